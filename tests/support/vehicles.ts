import type { StockedVehicle, Vehicle } from "#app/domain/vehicle/vehicle.ts";

/** A used car with every fact; a test names what matters to it. */
export function aVehicle(overrides: Partial<Vehicle> = {}): Vehicle {
  return {
    vin: "1HGCV1F34LA000001",
    stockNumber: "A1001",
    storeId: "main",
    condition: "used",
    year: 2020,
    make: "Honda",
    model: "Accord",
    trim: "Sport",
    bodystyle: "sedans",
    doors: 4,
    seats: null,
    drivetrain: "fwd",
    transmission: "automatic",
    transmissionText: "CVT",
    fuelType: "gasoline",
    engine: "1.5L I4 Turbo",
    mpgCity: 29,
    mpgHighway: 35,
    mpgCombined: 32,
    msrpCents: null,
    electricRangeMiles: null,
    inServiceOn: null,
    stockStatus: "in-stock",
    hold: null,
    expectedOn: null,
    batteryKilowattHours: null,
    chargeHours: null,
    fastChargeMinutes: null,
    chargePort: null,
    towingPounds: null,
    cargoCubicFeet: null,
    exteriorColor: "Modern Steel Metallic",
    exteriorColorFamily: "gray",
    interiorColor: "Black",
    interiorColorFamily: "black",
    miles: 31_250,
    salePriceCents: 2_149_500,
    oldPriceCents: null,
    requiredAddOns: [],
    features: ["Apple CarPlay", "Heated Seats"],
    featureKeys: [],
    description: null,
    images: {
      imageCustomBg: [],
      previewImage: null,
      additionalImages: [],
      evoxImages: [],
    },
    location: null,
    listedOn: "2026-10-01",
    ...overrides,
  };
}

/** The vehicle as the inventory keeps it when it came in once and never changed. */
export function aStockedVehicle(
  overrides: Partial<Vehicle> = {},
  stock: Partial<Omit<StockedVehicle, "vehicle">> = {},
): StockedVehicle {
  const vehicle = aVehicle(overrides);
  const firstSeenAtMs = stock.firstSeenAtMs ?? Date.UTC(2026, 9, 1);
  return {
    vehicle,
    feed: "dms",
    firstSeenAtMs,
    changedAtMs: firstSeenAtMs,
    goneAtMs: null,
    priceHistory: [
      { atMs: firstSeenAtMs, salePriceCents: vehicle.salePriceCents },
    ],
    ...stock,
  };
}
