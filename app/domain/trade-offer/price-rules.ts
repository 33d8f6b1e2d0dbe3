import { ruleHolds, type RuleFacts } from "#app/domain/rules/rule-holds.ts";
import { VEHICLE_PRICE_KEYS } from "#app/domain/store-profile/content/trade.ts";
import type { Trade } from "#app/domain/store-profile/store-profile.ts";
import type { Rule } from "#app/domain/store-profile/fields/rule.ts";
import type { Valuation } from "#app/domain/valuation/valuation.ts";
import type { TradeAnswers } from "./trade-answers.ts";

export type PriceRule = Trade["offers"]["cashNow"]["priceRules"][number];

export interface OfferedVehicle {
  readonly year: number;
  readonly make: string;
  readonly model: string;
  readonly miles: number;
  /** Assumption A193: the year at the store less the model year, and never below zero. */
  readonly ageYears: number;
}

/** Offer rules may use these facts of each object; `answers` has the ids of the profile's questions. */
export const OFFER_RULE_KEYS = {
  vehicle: ["year", "make", "model", "miles", "ageYears"],
  valuation: VEHICLE_PRICE_KEYS,
} as const;

export function buildOfferFacts(
  vehicle: OfferedVehicle,
  valuation: Valuation,
  answers: TradeAnswers,
): RuleFacts {
  return {
    vehicle: { ...vehicle },
    valuation: valuation.status === "valued" ? valuation.valuesDollars : {},
    answers,
  };
}

export interface MatchedPriceRule {
  readonly priceRule: PriceRule;
  /** Those of its rules that hold: with "or" some may not. */
  readonly rules: readonly Rule[];
}

/** The first price rule that holds; without rules it holds for every vehicle. */
export function findPriceRule(
  priceRules: readonly PriceRule[],
  facts: RuleFacts,
): MatchedPriceRule | null {
  for (const priceRule of priceRules) {
    const rules = priceRule.rules.filter((rule) => ruleHolds(rule, facts));
    const isMatch =
      priceRule.logic === "and" || priceRule.rules.length === 0
        ? rules.length === priceRule.rules.length
        : rules.length > 0;
    if (isMatch) return { priceRule, rules };
  }
  return null;
}
