import { expect, test } from "vitest";
import { createTranslator } from "#app/site/page/copy.ts";
import { termsCopy } from "#app/site/visitor/copy.ts";
import { formPorts } from "#tests/support/form-ports.ts";
import {
  listCreditChoices,
  describeRateRules,
} from "./credit-choices.server.ts";
import { wizardServerCopy } from "./copy.ts";

const { profile } = formPorts().ports;
const t = createTranslator(wizardServerCopy, {}, "en");
const tTerms = createTranslator(termsCopy, {}, "en");

test("every band stands there with its scores and the rates of what is sold, best first", () => {
  const choices = listCreditChoices(profile, "I don't know", tTerms, t);
  expect(
    choices.map(({ label, detail, rates }) => [label, detail, ...rates]),
  ).toEqual([
    ["Great", "720 and above", "New: 5.9% APR", "Used and certified: 7.9% APR"],
    ["Good", "660 to 719", "New: 7.9% APR", "Used and certified: 10.9% APR"],
    ["Okay", "600 to 659", "New: 10.9% APR", "Used and certified: 14.9% APR"],
    ["Bad", "below 600", "New: 14.9% APR", "Used and certified: 19.9% APR"],
    [
      "I don't know",
      "shown as Okay",
      "New: 10.9% APR",
      "Used and certified: 14.9% APR",
    ],
  ]);
});

test("where one condition is sold, its rate needs no name", () => {
  const usedOnly = { ...profile, conditions: ["used" as const] };
  const [great] = listCreditChoices(usedOnly, "I don't know", tTerms, t);
  expect(great?.rates).toEqual(["7.9% APR"]);
});

type Rule = (typeof profile.estimator.aprAdjustments)[number];
const RULE: Rule = {
  modelYearFrom: 2018,
  modelYearTo: null,
  conditions: ["new", "used", "certified"],
  addPercent: 2,
};

test.each<[string, readonly Rule[]]>([
  [
    "Rates are for model years up to 2017. Model years 2018 and later add 2 percentage points. A lender sets your actual rate.",
    [RULE],
  ],
  [
    "Model years up to 2012 add 1 percentage point (used). Model years 2020 to 2024 take off 0.5 percentage points. A lender sets your actual rate.",
    [
      {
        modelYearFrom: null,
        modelYearTo: 2012,
        conditions: ["used"],
        addPercent: 1,
      },
      { ...RULE, modelYearFrom: 2020, modelYearTo: 2024, addPercent: -0.5 },
    ],
  ],
  ["A lender sets your actual rate.", [{ ...RULE, addPercent: 0 }]],
])("%s", (note, aprAdjustments) => {
  const estimator = {
    ...profile.estimator,
    aprAdjustments: [...aprAdjustments],
  };
  expect(describeRateRules({ ...profile, estimator }, t)).toBe(note);
});
