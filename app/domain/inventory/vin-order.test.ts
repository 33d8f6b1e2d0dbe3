import { expect, test } from "vitest";
import { compareVinTails } from "./vin-order.ts";

test("cars of several makes that came together do not stand make by make", () => {
  const vins = [
    "19UDE2F74KA015070",
    "19UUB1F5XGA000512",
    "5NPE24AF4FH000011",
    "WBA4Z1C50KEE00907",
    "2HKRW2H80MH600001",
  ];
  expect(vins.toSorted(compareVinTails).map((vin) => vin.slice(-3))).toEqual([
    "001",
    "011",
    "070",
    "512",
    "907",
  ]);
});

test("cars with the same end stand by their whole VIN, so that the order is always the same", () => {
  expect(
    ["WBA4Z1C50KEE00907", "19UDE2F74KA000907"].toSorted(compareVinTails),
  ).toEqual(["19UDE2F74KA000907", "WBA4Z1C50KEE00907"]);
});
