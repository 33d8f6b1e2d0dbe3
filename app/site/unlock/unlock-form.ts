import * as v from "valibot";
import type { OffersPlace } from "#app/domain/address/offers-place.ts";
import { checkbox, optionalLine } from "#app/domain/forms/fields.ts";
import {
  type ContactConsentView,
  contactEntries,
} from "#app/site/forms/contact-details.ts";
import { defineForm } from "#app/site/forms/form-definition.ts";

const LONGEST_ADDRESS = 2000;

/** Spec §4, private-inventory unlock. */
export const unlockForm = defineForm(
  "private-inventory",
  v.object({
    ...contactEntries,
    contactConsent: checkbox,
    /** Anything but a path of this site leads home. */
    returnTo: optionalLine(LONGEST_ADDRESS),
    /** "prices" where the link was that of a price (Assumption A384). */
    for: optionalLine(20),
  }),
);

/** It comes from the server, for the page and the dialog alike. */
export interface UnlockFormData {
  readonly action: string;
  readonly token: string;
  readonly defaults: Readonly<Record<string, string>>;
  readonly consent: ContactConsentView;
  /** What it is said to open is what was asked for: offers, hidden vehicles, the way to prices, or the last two. */
  readonly opens: "offers" | "vehicles" | "prices" | "both";
  /** The offers that were asked for; null where it was something else. */
  readonly offers: {
    readonly place: OffersPlace;
    readonly count: number;
  } | null;
  /** The hidden cars that were asked for open with what they cost. */
  readonly openWithPrices: boolean;
  /** "Used prices", where only these wait for the questions and the hidden cars come with theirs. */
  readonly laterPrices: string | null;
  /** The car whose price was asked for. */
  readonly askedName: string | null;
  /** It was sent, and nothing stayed unlocked. */
  readonly areCookiesRefused: boolean;
}
