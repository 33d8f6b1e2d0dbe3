import { splitLanguage } from "#app/domain/address/printed-address.ts";
import { FILTER_KEYS } from "#app/domain/inventory/facets.ts";

/** The reason says why a page is kept out of search engines (Assumption A11). */
export type LeftOutReason =
  /** The page shows what one visitor chose, typed or may see. */
  | "private"
  /** One more address of what stands elsewhere: a form about a vehicle, a sum about it. */
  | "thin"
  /** What a form left behind. */
  | "form-result"
  /** A list narrowed by more than one filter, by words or by an order of its own. */
  | "further-filtered"
  | "nothing-found"
  /** Closed to visitors we know nothing of. */
  | "locked";

/** Nothing below these first segments is listed. */
const LEFT_OUT_BELOW: Readonly<Record<string, LeftOutReason>> = {
  "saved-vehicles": "private",
  compare: "private",
  "private-inventory": "private",
  "personalized-pricing": "private",
  "your-details": "private",
  "cookie-settings": "private",
  "verify-phone": "private",
  "ask-about-vehicle": "thin",
  "check-availability": "thin",
  "email-me-this-car": "thin",
  "test-drive": "thin",
  "price-alert": "thin",
  "search-alert": "thin",
  alerts: "private",
  appointments: "private",
  chat: "private",
  "stop-contact": "private",
  "payment-estimate": "thin",
  "amp-contact-request-confirmation": "form-result",
};

/** Under any path, these query keys say that a form was sent. */
const RESULT_KEYS: readonly string[] = ["reference"];
const LISTS = "search-vehicles";
const TRADE = "sell-trade-my-car";
const TRADE_STEP = "step";
/** These keys of a list's query give another view of the same vehicles. */
const VIEW_KEYS: readonly string[] = ["q", "words", "said", "sort"];
/** The two segments are `search-vehicles` and the condition. */
const SEGMENTS_BEFORE_FILTER = 2;

/** It is null for a page that search engines may show. Click identifiers and unknown keys change nothing. */
export function findLeftOutReason(
  pathname: string,
  query: URLSearchParams,
): LeftOutReason | null {
  const segments = splitLanguage(pathname).address.split("/").filter(Boolean);
  const first = segments[0] ?? "";
  const below = LEFT_OUT_BELOW[first];
  if (below !== undefined) return below;
  if (RESULT_KEYS.some((key) => query.has(key))) return "form-result";
  // A shopper's own car and what we offer for it.
  if (first === TRADE && query.has(TRADE_STEP)) return "private";
  if (first !== LISTS) return null;
  const pathFilter = segments[SEGMENTS_BEFORE_FILTER];
  const inPath = pathFilter === undefined ? 0 : 1;
  return inPath + countNarrowings(query) > 1 ||
    pathFilter?.startsWith("not_") === true ||
    VIEW_KEYS.some((key) => query.has(key))
    ? "further-filtered"
    : null;
}

function countNarrowings(query: URLSearchParams): number {
  let count = 0;
  for (const [name, value] of query)
    if (isFilter(name)) count += value.split(",").length;
  return count;
}

function isFilter(name: string): boolean {
  const key = name.replace(/_(?:min|max)$/, "");
  return FILTER_KEYS.some((it) => it === key);
}
