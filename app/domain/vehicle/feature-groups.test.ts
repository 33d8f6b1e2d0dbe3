import { expect, test } from "vitest";
import { getFeatureGroup, groupFeatures } from "./feature-groups.ts";

test.each([
  ["Heated & Cooled Front Seats", "comfort"],
  ["Leather-Wrapped Steering Wheel", "comfort"],
  ["Power Windows", "comfort"],
  ["MB-Tex Upholstery", "comfort"],
  ["Apple CarPlay®/Android Auto™", "technology"],
  ["AM/FM Radio", "technology"],
  ["Blind-Spot Monitor", "safety"],
  ["Front and Side Airbags", "safety"],
  ["Tire Pressure Monitoring System", "safety"],
  ["4-Wheel Disc Brakes", "safety"],
  ["Class IV Receiver Hitch", "exterior"],
  ["Full-Size Spare Tire", "exterior"],
  ["Power Side Mirrors", "exterior"],
  ["Owner's Manual", "more"],
  ["", "more"],
])("the feature %j stands in the group %j", (name, group) => {
  expect(getFeatureGroup(name)).toBe(group);
});

const LISTED = [
  "Roof Rails",
  "Heated Seats",
  "Owner's Manual",
  "Bluetooth",
  "Backup Camera",
  "Cloth Seats",
  "USB Ports",
  "Alloy Wheels",
];

test("groups come in one order, and names in the dealer's", () => {
  expect(groupFeatures(LISTED)).toEqual([
    { group: "comfort", names: ["Heated Seats", "Cloth Seats"] },
    { group: "technology", names: ["Bluetooth", "USB Ports"] },
    { group: "safety", names: ["Backup Camera"] },
    { group: "exterior", names: ["Roof Rails", "Alloy Wheels"] },
    { group: "more", names: ["Owner's Manual"] },
  ]);
});

test("fewer than eight features, or features of one group, are one list", () => {
  const few = LISTED.slice(1);
  expect(groupFeatures(few)).toEqual([{ group: null, names: few }]);
  const alike = Array.from({ length: 9 }, (_, at) => `Heated Seats ${at}`);
  expect(groupFeatures(alike)).toEqual([{ group: null, names: alike }]);
  expect(groupFeatures([])).toEqual([]);
});
