import { expect, test } from "vitest";
import type { FeatureKey } from "#app/domain/vehicle/features.ts";
import { highlightCopy } from "#app/features/vehicle-detail/highlight-copy.ts";
import {
  findHighlightsTitle,
  listHighlights,
  sayTogether,
} from "./highlights.ts";
import { createTranslator } from "#app/site/page/copy.ts";
import { featureCopy } from "#app/site/vehicles/feature-copy.ts";

const KEYS: readonly FeatureKey[] = [
  "heated-seats",
  "apple-carplay",
  "bluetooth",
  "remote-start",
  "head-up-display",
];

const words = {
  t: createTranslator(highlightCopy, {}, "en"),
  tFeature: createTranslator(featureCopy, {}, "en"),
};

/** The counts of a stock of so many cars. */
function countStock(
  total: number,
  counts: Partial<Record<FeatureKey, number>>,
) {
  return {
    total,
    features: Object.entries(counts).map(([value, count]) => ({
      value,
      count,
    })),
  };
}

const say = (
  keys: readonly FeatureKey[],
  stock: ReturnType<typeof countStock>,
) => listHighlights(keys, stock, words).map(({ label }) => label);

test("what most of our cars have only fills up a row that the others began", () => {
  const usual = { bluetooth: 90, "heated-seats": 90, "remote-start": 90 };
  const stock = countStock(100, { ...usual, "head-up-display": 60 });
  expect(say(["head-up-display", "bluetooth"], stock)).toHaveLength(2);
  expect(say(KEYS, stock)).toEqual([
    "Apple CarPlay",
    "Head-up display",
    "Heated seats",
  ]);
});

test("a car with nothing but what most of our cars have stands out by none of it, and says what it comes with", () => {
  const usual = { bluetooth: 90, "heated-seats": 90, "remote-start": 90 };
  const keys: FeatureKey[] = ["bluetooth", "heated-seats", "remote-start"];
  const list = (total: number, own = keys) =>
    listHighlights(own, countStock(total, usual), words);
  expect(list(100)).toHaveLength(3);
  expect(findHighlightsTitle(list(100))).toBe("highlightsUsual");
  expect(list(19)).toHaveLength(3);
  expect(findHighlightsTitle(list(19))).toBe("highlights");
  // Not even a row of it.
  expect(list(100, keys.slice(1))).toEqual([]);
});

test("what few of our cars have comes first, the rarest ahead", () => {
  const stock = countStock(100, {
    "heated-seats": 50,
    "apple-carplay": 60,
    bluetooth: 20,
    "remote-start": 25,
    "head-up-display": 1,
  });
  expect(say(KEYS, stock)).toEqual([
    "Head-up display",
    "Bluetooth",
    "Remote start",
    "Heated seats",
    "Apple CarPlay",
  ]);
});

const two = listHighlights(
  ["bluetooth", "heated-seats"],
  countStock(0, {}),
  words,
);

test("on how few of our cars the highlights stand together is said once", () => {
  expect(sayTogether(two, 10, 100, words.t)).toBe(
    "10 of our 100 cars have all of these.",
  );
  expect(sayTogether(two, 1, 1_412, words.t)).toBe(
    "The only car we have with all of these.",
  );
});

test.each([
  { why: "what more than a tenth of our cars have", onCars: 11, total: 100 },
  { why: "a car that is not listed yet", onCars: 0, total: 100 },
  { why: "a stock of fewer than twenty cars", onCars: 1, total: 19 },
])("nothing is counted of $why", ({ onCars, total }) => {
  expect(sayTogether(two, onCars, total, words.t)).toBeNull();
});

test("one highlight alone stands with no other", () => {
  expect(sayTogether(two.slice(0, 1), 1, 100, words.t)).toBeNull();
});

test("what more than two thirds of our cars have comes last, and is left out where six others are there", () => {
  const stock = countStock(100, { "heated-seats": 68, bluetooth: 67 });
  expect(say(["heated-seats", "bluetooth"], stock)).toEqual([
    "Bluetooth",
    "Heated seats",
  ]);
  const six: readonly FeatureKey[] = [
    ...KEYS.filter((key) => key !== "heated-seats"),
    "tow-package",
    "navigation",
  ];
  expect(say([...six, "heated-seats"], stock)).not.toContain("Heated seats");
});

test("a stock of fewer than twenty cars tells nothing, so the order is the shoppers'", () => {
  const stock = countStock(19, { bluetooth: 19, "head-up-display": 1 });
  expect(say(KEYS, stock)[0]).toBe("Heated seats");
});

test("a feature that another one says already is left out", () => {
  const keys: FeatureKey[] = ["sunroof", "panoramic-roof"];
  expect(say(keys, countStock(0, {}))).toEqual(["Panoramic roof"]);
});

test("each says what the shopper has of it, beside its name", () => {
  const [first, second] = listHighlights(KEYS, countStock(0, {}), words);
  expect(first).toMatchObject({
    label: "Heated seats",
    meaning: "Warm before the heater is",
  });
  expect(second).toMatchObject({
    label: "Apple CarPlay",
    meaning: "Your iPhone’s maps and music on the screen",
  });
});
