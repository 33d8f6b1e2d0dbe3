import fc from "fast-check";
import { expect, test } from "vitest";
import type {
  Rule,
  RuleOperator,
} from "#app/domain/store-profile/fields/rule.ts";
import { allRulesHold, isEmpty, ruleHolds } from "./rule-holds.ts";

const FACTS = {
  vehicle: {
    ageYears: 12,
    miles: 0,
    make: "Honda",
    trim: " ",
    features: ["heated-seats", "sunroof"],
    zip: "60505",
    msrp: null,
  },
};

const holds = (
  key: string,
  operator: RuleOperator,
  ruleValue: Rule["ruleValue"],
) => ruleHolds({ object: "vehicle", key, operator, ruleValue }, FACTS);

test.each([
  ["ageYears", "<", 13, true],
  ["ageYears", "<", 12, false],
  ["ageYears", "<=", 12, true],
  ["ageYears", "<=", 11, false],
  ["ageYears", ">", 11, true],
  ["ageYears", ">", 12, false],
  ["ageYears", ">=", 12, true],
  ["ageYears", ">=", 13, false],
  ["ageYears", "==", "12", true],
  ["ageYears", "==", 12.5, false],
  ["make", "==", "Honda", true],
  ["make", "==", "honda", false],
  ["make", "!=", "Toyota", true],
  ["make", "!=", "Honda", false],
  ["make", "in", ["Toyota", "Honda"], true],
  ["make", "in", ["Toyota"], false],
  ["make", "in", "Honda", true],
  ["make", "not_in", ["Toyota"], true],
  ["make", "not_in", ["Honda"], false],
  ["features", "includes", "sunroof", true],
  ["features", "includes", ["sunroof", "heated-seats"], true],
  ["features", "includes", ["sunroof", "tow-package"], false],
  ["make", "includes", "ond", true],
  ["make", "includes", "ford", false],
  ["zip", "<", "7", false],
] as const)("%s %s %j is %j", (key, operator, ruleValue, expected) => {
  expect(
    holds(
      key,
      operator,
      typeof ruleValue === "object" ? [...ruleValue] : ruleValue,
    ),
  ).toBe(expected);
});

test("zero is smaller than ten although it is empty, and nothing is not", () => {
  expect(holds("miles", "<", 10)).toBe(true);
  expect(holds("msrp", "<", 10)).toBe(false);
  expect(holds("msrp", ">=", 0)).toBe(false);
  expect(holds("nothing", ">", -1)).toBe(false);
});

test("what is empty equals what is empty and nothing else", () => {
  for (const key of ["miles", "trim", "msrp", "nothing"]) {
    expect(holds(key, "==", "")).toBe(true);
    expect(holds(key, "==", 0)).toBe(true);
    expect(holds(key, "!=", "")).toBe(false);
    expect(holds(key, "==", "Honda")).toBe(false);
    expect(holds(key, "!=", "Honda")).toBe(true);
    expect(holds(key, "includes", "")).toBe(false);
  }
});

test.each([null, undefined, "", "  ", 0, {}, []])("%j is empty", (value) => {
  expect(isEmpty(value)).toBe(true);
});

test.each([1, -1, "0", "a", false, true, { a: null }, [0]])(
  "%j is not empty",
  (value) => {
    expect(isEmpty(value)).toBe(false);
  },
);

test("a rule cannot reach what every object inherits", () => {
  for (const key of ["constructor", "__proto__", "toString"]) {
    expect(holds(key, "!=", "")).toBe(false);
    expect(
      ruleHolds(
        { object: key, key: "name", operator: "!=", ruleValue: "" },
        FACTS,
      ),
    ).toBe(false);
  }
});

test("several rules hold together, and none hold for everybody", () => {
  const older: Rule = {
    object: "vehicle",
    key: "ageYears",
    operator: ">=",
    ruleValue: 10,
  };
  const ford: Rule = {
    ...older,
    key: "make",
    operator: "==",
    ruleValue: "Ford",
  };
  expect(allRulesHold([older], FACTS)).toBe(true);
  expect(allRulesHold([older, ford], FACTS)).toBe(false);
  expect(allRulesHold([], {})).toBe(true);
});

const anyValue = fc.oneof(
  fc.string(),
  fc.integer(),
  fc.double(),
  fc.constant(null),
  fc.boolean(),
  fc.array(fc.string()),
);
const anyRuleValue = fc.oneof(
  fc.string(),
  fc.double({ noNaN: true }),
  fc.boolean(),
  fc.array(fc.oneof(fc.string(), fc.integer())),
);

test("an operator and its opposite never agree, whatever they compare", () => {
  fc.assert(
    fc.property(anyValue, anyRuleValue, (value, ruleValue) => {
      const says = (operator: RuleOperator) =>
        ruleHolds(
          { object: "it", key: "value", operator, ruleValue },
          { it: { value } },
        );
      expect(says("==")).toBe(!says("!="));
      expect(says("in")).toBe(!says("not_in"));
      if (says("<")) expect(says(">=")).toBe(false);
      if (says(">")) expect(says("<=")).toBe(false);
      if (says("<=") && says(">=")) expect(says("<") || says(">")).toBe(false);
    }),
  );
});
