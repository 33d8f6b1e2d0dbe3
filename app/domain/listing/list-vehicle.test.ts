import { expect, test } from "vitest";
import { aStockedVehicle, aVehicle } from "#tests/support/vehicles.ts";
import { DAY_MS } from "#app/domain/time.ts";
import type { PriceChange, Vehicle } from "#app/domain/vehicle/vehicle.ts";
import {
  makeSearchable,
  toListedVehicle,
  type ListingRules,
} from "./list-vehicle.ts";

const NOW_MS = Date.UTC(2026, 10, 20);

const RULES: ListingRules = {
  advertise: "total",
  documentFeeCents: 35_803,
  requiredAddOns: [],
  premiumFeatureKeys: [
    "sunroof",
    "leather-seats",
    "premium-sound",
    "navigation",
  ],
  premiumMinCount: 3,
  priceDropMinCents: 10_000,
  priceDropDays: 30,
  photoSources: { allowedHosts: ["photos.example"], baseUrl: null },
};

type PriceOfDay = readonly [daysAgo: number, cents: number | null];

/** What the list says of a vehicle that cost this much so many days ago; the last price is today's. */
function computeDrop(...prices: readonly PriceOfDay[]) {
  return computeDropOn({}, ...prices);
}

function computeDropOn(
  facts: Partial<Vehicle>,
  ...prices: readonly PriceOfDay[]
) {
  const priceHistory: PriceChange[] = prices.map(
    ([daysAgo, salePriceCents]) => ({
      atMs: NOW_MS - daysAgo * DAY_MS,
      salePriceCents,
    }),
  );
  const salePriceCents = prices.at(-1)?.[1] ?? null;
  const stocked = aStockedVehicle(
    { ...facts, salePriceCents },
    { priceHistory },
  );
  return toListedVehicle(stocked, RULES, NOW_MS).priceDropCents;
}

test("a fall of $100 or more within 30 days is a price drop", () => {
  expect(computeDrop([90, 2_000_000], [10, 1_990_000])).toBe(10_000);
  expect(computeDrop([90, 2_000_000], [10, 1_990_001])).toBe(0);
});

test("a fall before the last 30 days is no price drop any more", () => {
  expect(computeDrop([90, 2_000_000], [30, 1_900_000])).toBe(0);
  expect(computeDrop([90, 2_000_000], [29, 1_900_000])).toBe(100_000);
});

test("several falls in the last 30 days add up", () => {
  expect(computeDrop([90, 2_000_000], [20, 1_995_000], [5, 1_985_000])).toBe(
    15_000,
  );
});

test("a price that was raised and lowered again has not dropped", () => {
  expect(computeDrop([90, 2_000_000], [20, 2_500_000], [5, 2_000_000])).toBe(0);
});

test("a vehicle that came in within 30 days is compared with its first price", () => {
  expect(computeDrop([9, 2_000_000], [3, 1_900_000])).toBe(100_000);
  expect(computeDrop([9, null], [6, 2_000_000], [3, 1_900_000])).toBe(100_000);
});

test("a new car's discount from its list price is no price drop, and a fall of the store's own price below it is one", () => {
  const listed = { condition: "new", oldPriceCents: 3_000_000 } as const;
  expect(computeDropOn(listed, [9, 3_000_000], [3, 2_901_400])).toBe(0);
  expect(
    computeDropOn(listed, [9, 3_000_000], [6, 2_950_000], [3, 2_901_400]),
  ).toBe(48_600);
  const sticker = { condition: "new", msrpCents: 3_000_000 } as const;
  expect(computeDropOn(sticker, [90, 3_000_000], [3, 2_901_400])).toBe(0);
  expect(computeDropOn(sticker, [90, 2_990_000], [3, 2_901_400])).toBe(88_600);
});

test("a new car without a list price and a used one with an earlier price drop from whatever they cost", () => {
  const prices = [
    [90, 3_000_000],
    [3, 2_901_400],
  ] as const;
  expect(computeDropOn({ condition: "new" }, ...prices)).toBe(98_600);
  expect(
    computeDropOn({ condition: "used", oldPriceCents: 3_000_000 }, ...prices),
  ).toBe(98_600);
});

test("a vehicle without a price, now or ever before, has no price drop", () => {
  expect(computeDrop([90, 2_000_000], [3, null])).toBe(0);
  expect(computeDrop([90, null], [3, 1_900_000])).toBe(0);
});

test("premium upgrades are three features of the profile's premium list", () => {
  const isPremium = (featureKeys: ReturnType<typeof aVehicle>["featureKeys"]) =>
    toListedVehicle(aStockedVehicle({ featureKeys }), RULES, NOW_MS)
      .hasPremiumUpgrades;
  expect(isPremium(["sunroof", "leather-seats", "navigation"])).toBe(true);
  expect(isPremium(["sunroof", "leather-seats", "bluetooth"])).toBe(false);
});

test("lists show stock art first, then the other sources in the order of the specification", () => {
  const images = {
    imageCustomBg: ["https://photos.example/custom"],
    previewImage: "https://photos.example/preview",
    additionalImages: [
      "https://photos.example/more",
      "https://photos.example/preview",
    ],
    evoxImages: ["https://photos.example/evox"],
  };
  const listWithImages = (some: Partial<typeof images>) => {
    const none = {
      imageCustomBg: [],
      previewImage: null,
      additionalImages: [],
      evoxImages: [],
    };
    const stocked = aStockedVehicle({ images: { ...none, ...some } });
    return toListedVehicle(stocked, RULES, NOW_MS);
  };
  expect(listWithImages(images)).toMatchObject({
    photo: "https://photos.example/evox",
    photoCount: 4,
  });
  expect(listWithImages({ ...images, evoxImages: [] }).photo).toBe(
    "https://photos.example/custom",
  );
  expect(
    listWithImages({
      previewImage: "https://photos.example/preview",
      additionalImages: ["https://photos.example/more"],
    }).photo,
  ).toBe("https://photos.example/preview");
  expect(
    listWithImages({ additionalImages: ["https://photos.example/more"] }).photo,
  ).toBe("https://photos.example/more");
  expect(listWithImages({})).toMatchObject({ photo: null, photoCount: 0 });
});

test("a photo from a host that is not allowed is as good as none", () => {
  const stocked = aStockedVehicle({
    images: {
      imageCustomBg: ["https://elsewhere.example/1"],
      previewImage: "https://photos.example/2",
      additionalImages: ["/3.jpg"],
      evoxImages: [],
    },
  });
  expect(toListedVehicle(stocked, RULES, NOW_MS)).toMatchObject({
    photo: "https://photos.example/2",
    photoCount: 1,
  });
});

test("words that name a price find no vehicle, and where free texts are kept back none of their words does", () => {
  const stocked = aStockedVehicle({
    trim: "SE - now 17500",
    exteriorColor: "Ocean Blue",
    exteriorColorFamily: "blue",
    features: ["Heated Seats", "Under 27", "Towing hitch"],
  });
  const findTexts = (lockedTexts: "filtered" | "dropped") =>
    makeSearchable(stocked, { ...RULES, lockedTexts }, NOW_MS).texts;
  const filtered = findTexts("filtered");
  expect(filtered).toEqual(
    expect.arrayContaining([
      "SE",
      "Ocean Blue",
      "Heated Seats",
      "Towing hitch",
    ]),
  );
  expect(filtered.join(" ")).not.toMatch(/17500|now|27/);
  const dropped = findTexts("dropped").join(" ");
  expect(dropped).toContain("blue");
  expect(dropped).not.toMatch(/Ocean|hitch|Heated/);
});
