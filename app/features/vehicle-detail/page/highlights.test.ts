import { expect, test } from "vitest";
import type { FeatureKey } from "#app/domain/vehicle/features.ts";
import { highlightCopy } from "#app/features/vehicle-detail/highlight-copy.ts";
import { listHighlights } from "./highlights.ts";
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
) =>
  listHighlights(keys, stock, words).map(({ label, rarity }) => [
    label,
    rarity,
  ]);

test("what most of our cars have only fills up a row that the others began", () => {
  const usual = { bluetooth: 90, "heated-seats": 90, "remote-start": 90 };
  const stock = countStock(100, { ...usual, "head-up-display": 60 });
  expect(say(["head-up-display", "bluetooth"], stock)).toHaveLength(2);
  expect(say(KEYS, stock).map(([label]) => label)).toEqual([
    "Apple CarPlay",
    "Head-up display",
    "Heated seats",
  ]);
  expect(
    say(["bluetooth", "heated-seats", "remote-start"], stock),
  ).toHaveLength(3);
});

test("what few of our cars have comes first, the rarest ahead, and says on how many it is", () => {
  const stock = countStock(100, {
    "heated-seats": 50,
    "apple-carplay": 60,
    bluetooth: 20,
    "remote-start": 25,
    "head-up-display": 1,
  });
  expect(say(KEYS, stock)).toEqual([
    ["Head-up display", "The only one we have"],
    ["Bluetooth", "On 20 of our 100 cars"],
    ["Remote start", "On 25 of our 100 cars"],
    ["Heated seats", null],
    ["Apple CarPlay", null],
  ]);
});

test("what more than two thirds of our cars have comes last, and is left out where six others are there", () => {
  const stock = countStock(100, { "heated-seats": 68, bluetooth: 67 });
  expect(say(["heated-seats", "bluetooth"], stock)).toEqual([
    ["Bluetooth", null],
    ["Heated seats", null],
  ]);
  const six: readonly FeatureKey[] = [
    ...KEYS.filter((key) => key !== "heated-seats"),
    "tow-package",
    "navigation",
  ];
  expect(say([...six, "heated-seats"], stock)).not.toContainEqual([
    "Heated seats",
    null,
  ]);
});

test("a stock of fewer than twenty cars tells nothing, so the order is the shoppers'", () => {
  const stock = countStock(19, { bluetooth: 19, "head-up-display": 1 });
  expect(say(KEYS, stock).map(([, rarity]) => rarity)).toEqual([
    null,
    null,
    null,
    null,
    null,
  ]);
  expect(say(KEYS, stock)[0]).toEqual(["Heated seats", null]);
});

test("a feature that another one says already is left out", () => {
  const keys: FeatureKey[] = ["sunroof", "panoramic-roof"];
  expect(say(keys, countStock(0, {}))).toEqual([["Panoramic roof", null]]);
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
