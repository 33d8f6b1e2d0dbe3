/** The key of the unlock page's query and form, with this value where a price was asked for (Assumption A384). */
export const UNLOCK_FOR = "for";
export const FOR_PRICES = "prices";

/** A link or a page was asked for a price. */
export function isUnlockForPrices({ searchParams }: URL): boolean {
  return searchParams.get(UNLOCK_FOR) === FOR_PRICES;
}
