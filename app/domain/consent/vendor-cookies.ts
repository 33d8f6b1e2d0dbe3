import type { StoredItem } from "./stored-items.ts";

const GOOGLE_ANALYTICS_COOKIE = {
  kind: "cookie",
  category: "analytics",
  without: "nothing",
  lasts: { unit: "days", count: 730 },
  vendor: "google",
} as const;

/** Advertisers' cookies live for 90 days (reference: Meta's and Google's own pages on them). */
const ADVERTISING_COOKIE = {
  kind: "cookie",
  category: "targeting",
  without: "nothing",
  lasts: { unit: "days", count: 90 },
} as const;

/** Meta's id of a browser, which its pixel makes where we have not. */
export const META_BROWSER = {
  ...ADVERTISING_COOKIE,
  name: "_fbp",
  vendor: "meta",
} as const satisfies StoredItem;

/** The click on an advertisement that led here. */
export const META_CLICK = {
  ...ADVERTISING_COOKIE,
  name: "_fbc",
  vendor: "meta",
} as const satisfies StoredItem;

export type VendorCookie = StoredItem & {
  readonly kind: "cookie";
  readonly vendor: "google" | "meta";
};

/** In a browser only the tags need these, which load late; so they have a file of their own. */
export const VENDOR_COOKIES: readonly VendorCookie[] = [
  { ...GOOGLE_ANALYTICS_COOKIE, name: "_ga" },
  { ...GOOGLE_ANALYTICS_COOKIE, name: "_ga_*" },
  { ...ADVERTISING_COOKIE, name: "_gcl_*", vendor: "google" },
  META_BROWSER,
  META_CLICK,
];
