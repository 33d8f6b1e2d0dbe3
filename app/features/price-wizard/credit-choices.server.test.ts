import { expect, test } from "vitest";
import { getRate } from "#app/domain/credit/credit-band.ts";
import { createTranslator } from "#app/site/page/copy.ts";
import { termsCopy } from "#app/site/visitor/terms-copy.ts";
import { formPorts } from "#tests/support/form-ports.ts";
import { listCreditChoices } from "./credit-choices.server.ts";
import { wizardServerCopy } from "./copy.ts";

const { profile } = formPorts().ports;
const t = createTranslator(wizardServerCopy, {}, "en");
const tTerms = createTranslator(termsCopy, {}, "en");

test("every band stands there with its scores and the rates that payments of what is sold have, best first", () => {
  const choices = listCreditChoices(profile, 2026, "I don’t know", tTerms, t);
  expect(
    choices.map(({ label, detail, rates }) => [label, detail, ...rates]),
  ).toEqual([
    [
      "Great",
      "720 and above",
      "New: 7.9% APR",
      "Used and certified: 7.9–9.9% APR",
    ],
    [
      "Good",
      "660 to 719",
      "New: 9.9% APR",
      "Used and certified: 10.9–12.9% APR",
    ],
    [
      "Okay",
      "600 to 659",
      "New: 12.9% APR",
      "Used and certified: 14.9–16.9% APR",
    ],
    [
      "Bad",
      "below 600",
      "New: 16.9% APR",
      "Used and certified: 19.9–21.9% APR",
    ],
    [
      "I don’t know",
      "shown as Okay",
      "New: 12.9% APR",
      "Used and certified: 14.9–16.9% APR",
    ],
  ]);
});

test("where one condition is sold, its rate needs no name", () => {
  const usedOnly = { ...profile, conditions: ["used" as const] };
  const [great] = listCreditChoices(usedOnly, 2026, "I don’t know", tTerms, t);
  expect(great?.rates).toEqual(["7.9–9.9% APR"]);
});

test("a rate of the wizard is one that the estimator works with, and no other of its condition lies outside", () => {
  const { estimator } = profile;
  for (const condition of profile.conditions) {
    const only = { ...profile, conditions: [condition] };
    const choices = listCreditChoices(only, 2026, "I don’t know", tTerms, t);
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
