import * as v from "valibot";

/** What a browser may report; everything else happens on the server. Its values are none of the browser's business. */
const BROWSER_EVENTS = [
  "PageView",
  "Search",
  "ViewContent",
  "ClickToCall",
  "AddToWishlist",
  // Said by the lender's frame, which only the browser hears.
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

/** Unknown fields, such as a value or contact details, are left behind. */
export const browserEventsSchema = v.object({
  events: v.pipe(
    v.array(browserEvent),
    v.minLength(1),
    v.maxLength(MAX_EVENTS_AT_ONCE),
  ),
});
