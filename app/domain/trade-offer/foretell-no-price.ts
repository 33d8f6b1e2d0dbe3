import type { TradeOfferType } from "#app/domain/store-profile/content/trade.ts";
import type { Trade } from "#app/domain/store-profile/store-profile.ts";
import type { Valuation } from "#app/domain/valuation/valuation.ts";
import { ruleHolds } from "#app/domain/rules/rule-holds.ts";
import { isCashByValue } from "./cash-by-value.ts";
import {
  buildOfferFacts,
  findPriceRule,
  type OfferedVehicle,
} from "./price-rules.ts";
import type { UnruledReason, ValueMiss } from "./trade-offer.ts";

export const PRICED = [
  "cashNow",
  "moreCashLater",
] as const satisfies readonly TradeOfferType[];

/** On which side of the values that get cash at once a car lies; null where it gets it, and where its value alone does not decide. */
export function findValueMiss(
  trade: Pick<Trade, "offers">,
  valuation: Valuation,
): ValueMiss | null {
  if (valuation.status === "unsure" || !isCashByValue(trade)) return null;
  const { priceRules } = trade.offers.cashNow;
  const facts = { valuation: valuation.valuesDollars };
  const missed = priceRules.map(({ rules }) =>
    rules.filter((rule) => !ruleHolds(rule, facts)),
  );
  if (missed.some(({ length }) => length === 0)) return null;
  const operators = missed.flat().map(({ operator }) => operator);
  if (operators.every((it) => it.startsWith("<"))) return "above";
  return operators.every((it) => it.startsWith(">")) ? "below" : null;
}

/** Why no answer can lead to a price, before any question is asked (Assumption A437); null where one may. */
export function foretellNoPrice(
  trade: Pick<Trade, "offers">,
  vehicle: OfferedVehicle,
  valuation: Valuation,
): UnruledReason | null {
  if (valuation.status === "unsure")
    return { kind: "unsure", reason: valuation.reason };
  return PRICED.some((type) => mayBeOffered(type, trade, vehicle, valuation))
    ? null
    : { kind: "none-matched", miss: findValueMiss(trade, valuation) };
}

/** No answer can lead to cash at once, and the car may be sold for its owner (Assumption A437). */
export function foretellLaterAlone(
  trade: Pick<Trade, "offers">,
  vehicle: OfferedVehicle,
  valuation: Valuation,
): boolean {
  return (
    valuation.status !== "unsure" &&
    !mayBeOffered("cashNow", trade, vehicle, valuation) &&
    mayBeOffered("moreCashLater", trade, vehicle, valuation)
  );
}

/** Its rules hold already, or may once a question is answered. */
function mayBeOffered(
  type: (typeof PRICED)[number],
  trade: Pick<Trade, "offers">,
  vehicle: OfferedVehicle,
  valuation: Valuation,
): boolean {
  const { isEnabled, priceRules } = trade.offers[type];
  return (
    isEnabled &&
    (findPriceRule(priceRules, buildOfferFacts(vehicle, valuation, {})) !==
      null ||
      dependsOnAnswers(type, trade))
  );
}

export function dependsOnAnswers(
  type: (typeof PRICED)[number],
  { offers }: Pick<Trade, "offers">,
): boolean {
  const { isEnabled, priceRules } = offers[type];
  return (
    isEnabled &&
    priceRules.some(({ rules }) =>
      rules.some(({ object }) => object === "answers"),
    )
  );
}
