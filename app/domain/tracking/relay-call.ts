import * as v from "valibot";
import { DAY_MS } from "#app/domain/time.ts";

/**
 * A browser may report these events; everything else happens on the server. The browser never sets an event's value.
 */
const BROWSER_EVENTS = [
  "PageView",
  "Search",
  "ViewContent",
  "ViewItemList",
  "ClickToCall",
  "AddToWishlist",
  // The lender's frame reports these, and only the browser hears it.
  "InstantScreen",
  "FullCreditApplication",
] as const;
export type BrowserEventName = (typeof BROWSER_EVENTS)[number];

const MAX_EVENTS_AT_ONCE = 10;
/** A list's page has no more cars. */
const MOST_LISTED = 60;

/** Meta's form: fb, the index of the subdomain, milliseconds, a number; Meta's own library may add a fifth part. */
const FBP = /^fb\.[012]\.\d{10,14}\.\d{1,20}(?:\.[\w-]{2,8})?$/;
const FBC = /^fb\.[012]\.\d{10,14}\.[\w-]{1,500}(?:\.[\w-]{2,8})?$/;

const vin = v.pipe(v.string(), v.regex(/^[A-HJ-NPR-Z0-9]{17}$/i));

/**
 * Spec §7, `POST /api/track/facebook`. What the server knows itself is refused rather than ignored: value, currency and
 * `user_data` never come from a browser.
 */
const relayCall = v.strictObject({
  eventName: v.picklist(BROWSER_EVENTS),
  /** Browsers make ids only on secure pages; elsewhere the server makes one. */
  eventID: v.optional(v.pipe(v.string(), v.uuid(), v.toLowerCase())),
  /** Unix seconds. */
  eventTime: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  custom_data: v.strictObject({
    path: v.pipe(v.string(), v.maxLength(2000), v.startsWith("/")),
    title: v.optional(v.pipe(v.string(), v.maxLength(1000))),
    referrer: v.optional(v.pipe(v.string(), v.maxLength(2000))),
    /** The vehicle, or the vehicles of a list. */
    content_ids: v.optional(v.pipe(v.array(vin), v.maxLength(MOST_LISTED))),
  }),
  /** Its cookies come first. */
  fbp: v.optional(v.pipe(v.string(), v.regex(FBP))),
  fbc: v.optional(v.pipe(v.string(), v.regex(FBC))),
});
export type RelayCall = v.InferOutput<typeof relayCall>;

/** A page's events come together. */
export const relayCallsSchema = v.union([
  v.pipe(
    relayCall,
    v.transform((call) => [call]),
  ),
  v.pipe(v.array(relayCall), v.minLength(1), v.maxLength(MAX_EVENTS_AT_ONCE)),
]);

/** What happened longer ago Meta refuses, together with all that it came with. */
const OLDEST_EVENT_MS = 7 * DAY_MS;
/** A visitor's clock may be wrong. */
const FURTHEST_AHEAD_MS = DAY_MS;

/** What a clock that runs ahead dates into the future happened now; null is too old, or from no clock at all. */
export function readEventTime(
  { eventTime }: Pick<RelayCall, "eventTime">,
  nowMs: number,
): number | null {
  const atMs = eventTime * 1000;
  if (atMs < nowMs - OLDEST_EVENT_MS || atMs > nowMs + FURTHEST_AHEAD_MS)
    return null;
  return Math.min(atMs, nowMs);
}

/** Null for what is no such id. */
export function parseFbp(value: string | undefined): string | null {
  return value !== undefined && FBP.test(value) ? value : null;
}

export function parseFbc(value: string | undefined): string | null {
  return value !== undefined && FBC.test(value) ? value : null;
}
