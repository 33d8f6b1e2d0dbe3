import { expect, test } from "vitest";
import { readProfile } from "#tests/leads/sample-profile.ts";
import { listExampleFaults, listStatedTerms } from "./finance-examples.ts";
import type { Promotion } from "#app/domain/store-profile/store-profile.ts";

const profile = readProfile();
const [promotion] = profile.promotions.filter((it) => it.financeExample);
if (promotion === undefined) throw new Error("No promotion has an example.");

const listFaults = (changes: Partial<Promotion>) =>
  listExampleFaults({
    estimator: profile.estimator,
    promotions: [{ ...promotion, ...changes }],
  }).map(({ key, message }) => `${key.join(".")} ${message}`);

test("the sample profiles state what the engine works out", () => {
  for (const name of ["franchise", "used-only"] as const)
    expect(listExampleFaults(readProfile(name))).toEqual([]);
});

test("a disclosure with every term in it is read in both languages", () => {
  const kinds = (words = "") =>
    listStatedTerms(words)
      .map(({ kind, value }) => `${kind} ${value}`)
      .sort();
  const all = [
    "amount financed 2500000",
    "apr 9.9",
    "down payment 700",
    "payment 46189",
    "payment count 72",
  ];
  expect(kinds(promotion.disclosure?.en)).toEqual(all);
  expect(kinds(promotion.disclosure?.es)).toEqual(all);
});

test.each([
  [
    "72 payments of $470.00 at 9.9% APR",
    "payments of $470.00",
    "$461.89 a month",
  ],
  ["$461.88 a month for 72 months", "$461.88 a month", "$461.89 a month"],
  ["$461 a month", "$461 a month", "$461.89 a month"],
  ["$461.89/mo at 8.9% APR", "8.9% APR", "9.9% APR"],
  ["annual percentage rate of 9%", "annual percentage rate of 9%", "9.9% APR"],
  ["APR 19.9%", "APR 19.9%", "9.9% APR"],
  ["60 monthly payments", "60 monthly payments", "72 payments"],
  ["a 48-month loan", "48-month loan", "72 payments"],
  ["$8 down", "$8 down", "$7.00 down payment"],
  [
    "amount financed: $24,000",
    "amount financed: $24,000",
    "$25,000.00 amount financed",
  ],
])("a disclosure that says %j is refused", (en, stated, due) => {
  const es = promotion.disclosure?.es ?? "";
  expect(listFaults({ disclosure: { en, es } })).toEqual([
    `promotions.0.disclosure.en says "${stated}", but its financeExample makes ${due}`,
  ]);
});

test("the Spanish words, the title and the description are held to the example too", () => {
  const both = (es: string) => ({ en: "See the terms.", es });
  expect(
    listFaults({
      title: both("Llévelo a casa desde $9 de enganche"),
      description: both("Mensualidades de $400.00"),
      disclosure: both("72 pagos mensuales de $461.89 con APR de 7%"),
    }),
  ).toEqual([
    'promotions.0.title.es says "$9 de enganche", but its financeExample makes $7.00 down payment',
    'promotions.0.description.es says "Mensualidades de $400.00", but its financeExample makes $461.89 a month',
    'promotions.0.disclosure.es says "APR de 7%", but its financeExample makes 9.9% APR',
  ]);
});

test("a payment may be given in whole dollars, rounded up", () => {
  const words = "$462 a month for 72 months at 9.9% APR, $7 down";
  expect(listFaults({ disclosure: { en: words, es: words } })).toEqual([]);
});

test("other amounts of an offer are nobody's terms", () => {
  const words =
    "Total price $25,007, total of payments of $33,263.08. A 36-month warranty. Save 5% on service, $40 off.";
  expect(listFaults({ disclosure: { en: words, es: words } })).toEqual([]);
});

test("an example that finances nothing is refused", () => {
  const financeExample = promotion.financeExample && {
    ...promotion.financeExample,
    amountFinancedCents: 0,
  };
  expect(listFaults({ financeExample })).toEqual([
    "promotions.0.financeExample is no loan: it finances nothing",
  ]);
});

test("an offer without an example is not looked at", () => {
  expect(listFaults({ financeExample: null })).toEqual([]);
});
