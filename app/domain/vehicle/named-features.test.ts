import { expect, test } from "vitest";
import { FEATURES } from "./features.ts";
import { listFeatureKeys } from "./named-features.ts";

test.each([
  ["Heated Front Seats", ["heated-seats"]],
  ["Heated & Cooled Front Seats", ["heated-seats", "ventilated-seats"]],
  ["Apple CarPlay®/Android Auto™", ["apple-carplay", "android-auto"]],
  ["Blind-Spot Monitor", ["blind-spot-monitor"]],
  ["Adaptive Cruise Control", ["adaptive-cruise", "cruise-control"]],
  ["Back-Up Camera", ["backup-camera"]],
  ["3rd Row Seating", ["third-row"]],
  ["Panoramic Sunroof", ["sunroof", "panoramic-roof"]],
  ["Class IV Receiver Hitch", ["tow-package"]],
  ["Wi-Fi Hotspot", ["wifi-hotspot"]],
  ["Captain's Chairs", ["captains-chairs"]],
  ["Cup holders", []],
])("the feature name %j is searchable as %j", (name, keys) => {
  expect(listFeatureKeys([name])).toEqual(keys);
});

test("a feature that the words deny is not found", () => {
  expect(
    listFeatureKeys([], "Clean car, no sunroof. Without navigation."),
  ).toEqual([]);
});

test("names and description are read together, each key once and in the table's order", () => {
  expect(
    listFeatureKeys(
      ["Sunroof", "Heated Seats"],
      "Power moonroof and leather seats",
    ),
  ).toEqual(["heated-seats", "leather-seats", "sunroof"]);
});

test("a word that only contains an alias is no feature", () => {
  expect(listFeatureKeys(["Accents", "Nonslip HUDson mats"])).toEqual([]);
});

test("every alias finds its own feature", () => {
  for (const { key, aliases } of FEATURES)
    for (const alias of aliases)
      expect(listFeatureKeys([alias])).toContain(key);
});
