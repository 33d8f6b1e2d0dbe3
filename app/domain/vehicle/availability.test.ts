import { expect, test } from "vitest";
import {
  findExpectedDay,
  findNotice,
  isOnLot,
  listAvailabilities,
} from "./availability.ts";

test.each([
  ["in-stock", null, ["in-stock"], null],
  ["in-stock", "on-hold", ["on-hold"], "on-hold"],
  ["in-stock", "sale-pending", ["sale-pending"], "sale-pending"],
  ["in-transit", null, ["in-transit"], "in-transit"],
  ["in-transit", "on-hold", ["in-transit", "on-hold"], "in-transit"],
  ["on-order", "sale-pending", ["on-order", "sale-pending"], "on-order"],
  [null, null, [], null],
  [null, "on-hold", ["on-hold"], "on-hold"],
] as const)(
  "a car that is %s and held as %s is found as %j, and its card says %s",
  (stockStatus, hold, found, notice) => {
    expect(listAvailabilities({ stockStatus, hold })).toEqual(found);
    expect(findNotice({ stockStatus, hold })).toBe(notice);
  },
);

test("only a car in stock is on the lot", () => {
  expect(isOnLot({ stockStatus: "in-stock" })).toBe(true);
  expect(isOnLot({ stockStatus: "in-transit" })).toBe(false);
  expect(isOnLot({ stockStatus: null })).toBe(false);
});

test("an expected day is told of a car that is not here yet, until it has passed", () => {
  const expectedOn = "2026-12-03";
  const find = (stockStatus: "in-stock" | "in-transit", today: string) =>
    findExpectedDay({ stockStatus, expectedOn }, today);
  expect(find("in-transit", "2026-12-03")).toBe(expectedOn);
  expect(find("in-transit", "2026-12-04")).toBeNull();
  expect(find("in-stock", "2026-11-21")).toBeNull();
});
