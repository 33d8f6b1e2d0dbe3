import * as v from "valibot";

/**
 * A browser may report these events; everything else happens on the server. The browser never sets an event's value.
 */
const BROWSER_EVENTS = [
  "PageView",
  "Search",
  "ViewContent",
  "ClickToCall",
  "AddToWishlist",
  // The lender's frame reports these, and only the browser hears it.
  "InstantScreen",
  "FullCreditApplication",
] as const;
export type BrowserEventName = (typeof BROWSER_EVENTS)[number];

const MAX_EVENTS_AT_ONCE = 10;

const browserEvent = v.object({
  name: v.picklist(BROWSER_EVENTS),
  eventId: v.optional(v.pipe(v.string(), v.uuid())),
  path: v.pipe(v.string(), v.maxLength(2000), v.startsWith("/")),
  vin: v.nullable(v.pipe(v.string(), v.regex(/^[A-HJ-NPR-Z0-9]{17}$/i))),
});
export type BrowserEvent = v.InferOutput<typeof browserEvent>;

/** Unknown fields, such as a value or contact details, are dropped. */
export const browserEventsSchema = v.object({
  events: v.pipe(
    v.array(browserEvent),
    v.minLength(1),
    v.maxLength(MAX_EVENTS_AT_ONCE),
  ),
});
