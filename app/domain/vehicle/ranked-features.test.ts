import { expect, test } from "vitest";
import { rankFeatures } from "./ranked-features.ts";

test("what shoppers ask for first comes first, and what they hardly ask for is left out", () => {
  expect(
    rankFeatures(["bluetooth", "usb-ports", "heated-seats", "third-row"]),
  ).toEqual(["third-row", "heated-seats", "bluetooth"]);
});

test("what a better feature says already is not said again", () => {
  expect(rankFeatures(["sunroof", "panoramic-roof"])).toEqual([
    "panoramic-roof",
  ]);
  expect(rankFeatures(["sunroof"])).toEqual(["sunroof"]);
});
