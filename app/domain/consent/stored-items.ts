import type { CookieCategory } from "./consent.ts";

/** An item stays for a number of units, as long as a profile, or until the browser is closed. */
export type StoredFor =
  | { readonly unit: "days" | "minutes"; readonly count: number }
  | { readonly unit: "profile" | "session" };

/**
 * One thing that may be kept in a browser. This file names all of them, with `vendor-cookies.ts`: whatever writes a
 * cookie or a storage takes its row from here to the gate (`storage-gate.ts`), and the cookie policy prints them.
 */
export interface StoredItem {
  /** A star at the end stands for whatever a vendor adds to the name. */
  readonly name: string;
  readonly kind: "cookie" | "session storage";
  /** The item needs this category to outlive the visit; `essential` needs no consent. */
  readonly category: CookieCategory;
  readonly lasts: StoredFor;
  /** Without the category's consent the item is not stored at all, or only until the browser closes. */
  readonly without: "nothing" | "session" | null;
  /** Scripts cannot read it. */
  readonly isHttpOnly?: true;
  /** With TLS its name begins with `__Host-`, so that neither subdomains nor plain HTTP can set it. */
  readonly hasHostPrefix?: true;
  /** The script of this vendor writes the item; it is there only where the profile turns the vendor on. */
  readonly vendor?: "google" | "meta";
}

const ESSENTIAL_COOKIE = {
  kind: "cookie",
  category: "essential",
  without: null,
} as const;

/** What was told or asked for outlives the visit by functional consent alone. */
const FUNCTIONAL_COOKIE = {
  kind: "cookie",
  category: "functional",
  without: "session",
  lasts: { unit: "profile" },
} as const;

const SESSION_ITEM = {
  kind: "session storage",
  category: "essential",
  without: null,
  lasts: { unit: "session" },
} as const;

/** The banner asks again after half a year. */
const HALF_A_YEAR = { unit: "days", count: 180 } as const;

/** Spec §3: the categories that the visitor allows, separated by commas. */
export const ALLOWED_CATEGORIES = {
  ...ESSENTIAL_COOKIE,
  name: "allowCookies",
  lasts: HALF_A_YEAR,
} as const satisfies StoredItem;

/** Spec §3: whether the banner is shown. */
export const BANNER_DISPLAY = {
  ...ESSENTIAL_COOKIE,
  name: "displayCookies",
  lasts: HALF_A_YEAR,
} as const satisfies StoredItem;

/** Spec §9: the selected store, for 30 days unless the profile says otherwise (`store-cookie.ts`). */
export const SELECTED_STORE = {
  ...ESSENTIAL_COOKIE,
  name: "userSelectedStore",
  lasts: { unit: "days", count: 30 },
} as const satisfies StoredItem;

/** The language that somebody chose, kept as long as the store. */
export const CHOSEN_LANGUAGE = {
  ...ESSENTIAL_COOKIE,
  name: "language",
  lasts: { unit: "days", count: 30 },
} as const satisfies StoredItem;

/** The name of a toast that the next page shows. */
export const FLASH = {
  ...ESSENTIAL_COOKIE,
  name: "flash",
  lasts: { unit: "minutes", count: 1 },
  isHttpOnly: true,
} as const satisfies StoredItem;

/** The number that was just sent a code, as long as the code lives. */
export const PHONE_TO_VERIFY = {
  ...ESSENTIAL_COOKIE,
  name: "phoneToVerify",
  lasts: { unit: "minutes", count: 10 },
  isHttpOnly: true,
} as const satisfies StoredItem;

/** The signed name of the shopper's own valuation. */
export const TRADE_DRAFT = {
  ...ESSENTIAL_COOKIE,
  name: "trade",
  lasts: { unit: "days", count: 30 },
  isHttpOnly: true,
} as const satisfies StoredItem;

/** The sealed draft of a service appointment: whoever comes back later begins anew, for the times have gone by then. */
export const SERVICE_DRAFT = {
  ...ESSENTIAL_COOKIE,
  name: "serviceVisit",
  lasts: { unit: "minutes", count: 120 },
  isHttpOnly: true,
} as const satisfies StoredItem;

/** It is set and taken back at once, to see whether the browser keeps cookies at all. */
export const COOKIE_TRIAL = {
  ...ESSENTIAL_COOKIE,
  name: "kept",
  lasts: { unit: "session" },
} as const satisfies StoredItem;

/** The sealed visitor profile of spec §3. */
export const VISITOR = {
  ...FUNCTIONAL_COOKIE,
  name: "visitor",
  isHttpOnly: true,
  hasHostPrefix: true,
} as const satisfies StoredItem;

/** What forms of ours led to, until the page's tags were told of it. */
export const EVENT_MARKS = {
  kind: "cookie",
  category: "analytics",
  without: "nothing",
  name: "events",
  lasts: { unit: "minutes", count: 10 },
  isHttpOnly: true,
} as const satisfies StoredItem;

/** Where the shopper says they are: a ZIP code or a rounded spot. */
export const SHOPPER_PLACE = {
  ...FUNCTIONAL_COOKIE,
  name: "shopperPlace",
} as const satisfies StoredItem;

/** Spec §4: the marker of a first lead. */
export const LEAD_SENT = {
  ...FUNCTIONAL_COOKIE,
  name: "leadSent",
} as const satisfies StoredItem;

export const SAVED_VEHICLES = {
  ...FUNCTIONAL_COOKIE,
  name: "savedVehicles",
} as const satisfies StoredItem;

export const COMPARED_VEHICLES = {
  ...FUNCTIONAL_COOKIE,
  name: "comparedVehicles",
} as const satisfies StoredItem;

/** Nobody asked for this list, so it is kept with consent alone. */
export const VIEWED_VEHICLES = {
  ...FUNCTIONAL_COOKIE,
  name: "recentlyViewed",
  without: "nothing",
} as const satisfies StoredItem;

/** The list that this tab showed last, for the neighbors of a vehicle. */
export const LAST_LIST = {
  ...SESSION_ITEM,
  name: "forecourt.list",
} as const satisfies StoredItem;

/** The pages of lists that this tab has loaded, for a reload. */
export const LIST_PAGES = {
  ...SESSION_ITEM,
  name: "list-pages",
} as const satisfies StoredItem;

/** How far down such a list this tab was. */
export const LIST_PLACE = {
  ...SESSION_ITEM,
  name: "list-place",
} as const satisfies StoredItem;

/** React Router's own, for Back and reload: how far down each page this tab was. */
export const SCROLL_POSITIONS = {
  ...SESSION_ITEM,
  name: "react-router-scroll-positions",
} as const satisfies StoredItem;
