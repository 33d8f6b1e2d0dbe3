import type { Trade } from "#app/domain/store-profile/store-profile.ts";

/** Whether a car's value alone decides if there is cash for it at once; false where the rules ask for more, or for nothing. */
export function isCashByValue({
  offers: {
    cashNow: { isEnabled, priceRules },
  },
}: Pick<Trade, "offers">): boolean {
  return (
    isEnabled &&
    priceRules.length > 0 &&
    priceRules.every(
      ({ rules }) =>
        rules.length > 0 && rules.every(({ object }) => object === "valuation"),
    )
  );
}
