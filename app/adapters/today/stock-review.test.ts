import { expect, test } from "vitest";
import { portsWith } from "#tests/support/list-pages.tsx";
import { aStockedVehicle } from "#tests/support/vehicles.ts";
import { createStockReview } from "./stock-review.server.ts";

const { profile, clock } = await portsWith([]);
const MOST_CARS_BETWEEN = 10;

test("requests are answered between every few cars that the review looks at", async () => {
  const looked: number[] = [];
  let answered = 0;
  const [store] = profile.stores;
  const cars = Array.from({ length: 45 }, (_, at) => {
    const car = aStockedVehicle({
      vin: `1HGCV1F34LA${100_000 + at}`,
      storeId: store?.id ?? "",
    });
    // The first of a car that is read says how often a request was answered before.
    return Object.defineProperty({ ...car }, "vehicle", {
      get: () => (looked.push(answered), car.vehicle),
    });
  });
  const review = createStockReview({
    inventory: {
      readVersion: async () => 1,
      async *listForSale() {
        yield cars;
      },
    },
    history: {
      listNewestRuns: async () => [],
      async *listRefusals() {},
      listWarnings: async () => [],
    },
    readProfile: () => profile,
    clock,
  });
  let isOver = false;
  const answer = () => {
    answered++;
    if (!isOver) setImmediate(answer);
  };
  setImmediate(answer);
  const reviewed = await review.refresh(new AbortController().signal);
  isOver = true;
  expect(reviewed).toEqual({ reviews: 1 });
  const betweenAnswers = Object.values(Object.groupBy(looked, String));
  expect(looked).toHaveLength(cars.length);
  for (const together of betweenAnswers)
    expect(together?.length).toBeLessThanOrEqual(MOST_CARS_BETWEEN);
});
