import { expect, test } from "vitest";
import { OPEN_GATE } from "#app/domain/gate/gate.ts";
import type { ListedVehicle } from "#app/domain/inventory/listed-vehicle.ts";
import { aVehicle } from "#tests/support/vehicles.ts";
import { findFeaturedVehicle } from "./featured-vehicle.server.ts";

const POLICY = {
  advertise: "total",
  documentFeeCents: 35_803,
  requiredAddOns: [],
} as const;

function listed(overrides: Partial<ListedVehicle>): ListedVehicle {
  return {
    ...aVehicle(),
    photo: null,
    photoCount: 0,
    priceDropCents: 0,
    hasPremiumUpgrades: false,
    ...overrides,
  };
}

const gray = listed({ stockNumber: "GRAY" });
const blue = listed({ stockNumber: "BLUE", exteriorColorFamily: "blue" });
const blueSuv = listed({
  stockNumber: "BLUE-SUV",
  exteriorColorFamily: "blue",
  bodystyle: "suvs",
});

test("of the newest vehicles, the one that looks its best is shown", () => {
  const featured = findFeaturedVehicle(
    [gray, blue, blueSuv],
    OPEN_GATE,
    POLICY,
    "en",
  );
  expect(featured?.stockNumber).toBe("BLUE-SUV");
  expect(featured?.illustration).toMatch(/^\/img\/v\/\w+\/suvs-.*-hero\.svg$/);
});

test("a vehicle whose price is shown goes before one whose price is not", () => {
  const gate = { ...OPEN_GATE, lockedPriceGroups: ["new"] } as const;
  const locked = { ...blueSuv, condition: "new" } as const;
  const featured = findFeaturedVehicle([locked, gray], gate, POLICY, "en");
  expect(featured?.stockNumber).toBe("GRAY");
});

test("a car goes before one that comes with a required add-on", () => {
  const tint = { name: "Window tint", priceCents: 299_00 };
  const tinted = { ...blueSuv, requiredAddOns: [tint] };
  const find = (vehicles: ListedVehicle[]) =>
    findFeaturedVehicle(vehicles, OPEN_GATE, POLICY, "en")?.stockNumber;
  expect(find([tinted, blue])).toBe("BLUE");
  expect(find([tinted])).toBe("BLUE-SUV");
});

test("a hidden vehicle is never shown, and an empty lot shows none", () => {
  const gate = { ...OPEN_GATE, hiddenGroups: ["used"] } as const;
  expect(findFeaturedVehicle([gray], gate, POLICY, "en")).toBeNull();
  expect(findFeaturedVehicle([], OPEN_GATE, POLICY, "en")).toBeNull();
});
