import { expect, test } from "vitest";
import { aStockedVehicle } from "#tests/support/vehicles.ts";
import { type Gate, OPEN_GATE } from "./gate.ts";
import { presentPriceHistory } from "./present-price-history.ts";

const POLICY = { advertise: "total", documentFeeCents: 35_803 } as const;
const LOCKED: Gate = { ...OPEN_GATE, lockedPriceGroups: ["used"] };
const HIDDEN: Gate = { ...OPEN_GATE, hiddenGroups: ["used"] };

const priced = (...cents: readonly (number | null)[]) =>
  aStockedVehicle(
    { salePriceCents: cents.at(-1) ?? null },
    {
      priceHistory: cents.map((salePriceCents, at) => ({
        atMs: at * 1000,
        salePriceCents,
      })),
    },
  );

test("every entry is the advertised total, to the cent as the price itself is", () => {
  expect(
    presentPriceHistory(priced(2_000_000, 1_900_000), OPEN_GATE, POLICY),
  ).toEqual([
    { atMs: 0, totalCents: 2_035_803 },
    { atMs: 1000, totalCents: 1_935_803 },
  ]);
});

test("an entry that repeats the one before it is left out, and so is waiting for a first price", () => {
  expect(
    presentPriceHistory(
      priced(null, 2_000_000, 2_000_000, null, 2_000_000),
      OPEN_GATE,
      POLICY,
    ),
  ).toEqual([
    { atMs: 1000, totalCents: 2_035_803 },
    { atMs: 3000, totalCents: null },
    { atMs: 4000, totalCents: 2_035_803 },
  ]);
});

test("a locked or hidden vehicle has no history, nor has one without a price", () => {
  const history = priced(2_000_000, 1_900_000);
  expect(presentPriceHistory(history, LOCKED, POLICY)).toBeNull();
  expect(presentPriceHistory(history, HIDDEN, POLICY)).toBeNull();
  expect(
    presentPriceHistory(priced(2_000_000, null), OPEN_GATE, POLICY),
  ).toBeNull();
});
