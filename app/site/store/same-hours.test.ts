import { expect, test } from "vitest";
import { findSameHours } from "./same-hours.ts";

const WEEK = [{ days: "Mon – Fri", hours: "9AM - 6PM" }];
const EARLY = [{ days: "Mon – Fri", hours: "8AM - 6PM" }];

test("hours that every store keeps are found once", () => {
  expect(findSameHours([{ hours: WEEK }, { hours: [...WEEK] }])).toEqual(WEEK);
  expect(findSameHours([{ hours: WEEK }])).toEqual(WEEK);
});

test("one store that opens earlier leaves no hours in common", () => {
  expect(findSameHours([{ hours: WEEK }, { hours: EARLY }])).toBeNull();
  expect(findSameHours([])).toBeNull();
});
