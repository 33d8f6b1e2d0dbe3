import { expect, test } from "vitest";
import { pickVariedArrivals } from "./varied-arrivals.ts";

const car = (
  id: number,
  model: string,
  bodystyle: "suvs" | "trucks" | "sedans",
  exteriorColorFamily: "black" | "white" | "red" | null,
) => ({ id, make: "Make", model, bodystyle, exteriorColorFamily });

const pickIds = (cars: readonly ReturnType<typeof car>[], count: number) =>
  pickVariedArrivals(cars, count).map(({ id }) => id);

test("the car that came last is first, and behind it come the newest that look different", () => {
  const cars = [
    car(1, "Highlander", "suvs", "black"),
    car(2, "Highlander", "suvs", "black"),
    car(3, "Explorer", "suvs", "black"),
    car(4, "F-150", "trucks", "white"),
    car(5, "Camry", "sedans", "red"),
  ];
  expect(pickIds(cars, 3)).toEqual([1, 4, 5]);
});

test("cars that are all alike come in the order of their arrival, and no more than there are", () => {
  const cars = [1, 2, 3].map((id) => car(id, "Highlander", "suvs", "black"));
  expect(pickIds(cars, 2)).toEqual([1, 2]);
  expect(pickIds(cars, 8)).toEqual([1, 2, 3]);
  expect(pickIds([], 4)).toEqual([]);
});

test("a car that came long before the others is not looked at, however different it is", () => {
  const alike = Array.from({ length: 24 }, (_, id) =>
    car(id, "Highlander", "suvs", "black"),
  );
  expect(pickIds([...alike, car(99, "Camry", "sedans", "red")], 2)).toEqual([
    0, 1,
  ]);
});
