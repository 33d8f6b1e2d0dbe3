import fc from "fast-check";
import { expect, test } from "vitest";
import { aStockedVehicle, aVehicle } from "#tests/support/vehicles.ts";
import { readChange } from "./read-change.ts";
import { layPricesOver, type PriceEdit } from "./edited-prices.ts";
import { hasWords } from "./find-by-words.ts";
import { layOver, layOverStocked } from "./lay-over.ts";

const PHOTOS = {
  imageCustomBg: ["a"],
  previewImage: "b",
  additionalImages: ["c", "d", "b"],
  evoxImages: ["x", "y"],
};

test("a vehicle that nobody edited is what its feed says", () => {
  const vehicle = aVehicle({ images: PHOTOS });
  expect(layOver(vehicle, {})).toEqual(vehicle);
  const stocked = aStockedVehicle();
  expect(
    layOverStocked(stocked, { values: {}, prices: [], changedAtMs: 0 }),
  ).toEqual(stocked);
});

test("an edited field is the person's, and every other one the feed's", () => {
  const vehicle = aVehicle({ description: "The feed's words." });
  const availability = {
    stockStatus: "in-transit",
    hold: "on-hold",
    expectedOn: "2026-12-24",
  } as const;
  expect(layOver(vehicle, { availability })).toEqual({
    ...vehicle,
    ...availability,
  });
  expect(layOver(vehicle, { description: null })).toMatchObject({
    description: null,
    features: vehicle.features,
  });
});

test("features are found in what is shown", () => {
  const vehicle = aVehicle({
    features: ["Heated Seats"],
    featureKeys: ["heated-seats"],
    description: "With a sunroof.",
  });
  expect(layOver(vehicle, { features: ["Apple CarPlay"] }).featureKeys).toEqual(
    expect.arrayContaining(["apple-carplay", "sunroof"]),
  );
  expect(
    layOver(vehicle, { description: "Clean.", features: [] }).featureKeys,
  ).toEqual([]);
});

test.each([
  { name: "below the old one", sale: 90, old: 100, msrp: null, left: 100 },
  { name: "at the old one", sale: 100, old: 100, msrp: null, left: null },
  { name: "below the MSRP", sale: 90, old: null, msrp: 100, left: 100 },
  { name: "of nothing", sale: null, old: 100, msrp: 110, left: null },
])(
  "an edited price $name keeps only an old price above it",
  ({ sale, old, msrp, left }) => {
    const vehicle = aVehicle({
      salePriceCents: 80,
      oldPriceCents: old,
      msrpCents: msrp,
    });
    expect(layOver(vehicle, { salePriceCents: sale })).toMatchObject({
      salePriceCents: sale,
      oldPriceCents: left,
    });
  },
);

test("photos follow the order, those that nobody placed come behind, and hidden ones go", () => {
  const vehicle = aVehicle({ images: PHOTOS });
  const photos = { order: ["d", "gone", "b"], hidden: ["c", "y"] };
  expect(layOver(vehicle, { photos }).images).toEqual({
    imageCustomBg: [],
    previewImage: "d",
    additionalImages: ["b", "a"],
    evoxImages: ["x"],
  });
});

test("a hidden vehicle is nobody's to see, and the last change of an edited one is the edit", () => {
  const stocked = aStockedVehicle({}, { firstSeenAtMs: 5 });
  const said = { values: {}, prices: [], changedAtMs: 9 };
  expect(layOverStocked(stocked, said)?.changedAtMs).toBe(9);
  expect(
    layOverStocked(stocked, { ...said, values: { hidden: true } }),
  ).toBeNull();
});

test("the history holds every price that was asked, and none that a feed said while somebody's price stood", () => {
  const fed = [
    { atMs: 10, salePriceCents: 500 },
    { atMs: 40, salePriceCents: 450 },
    { atMs: 60, salePriceCents: 480 },
  ];
  const edits: PriceEdit[] = [
    { atMs: 30, price: { salePriceCents: 470 } },
    { atMs: 50, price: "feed" },
    { atMs: 70, price: { salePriceCents: null } },
    { atMs: 80, price: "feed" },
  ];
  expect(layPricesOver(fed, edits)).toEqual([
    { atMs: 10, salePriceCents: 500 },
    { atMs: 30, salePriceCents: 470 },
    { atMs: 50, salePriceCents: 450 },
    { atMs: 60, salePriceCents: 480 },
    { atMs: 70, salePriceCents: null },
    { atMs: 80, salePriceCents: 480 },
  ]);
});

