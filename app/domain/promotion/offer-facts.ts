import type { RuleFacts } from "#app/domain/rules/rule-holds.ts";
import type { PricingTerms } from "#app/domain/visitor/visitor-profile.ts";

/**
 * A promotion's criteria may use these facts. Anything else is empty, and `profile check` names it (Assumption A78).
 */
export const OFFER_FACT_KEYS = {
  visitor: [
    "isUnlocked",
    "hasTerms",
    "isTradingIn",
    "creditScore",
    "downPaymentDollars",
    "tradeEquityDollars",
  ],
  store: ["id", "city", "state"],
  /** Counts are of what the visitor may see, and empty where nothing may be counted. */
  inventory: ["totalCount", "newCount", "usedCount", "certifiedCount"],
  /** The promotion's `url` finds the vehicle. */
  vehicle: [
    "condition",
    "year",
    "make",
    "model",
    "trim",
    "bodystyle",
    "drivetrain",
    "transmission",
    "fuelType",
    "miles",
    "storeId",
    "priceDollars",
  ],
} as const;

export type OfferObject = keyof typeof OFFER_FACT_KEYS;
type Facts<Name extends OfferObject> = Readonly<
  Record<(typeof OFFER_FACT_KEYS)[Name][number], unknown>
>;

export type VehicleFacts = Facts<"vehicle">;

/** The facts belong to one request; the vehicles of an offer are added to them. */
export interface OfferFacts extends RuleFacts {
  readonly visitor: Facts<"visitor">;
  readonly store: Facts<"store">;
  readonly inventory: Facts<"inventory">;
}

/** The facts hold the answers of the price wizard and nothing personal; those of an unknown visitor are empty. */
export function buildVisitorFacts(
  terms: PricingTerms | null,
  isUnlocked: boolean,
): Facts<"visitor"> {
  return {
    isUnlocked,
    hasTerms: terms !== null,
    isTradingIn: terms?.isTradingIn,
    creditScore: terms?.creditScore,
    downPaymentDollars: terms?.downPaymentDollars,
    tradeEquityDollars: terms?.tradeEquityDollars,
  };
}
