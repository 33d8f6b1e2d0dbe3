import { expect, test } from "vitest";
import type { FeedRow } from "./feed-row.ts";
import { findSoldStatus, readAvailability } from "./row-availability.ts";

const TODAY = "2026-11-21";

test.each<[FeedRow, string | null, string | null]>([
  // Toyota's stock lists.
  [
    { shippingStatus: "Factory to port", holdStatus: "DealerHold" },
    "in-transit",
    "on-hold",
  ],
  [
    { shippingStatus: "Port to dealer", holdStatus: "Available" },
    "in-transit",
    null,
  ],
  [{ shippingStatus: "At dealer", holdStatus: "null" }, "in-stock", null],
  // Dealer Inspire and Dealer.com.
  [{ availability: "In-Transit" }, "in-transit", null],
  [{ availability: "in_transit" }, "in-transit", null],
  [{ availability: "Build Phase" }, "on-order", null],
  [{ availability: "in-build-phase" }, "on-order", null],
  [{ availability: "On-Lot" }, "in-stock", null],
  [{ availability: "live" }, "in-stock", null],
  // Google and Meta.
  [{ availability: "in_stock" }, "in-stock", null],
  [{ availability: "preorder" }, "on-order", null],
  [{ availability: "backorder" }, "on-order", null],
  [{ availability: "AVAILABLE" }, "in-stock", null],
  [{ availability: "PENDING" }, "in-stock", "sale-pending"],
  // What dealers type.
  [{ availability: "Pending arrival" }, "in-transit", null],
  [{ availability: "Sale Pending" }, "in-stock", "sale-pending"],
  [{ availability: "Deposit taken" }, "in-stock", "sale-pending"],
  [{ availability: "Reserved" }, "in-stock", "on-hold"],
  [{ availability: "On Ground", salePending: "Y" }, "in-stock", "sale-pending"],
  [{ availability: "Available", inTransit: "true" }, "in-transit", null],
  [{ availability: "Available", inTransit: "No" }, "in-stock", null],
  [{ availability: "Not yet sold" }, "in-stock", null],
  [{ shippingStatus: "Shipped", availability: "Allocated" }, "on-order", null],
  // Nothing is said.
  [{}, "in-stock", null],
  [{ availability: "Used" }, "in-stock", null],
])("a row with %j is %s and held as %s", (row, stockStatus, hold) => {
  expect(readAvailability(row, TODAY)).toMatchObject({
    stockStatus,
    hold,
    warnings: [],
  });
});

test.each([
  "SOLD",
  "Sold 11/02/2026",
  "Pre-Sold",
  "NOT_AVAILABLE",
  "Not available",
  "No longer available",
  "out_of_stock",
  "deleted",
])("a car that is %s can no longer be bought", (availability) => {
  expect(findSoldStatus({ availability })).toBe(availability);
});

test.each(["unsold", "sale pending", "available", "N/A", ""])(
  "a car that is %s is not sold",
  (availability) => {
    expect(findSoldStatus({ availability })).toBeNull();
  },
);

test("of a word that nobody understands nothing is made, and it is told as read", () => {
  expect(
    readAvailability({ availability: "Zone 7 upfit" }, TODAY),
  ).toMatchObject({
    stockStatus: null,
    hold: null,
    isAssumed: false,
    warnings: ["availability not understood: Zone 7 upfit"],
  });
});

test("that nobody holds a car does not say that it is here", () => {
  expect(
    readAvailability(
      { shippingStatus: "Railhead 4", holdStatus: "Available" },
      TODAY,
    ).stockStatus,
  ).toBeNull();
});

test.each([
  ["12/03/2026", "2026-12-03", []],
  ["2026-12-03 - 2026-12-10", "2026-12-10", []],
  ["Dec 3, 2026 to Dec 10, 2026", "2026-12-10", []],
  ["11/20/2026", null, ["expected date has passed: 2026-11-20"]],
  ["soon", null, ["expected date not understood: soon"]],
  ["TBD", null, []],
])("an expected date of %s is read as %s", (expectedOn, day, warnings) => {
  expect(
    readAvailability({ availability: "In transit", expectedOn }, TODAY),
  ).toMatchObject({ expectedOn: day, warnings });
});
