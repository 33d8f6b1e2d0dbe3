import { expect, test } from "vitest";
import { createTranslator } from "#app/site/page/copy.ts";
import { valuationCopy } from "#app/features/valuation/copy.ts";
import { portsWith } from "#tests/support/list-pages.tsx";
import type { OfferLine } from "#app/domain/trade-offer/trade-offer.ts";
import type { Said } from "./line-view.ts";
import { listLines } from "./line-words.ts";

const { profile } = await portsWith([]);

test("the value says with which miles it was looked up, and whether the answers change it", () => {
  const t = createTranslator(valuationCopy, profile.texts.en, "en");
  const value = {
    kind: "value",
    priceKey: "listingPrice",
    percent: 100,
    cents: 1_232_500,
  } as const;
  const condition = {
    kind: "deduction",
    questionId: 1001000,
    answer: "good",
    cents: -40_000,
  } as const;
  const cost = { kind: "document-fee", cents: -35_803 } as const;
  const sayNote = (lines: readonly OfferLine[]) =>
    listLines(lines, {
      trade: profile.trade,
      language: "en",
      balanceCents: 0,
      miles: 41_000,
      year: 2016,
      answers: {},
      offered: [],
      t,
    })[0]?.note;
  const unchanged =
    "A typical price on our lot for one with 41,000 miles. Nothing you told us lowers it.";
  expect(sayNote([value])).toBe(unchanged);
  // Our own costs are no answers.
  expect(sayNote([value, cost])).toBe(unchanged);
  expect(sayNote([value, condition, cost])).toBe(
    "A typical price on our lot, before what you told us about it",
  );
});

test("where the answers change a listing price, it stands below them, and our costs come off it", () => {
  const t = createTranslator(valuationCopy, profile.texts.en, "en");
  const lines = [
    { kind: "value", priceKey: "listingPrice", percent: 100, cents: 827_600 },
    { kind: "deduction", questionId: 1001000, answer: "fair", cents: -172_000 },
    { kind: "advertising", cents: -99_500 },
  ] as const;
  const listOf = (of: readonly OfferLine[]) =>
    listLines(of, {
      trade: profile.trade,
      language: "en",
      balanceCents: 0,
      miles: 140_000,
      year: 2012,
      answers: { "4001000": "none" },
      offered: [],
      t,
    }).map(({ label, amount }) => [label, amount]);
  const [value, condition, advertising] = lines;
  expect(listOf(lines)).toEqual([
    ["Retail price at 140,000 miles", "$8,276.00"],
    ["Condition", "−$1,720.00"],
    ["Your other answers", "$0.00"],
    ["What we’d list it for", "$6,556.00"],
    ["Advertising", "−$995.00"],
  ]);
  // Nothing is listed that we buy for cash.
  expect(listOf([value, condition]).map(([label]) => label)).toEqual([
    "Retail price at 140,000 miles",
    "Condition",
    "Your other answers",
  ]);
  expect(
    listOf([{ ...value, priceKey: "wholeAvg" }, condition, advertising]),
  ).not.toContainEqual(["What we’d list it for", "$6,556.00"]);
});

test("our own costs say what they are for, and by which rule they are counted where the offer keeps it", () => {
  const t = createTranslator(valuationCopy, profile.texts.en, "en");
  const notesOf = (lines: readonly OfferLine[]) =>
    listLines(lines, {
      trade: profile.trade,
      language: "en",
      balanceCents: 0,
      miles: 140_000,
      year: 2012,
      answers: {},
      offered: [],
      t,
    }).map(({ note }) => note);
  const reconditioning = {
    minimumCents: 56_000,
    baseCents: 56_000,
    percent: 2,
  };
  expect(
    notesOf([
      {
        kind: "advertising",
        cents: -99_500,
        rule: { minimumCents: 99_500, percent: 5 },
      },
      { kind: "reconditioning", cents: -69_100, rule: reconditioning },
      {
        kind: "reconditioning",
        cents: -69_100,
        rule: { ...reconditioning, minimumCents: 60_000 },
      },
      { kind: "advertising", cents: -99_500 },
      { kind: "document-fee", cents: -35_803 },
    ]),
  ).toEqual([
    "Showing it to shoppers until it sells. The greater of $995 or 5% of that price.",
    "Getting any car ready for sale, with a warranty for its buyer. $560 plus 2% of that price.",
    "Getting any car ready for sale, with a warranty for its buyer. $560 plus 2% of that price, and at least $600.",
    "Showing it to shoppers until it sells.",
    "The paperwork of the sale.",
  ]);
});

test("answers that take nothing off are one line of no cost, below those that do and above our own costs", () => {
  const t = createTranslator(valuationCopy, profile.texts.en, "en");
  const lines = [
    { kind: "value", priceKey: "wholeAvg", percent: 100, cents: 1_240_000 },
    { kind: "deduction", questionId: 1001000, answer: "good", cents: -40_000 },
    { kind: "document-fee", cents: -35_803 },
  ] as const;
  const listOf = (of: readonly OfferLine[], answers: Said["answers"]) =>
    listLines(of, {
      trade: profile.trade,
      language: "en",
      balanceCents: 0,
      miles: 41_000,
      year: 2016,
      answers,
      offered: [],
      t,
    });
  const answers = { "1001000": "good", "4001000": "none", "2001000": "none" };
  const [value, condition, free, fee] = listOf(lines, answers);
  expect(value?.note).toBe(
    "What dealers pay at auction for one with 41,000 miles, before what you told us about it",
  );
  expect(condition?.note).toBe(
    "You told us: Good. Light wear, such as a few small scratches.",
  );
  // Whether something is owed changes no offer.
  expect(free).toEqual({
    label: "Your other answers",
    note: "No accident",
    amount: "$0.00",
    isLess: false,
  });
  expect(fee?.label).toBe("Document fee");
  const [, , several] = listOf(lines, {
    ...answers,
    "1002000": "no",
    "4004000": "no",
  });
  expect(several?.note).toBe("No warning light, no accident, clean title");
  expect(
    listOf(lines.slice(0, 1), { "4001000": "none" }).map(({ label }) => label),
  ).toEqual(["Average wholesale value", "Your answers"]);
});
