import * as v from "valibot";
import { checkbox, optionalLine } from "#app/domain/forms/fields.ts";
import { contactEntries } from "#app/site/forms/contact-details.ts";
import type { ContactConsentView } from "#app/site/forms/fields/contact-consent.ts";
import { defineForm } from "#app/site/forms/form-definition.ts";

const LONGEST_ADDRESS = 2000;

/** The private-inventory unlock of spec §4. */
export const unlockForm = defineForm(
  "private-inventory",
  v.object({
    ...contactEntries,
    contactConsent: checkbox,
    /** Where the visitor came from; anything but a path of this site leads home. */
    returnTo: optionalLine(LONGEST_ADDRESS),
  }),
);

/** What the form needs from the server, on its page and in the dialog alike. */
export interface UnlockFormData {
  readonly action: string;
  readonly token: string;
  readonly defaults: Readonly<Record<string, string>>;
  readonly consent: ContactConsentView;
  /** What it opens: vehicles that are hidden, or only the way to prices. */
  readonly opens: "vehicles" | "prices";
}
