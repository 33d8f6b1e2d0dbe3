import { expect, test } from "vitest";
import { splitAtTyped } from "./typed-part.ts";

test.each([
  ["Honda SUVs", "honda su", ["", "Honda SU", "Vs"]],
  ["Sunroof or moonroof", "moon", ["Sunroof or ", "moon", "roof"]],
  ["Honda CR-V", "used cr-", ["Honda ", "CR-", "V"]],
  ["Tracción integral", "traccion", ["", "Tracción", " integral"]],
  ["Third-row seats", "row", ["Third-", "row", " seats"]],
] as const)(
  "of %j and %j the typed part stands apart",
  (name, typed, parts) => {
    expect(splitAtTyped(name, typed)).toEqual(parts);
  },
);

test.each([
  ["Volkswagen", "vw"],
  ["Sunroof", "roof"],
  ["Honda", ""],
])("in %j nothing of %j stands apart", (name, typed) => {
  expect(splitAtTyped(name, typed)).toEqual([name, "", ""]);
});
