import { expect, test } from "vitest";
import { getRate } from "#app/domain/credit/credit-band.ts";
import { formPorts } from "#tests/support/form-ports.ts";
import { listCreditChoices } from "./credit-choices.server.ts";

const { profile } = formPorts().ports;

function listChoices(of: Parameters<typeof listCreditChoices>[0]) {
  return listCreditChoices(of, "en", 2026);
}

test("every band stands there with its scores and the rates that payments of what is sold have, best first", () => {
  const { rateColumns, choices } = listChoices(profile);
  expect(rateColumns).toEqual(["APR, new", "APR, used and certified"]);
  expect(
    choices.map(({ label, detail, rates }) => [label, detail, ...rates]),
  ).toEqual([
    ["Great", "720 and above", "7.9%", "7.9–9.9%"],
    ["Good", "660 to 719", "9.9%", "10.9–12.9%"],
    ["Okay", "600 to 659", "12.9%", "14.9–16.9%"],
    ["Bad", "below 600", "16.9%", "19.9–21.9%"],
    ["I don’t know", "shown as Okay", "12.9%", "14.9–16.9%"],
  ]);
});

test("where one condition is sold, its rate needs no column’s name", () => {
  const usedOnly = { ...profile, conditions: ["used" as const] };
  const { rateColumns, choices } = listChoices(usedOnly);
  expect(rateColumns).toEqual([]);
  expect(choices[0]?.rates).toEqual(["7.9–9.9% APR"]);
});

test("which model years have the higher of two rates is said where used or certified cars are sold", () => {
  expect(listChoices(profile).rateRules).toEqual([
    "Model years 2018 and later have the higher rate.",
  ]);
  const newOnly = { ...profile, conditions: ["new" as const] };
  expect(listChoices(newOnly).rateRules).toEqual([]);
  const [rule] = profile.estimator.aprAdjustments;
  const cheaper = {
    ...profile.estimator,
    aprAdjustments: rule === undefined ? [] : [{ ...rule, addPercent: -1 }],
  };
  expect(listChoices({ ...profile, estimator: cheaper }).rateRules).toEqual([
    "Model years 2018 and later have the lower rate.",
  ]);
});

test("a rate of the wizard is one that the estimator works with, and no other of its condition lies outside", () => {
  const { estimator } = profile;
  for (const condition of profile.conditions) {
    const only = { ...profile, conditions: [condition] };
    const { choices } = listChoices(only);
    const bands = estimator.creditBands.toReversed();
    for (const [at, band] of bands.entries()) {
      const used = Array.from(
        { length: condition === "new" ? 3 : 28 },
        (_, age) =>
          getRate(estimator, band, { condition, modelYear: 2027 - age })
            .aprPercent,
      );
      const said = choices[at]?.rates.join(" ").match(/[\d.]+(?=[%–])/g) ?? [];
      expect(said.map(Number)).toEqual([
        ...new Set([Math.min(...used), Math.max(...used)]),
      ]);
    }
  }
});
