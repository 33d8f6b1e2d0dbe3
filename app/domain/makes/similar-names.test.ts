import { expect, test } from "vitest";
import { findMake, isElectricModel } from "./known-makes.ts";
import { findNamedVehicles } from "./named-vehicles.ts";
import { findSimilarMake, findSimilarModel } from "./similar-names.ts";

function findModel(make: string, model: string): string | null {
  const known = findMake(make);
  return known === null ? expect.fail(make) : findSimilarModel(known, model);
}

test.each([
  ["Honda", "Acord", "Accord"],
  ["Toyota", "Carmy", "Camry"],
  ["Toyota", "Highlandr", "Highlander"],
  ["Toyota", "Coorlla LE", "Corolla"],
  ["Chevrolet", "Traverese", "Traverse"],
  ["Nissan", "Pathfnidre", "Pathfinder"],
])("%s %s is told as %s", (make, said, model) => {
  expect(findModel(make, said)).toBe(model);
});

test.each([
  ["Honda", "Accord"],
  ["Honda", "N-Box"],
  ["Ford", "F-155"],
  ["GMC", "Sierra 5500"],
  ["Kia", "Rio X"],
  ["Mazda", "CX-8"],
])("%s %s is no slip", (make, said) => {
  expect(findModel(make, said)).toBeNull();
});

test("a make may be misspelt too, and a short or unknown one is left alone", () => {
  expect(findSimilarMake("Toyoto")).toBe("Toyota");
  expect(findSimilarMake("Chevorlet")).toBe("Chevrolet");
  expect(findSimilarMake("Toyota")).toBeNull();
  expect(findSimilarMake("Kea")).toBeNull();
  expect(findSimilarMake("Wuling")).toBeNull();
});

test.each([
  ["This 2019 Honda Civic is clean.", [2019, "Honda", "Civic"]],
  ["A Toyota Camry with two keys", [null, "Toyota", "Camry"]],
  [
    "2021 Land Rover Range Rover Sport, one owner",
    [2021, "Land Rover", "Range Rover Sport"],
  ],
] as const)("%s names a car", (text, [year, make, model]) => {
  expect(findNamedVehicles(text)).toEqual([{ year, make, model }]);
});

test.each([
  "We finance every Ford and every Honda.",
  "a smart buy in 2019",
  "Genesis of a great idea",
  "one owner",
])("%s names no car", (text) => {
  expect(findNamedVehicles(text)).toEqual([]);
});

test("a model runs on electricity alone where the table marks it", () => {
  expect(isElectricModel("Tesla", "Model 3")).toBe(true);
  expect(isElectricModel("Honda", "Accord")).toBe(false);
  expect(isElectricModel("Nobody", "Nothing")).toBe(false);
});
