import { SHORTLIST_COOKIES } from "#app/domain/saved-vehicles/shortlist-cookies.ts";
import { LEAD_SENT_COOKIE } from "#app/domain/leads/lead-sent-cookie.ts";
import { PHONE_TO_VERIFY_COOKIE } from "#app/domain/phone-verification/phone-to-verify.ts";
import {
  TRADE_COOKIE,
  TRADE_COOKIE_DAYS,
} from "#app/domain/trade-draft/trade-cookie.ts";
import {
  SERVICE_DRAFT_COOKIE,
  SERVICE_DRAFT_MINUTES,
} from "#app/domain/scheduling/service-draft-cookie.ts";
import { FLASH_COOKIE } from "#app/domain/visitor/flash.ts";
import { PLACE_COOKIE } from "#app/domain/shopper-place/shopper-place.ts";
import { STORE_COOKIE } from "#app/domain/visitor/store-cookie.ts";
import type { CookieCategory } from "#app/domain/consent/consent.ts";
import {
  ALLOW_COOKIES,
  DISPLAY_COOKIES,
} from "#app/domain/consent/consent-cookies.ts";

/** An item stays for a number of units, as long as a profile, or until the browser is closed. */
export type StoredFor =
  | { readonly unit: "days" | "minutes"; readonly count: number }
  | { readonly unit: "profile" | "session" };

/** The cookie policy names every item. */
export interface StoredItem {
  readonly name: string;
  readonly kind: "cookie" | "session storage";
  /** The item needs this category to outlive the visit; `essential` needs no consent. */
  readonly category: CookieCategory;
  readonly lasts: StoredFor;
  /** Without the category's consent the item is not stored at all, or only until the browser closes. */
  readonly without: "nothing" | "session" | null;
}

/** The list holds every cookie and stored item of this software; a test looks for others in the source. */
export const STORED_ITEMS: readonly StoredItem[] = [
  buildEssentialCookie(ALLOW_COOKIES, { unit: "days", count: 180 }),
  buildEssentialCookie(DISPLAY_COOKIES, { unit: "days", count: 180 }),
  buildEssentialCookie(STORE_COOKIE, { unit: "days", count: 30 }),
  buildEssentialCookie(FLASH_COOKIE, { unit: "minutes", count: 1 }),
  buildEssentialCookie(PHONE_TO_VERIFY_COOKIE, { unit: "minutes", count: 10 }),
  buildEssentialCookie(TRADE_COOKIE, {
    unit: "days",
    count: TRADE_COOKIE_DAYS,
  }),
  buildEssentialCookie(SERVICE_DRAFT_COOKIE, {
    unit: "minutes",
    count: SERVICE_DRAFT_MINUTES,
  }),
  buildFunctionalCookie("visitor", "session"),
  buildFunctionalCookie(PLACE_COOKIE, "session"),
  buildFunctionalCookie(LEAD_SENT_COOKIE, "session"),
  buildFunctionalCookie(SHORTLIST_COOKIES.saved.name, "session"),
  buildFunctionalCookie(SHORTLIST_COOKIES.compared.name, "session"),
  buildFunctionalCookie(SHORTLIST_COOKIES.viewed.name, "nothing"),
  {
    name: "forecourt.list, list-pages, list-place",
    kind: "session storage",
    category: "essential",
    lasts: { unit: "session" },
    without: null,
  },
];

function buildEssentialCookie(name: string, lasts: StoredFor): StoredItem {
  return { name, kind: "cookie", category: "essential", lasts, without: null };
}

function buildFunctionalCookie(
  name: string,
  without: "nothing" | "session",
): StoredItem {
  return {
    name,
    kind: "cookie",
    category: "functional",
    lasts: { unit: "profile" },
    without,
  };
}
