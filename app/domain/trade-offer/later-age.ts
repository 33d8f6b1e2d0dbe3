import type { Trade } from "#app/domain/store-profile/store-profile.ts";

/** From this age in years on a car can be sold for its owner; null where the rules say more or less than an age. */
export function findAgeForLater({
  offers: {
    moreCashLater: { isEnabled, priceRules },
  },
}: Pick<Trade, "offers">): number | null {
  const [priceRule, ...furtherRules] = priceRules;
  const [rule, ...others] = priceRule?.rules ?? [];
  return isEnabled &&
    rule?.key === "ageYears" &&
    rule.operator === ">=" &&
    others.length + furtherRules.length === 0
    ? Number(rule.ruleValue)
    : null;
}
