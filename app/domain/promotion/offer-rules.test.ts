import fc from "fast-check";
import { expect, test } from "vitest";
import type { Promotion } from "#app/domain/store-profile/store-profile.ts";
import { type OfferFacts, buildVisitorFacts } from "./offer-facts.ts";
import { hasVehicleRules, isForVehicle, isOnOffer } from "./offer-rules.ts";

type Criterion = Promotion["criterias"][number];

const FACTS: OfferFacts = {
  visitor: buildVisitorFacts(null, false),
  store: { id: "aurora", city: "Aurora", state: "IL" },
  inventory: { totalCount: 9, newCount: 0, usedCount: 9, certifiedCount: 0 },
};
const DATES = {
  startDate: "2026-01-01T00:00:00Z",
  endDate: "2027-01-01T00:00:00Z",
};
const NOW_MS = Date.UTC(2026, 10, 20);

const criterion = (
  object: string,
  key: string,
  operator: Criterion["operator"],
  ruleValue: Criterion["ruleValue"],
): Criterion => ({ object, key, operator, ruleValue });

const holds = (
  criterias: readonly Criterion[],
  facts: OfferFacts = FACTS,
  nowMs = NOW_MS,
) => isOnOffer({ ...DATES, criterias }, facts, nowMs);

test.each([
  [criterion("visitor", "isUnlocked", "==", false), true],
  [criterion("visitor", "isUnlocked", "==", true), false],
  [criterion("visitor", "creditScore", ">=", 0), false],
  [criterion("visitor", "creditScore", "!=", ""), false],
  [criterion("store", "id", "in", ["aurora", "joliet"]), true],
  [criterion("store", "state", "==", "IN"), false],
  [criterion("inventory", "usedCount", ">", 8), true],
  [criterion("inventory", "newCount", ">", 0), false],
  [criterion("customer", "name", "==", ""), true],
  [criterion("store", "phone", "!=", ""), false],
])("for a stranger %j is %s", (rule, expected) => {
  expect(holds([rule])).toBe(expected);
});

test("whoever finished the wizard is known by the answers, and by nothing personal", () => {
  const terms = {
    downPaymentDollars: 2000,
    isTradingIn: true,
    tradeEquityDollars: 500,
    creditScore: 700,
  };
  const visitor = buildVisitorFacts(terms, true);
  expect(visitor).toEqual({ ...terms, hasTerms: true, isUnlocked: true });
  const facts = { ...FACTS, visitor };
  expect(holds([criterion("visitor", "isTradingIn", "==", true)], facts)).toBe(
    true,
  );
});

test("an offer holds when its dates and every criterion do, and more criteria never let more in", () => {
  const anyRule = fc.constantFrom(
    criterion("store", "id", "==", "aurora"),
    criterion("store", "id", "==", "joliet"),
    criterion("inventory", "usedCount", ">", 3),
    criterion("visitor", "hasTerms", "==", true),
  );
  const anyTime = fc.integer({
    min: Date.UTC(2025, 0, 1),
    max: Date.UTC(2028, 0, 1),
  });
  fc.assert(
    fc.property(
      fc.array(anyRule, { maxLength: 4 }),
      anyRule,
      anyTime,
      (rules, further, nowMs) => {
        const isOn = holds(rules, FACTS, nowMs);
        const inTime =
          Date.parse(DATES.startDate) <= nowMs &&
          nowMs < Date.parse(DATES.endDate);
        expect(isOn).toBe(inTime && rules.every((rule) => holds([rule])));
        if (holds([...rules, further], FACTS, nowMs)) expect(isOn).toBe(true);
      },
    ),
  );
});

test("what is said of a vehicle is asked of each vehicle, and of nothing else", () => {
  const criterias = [
    criterion("vehicle", "miles", "<", 40_000),
    criterion("store", "id", "==", "joliet"),
  ];
  expect(hasVehicleRules({ criterias })).toBe(true);
  expect(hasVehicleRules({ criterias: criterias.slice(1) })).toBe(false);
  expect(isForVehicle({ criterias }, { miles: 39_999 })).toBe(true);
  expect(isForVehicle({ criterias }, { miles: 40_000 })).toBe(false);
  expect(isForVehicle({ criterias }, {})).toBe(false);
  expect(holds(criterias.slice(0, 1))).toBe(true);
});
