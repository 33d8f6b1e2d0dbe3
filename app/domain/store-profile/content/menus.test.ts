import * as v from "valibot";
import { expect, test } from "vitest";
import { PAGE_KEYS } from "#app/domain/store-profile/fields/page-paths.ts";
import { pages } from "./menus.ts";

const ALL_ON = Object.fromEntries(PAGE_KEYS.map((page) => [page, true]));

test.each(["home", "searchVehicles", "vehicle"])(
  "A98: %s cannot be turned off",
  (page) => {
    const { issues } = v.safeParse(pages, { ...ALL_ON, [page]: false });
    expect(issues?.map(({ message }) => message)).toEqual([
      "must be true: every other page leads there",
    ]);
  },
);

test("every other page can", () => {
  const off = Object.fromEntries(
    PAGE_KEYS.map((page) => [
      page,
      ["home", "searchVehicles", "vehicle"].includes(page),
    ]),
  );
  expect(v.parse(pages, off)).toEqual(off);
});

test("a flag is true or false, and none is missing", () => {
  const { home: _, ...withoutHome } = ALL_ON;
  expect(v.safeParse(pages, withoutHome).success).toBe(false);
  expect(v.safeParse(pages, { ...ALL_ON, careers: "yes" }).success).toBe(false);
});
