import { expect, test } from "vitest";
import { findPlaceInList } from "./list-memory.ts";

const memory = JSON.stringify({
  address: "/search-vehicles/all-inventory?page=2",
  total: 37,
  firstPlace: 25,
  vehicles: ["A", "B", "C"].map((vin) => ({ vin, address: `/v/${vin}` })),
});

test("a vehicle knows its place in the whole list and its neighbours", () => {
  expect(findPlaceInList(memory, "B")).toEqual({
    listAddress: "/search-vehicles/all-inventory?page=2",
    place: 26,
    total: 37,
    previous: "/v/A",
    next: "/v/C",
  });
});

test("at an end of what was shown there is nowhere further to go", () => {
  expect(findPlaceInList(memory, "A")?.previous).toBeNull();
  expect(findPlaceInList(memory, "C")?.next).toBeNull();
});

test("a vehicle that came by another way has no place, nor has one while nothing is remembered", () => {
  expect(findPlaceInList(memory, "Z")).toBeNull();
  expect(findPlaceInList(null, "A")).toBeNull();
});

test.each([
  "not json",
  "[]",
  "{}",
  '{"address":"//elsewhere.example","total":1,"firstPlace":1,"vehicles":[]}',
  '{"address":"javascript:alert(1)","total":1,"firstPlace":1,"vehicles":[]}',
  '{"address":"/","total":1,"firstPlace":1,"vehicles":[{"vin":"A"}]}',
  '{"address":"/","total":1,"firstPlace":1,"vehicles":[{"vin":"A","address":"//x"}]}',
])("what is no memory of ours is none: %s", (text) => {
  expect(findPlaceInList(text, "A")).toBeNull();
});