test("at every instant the history's price is the edit's while one stands, else the feed's", () => {
  const price = fc.integer({ min: 1, max: 4 });
  const instant = fc.integer({ min: 0, max: 20 });
  const byTime = <T extends { readonly atMs: number }>(changes: readonly T[]) =>
    changes.toSorted((a, b) => a.atMs - b.atMs);
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.record({ atMs: instant, salePriceCents: price }), {
        selector: ({ atMs }) => atMs,
        minLength: 1,
      }),
      fc.uniqueArray(
        fc.record({
          atMs: instant,
          price: fc.oneof(
            fc.constant("feed" as const),
            fc.record({ salePriceCents: price }),
          ),
        }),
        { selector: ({ atMs }) => atMs, minLength: 1 },
      ),
      (fedUnsorted, editsUnsorted) => {
        const fed = byTime(fedUnsorted);
        const edits = byTime(editsUnsorted);
        const asked = layPricesOver(fed, edits);
        for (let now = 0; now <= 20; now++) {
          const edit = edits.findLast(({ atMs }) => atMs <= now)?.price;
          const fedNow = fed.findLast(({ atMs }) => atMs <= now);
          const expected =
            edit === undefined || edit === "feed" ? fedNow : edit;
          // Before a feed said anything there is no price to go back to: the edited one stays the last.
          if (expected === undefined) continue;
          expect(
            asked.findLast(({ atMs }) => atMs <= now)?.salePriceCents,
          ).toBe(expected.salePriceCents);
        }
      },
    ),
  );
});

test.each([
  { field: "hidden", value: false },
  { field: "salePriceCents", value: 0 },
  { field: "salePriceCents", value: 1_000_000_001 },
  { field: "salePriceCents", value: 12.5 },
  { field: "salePriceCents", value: "24995" },
  { field: "availability", value: { stockStatus: "sold" } },
  { field: "availability", value: { stockStatus: "in-stock", hold: "maybe" } },
  {
    field: "availability",
    value: { stockStatus: "on-order", expectedOn: "2026-02-30" },
  },
  { field: "features", value: "Sunroof" },
  { field: "photos", value: { order: [1], hidden: [] } },
  { field: "photos", value: null },
  { field: "description", value: 5 },
] as const)("$value is no $field", ({ field, value }) => {
  expect(readChange(field, value, "Because")).toEqual({ problem: "value" });
});

test("a price wants a reason, and nothing else does", () => {
  expect(readChange("salePriceCents", 2_499_500, "  ")).toEqual({
    problem: "reason",
  });
  expect(readChange("salePriceCents", null, "Ask us")).toEqual({
    field: "salePriceCents",
    edit: { value: null, reason: "Ask us" },
  });
  expect(readChange("hidden", true, "")).toEqual({
    field: "hidden",
    edit: { value: true, reason: null },
  });
});

test("what somebody writes is cleaned as a feed's words are", () => {
  expect(
    readChange("description", "<b>One owner</b>\u202e &amp; clean", ""),
  ).toMatchObject({ edit: { value: "One owner & clean" } });
  expect(readChange("description", "  ", "")).toMatchObject({
    edit: { value: null },
  });
  expect(
    readChange("features", ["Sunroof", "  Tow hitch", "Sunroof", ""], ""),
  ).toMatchObject({ edit: { value: ["Sunroof", "Tow hitch"] } });
  expect(
    readChange(
      "availability",
      { stockStatus: "in-stock", hold: null, expectedOn: "2026-12-24" },
      "",
    ),
  ).toMatchObject({ edit: { value: { expectedOn: null } } });
});

test("a vehicle is found by words of its name, its stock number and its VIN", () => {
  const vehicle = aVehicle();
  for (const words of ["", "accord 2020", "a1001", "LA000001", "HONDA sport"])
    expect(hasWords(vehicle, words)).toBe(true);
  expect(hasWords(vehicle, "honda civic")).toBe(false);
});
