import {
  VEHICLE_PRICE_KEYS,
  type VehiclePriceKey,
} from "#app/domain/store-profile/content/trade.ts";
import type { Trade } from "#app/domain/store-profile/store-profile.ts";
import { ruleHolds } from "#app/domain/rules/rule-holds.ts";
import type { Valuation } from "#app/domain/valuation/valuation.ts";

export interface CashBound {
  readonly priceKey: VehiclePriceKey;
  readonly dollars: number;
}

/** The one bound of the profile's rules that keeps a car from cash at once; null where they have more than one to tell. */
export function findCashBound(
  { offers: { cashNow } }: Pick<Trade, "offers">,
  valuation: Valuation,
): CashBound | null {
  const [priceRule, ...others] = cashNow.priceRules;
  if (
    priceRule?.logic !== "and" ||
    others.length > 0 ||
    valuation.status !== "valued"
  )
    return null;
  const facts = { valuation: valuation.valuesDollars };
  const [missed, ...further] = priceRule.rules.filter(
    (rule) => !ruleHolds(rule, facts),
  );
  const priceKey = VEHICLE_PRICE_KEYS.find((key) => key === missed?.key);
  if (missed === undefined || priceKey === undefined || further.length > 0)
    return null;
  const dollars = Number(missed.ruleValue);
  return ["<=", ">="].includes(missed.operator) && dollars > 0
    ? { priceKey, dollars }
    : null;
}
