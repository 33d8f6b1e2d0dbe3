import fc from "fast-check";
import { HOLDS, STOCK_STATUSES } from "#app/domain/vehicle/availability.ts";
import type {
  PriceChange,
  StockedVehicle,
  Vehicle,
} from "#app/domain/vehicle/vehicle.ts";
import {
  COLOR_FAMILIES,
  CONDITIONS,
  TRANSMISSIONS,
} from "#app/domain/vehicle/vehicle.ts";
import type { ListingRules } from "#app/domain/listing/list-vehicle.ts";
import { SMALL_VALUES } from "./any-search.ts";

export const NOW_MS = Date.UTC(2026, 6, 1);

export const RULES: ListingRules = {
  advertise: "total",
  documentFeeCents: 35_803,
  requiredAddOns: [],
  premiumFeatureKeys: ["sunroof", "third-row", "usb-ports"],
  premiumMinCount: 2,
  priceDropMinCents: 10_000,
  priceDropDays: 30,
  photoSources: { allowedHosts: ["photos.example"], baseUrl: null },
};

const MODELS = [
  ["Ford", "F-150", "Lariat"],
  ["Ford", "Fusion", "SE"],
  ["FORD", "F-150", "XL 4x4"],
  ["Honda", "Civic", "EX-L"],
  ["Honda", "CR-V", null],
  ["Mazda", "3", "Touring"],
  ["Citroën", "ë-C4", "Élan"],
  ["***", "?", null],
] as const;

const FEATURE_TEXTS = [
  "Heated Front Seats",
  "Power Sunroof",
  "3rd-Row Seating",
  "USB port",
  "Wi-Fi hotspot",
];

/** A few dozen vehicles that share most of their values; VINs are distinct. */
export function anyInventory(
  maxLength = 120,
): fc.Arbitrary<readonly StockedVehicle[]> {
  return fc
    .array(anyStockedVehicle(), { maxLength, size: "max" })
    .map((stocked) =>
      stocked
        .map((it, at) => ({
          ...it,
          vehicle: { ...it.vehicle, vin: buildVin(at) },
        }))
        .sort((a, b) => (a.vehicle.vin < b.vehicle.vin ? -1 : 1)),
    );
}

/** Distinct, not in the order of their numbers, some with the same last characters. */
function buildVin(at: number): string {
  const mixed = (at * 7919) % 99991;
  return `1HG${String(mixed).padStart(6, "0")}XY${String(at % 40).padStart(6, "0")}`;
}

function anyStockedVehicle(): fc.Arbitrary<StockedVehicle> {
  return fc
    .record({
      vehicle: anyVehicle(),
      day: fc.integer({ min: 1, max: 60 }),
      earlier: fc.option(fc.constantFrom(1_000_000, 2_000_050, 3_500_000)),
    })
    .map(({ vehicle, day, earlier }) => {
      const firstSeenAtMs = NOW_MS - day * 86_400_000;
      const history: PriceChange[] = [
        { atMs: firstSeenAtMs, salePriceCents: earlier },
        { atMs: NOW_MS - 86_400_000, salePriceCents: vehicle.salePriceCents },
      ];
      return {
        vehicle,
        feed: "test",
        firstSeenAtMs,
        changedAtMs: firstSeenAtMs,
        goneAtMs: null,
        priceHistory: history,
      };
    });
}

function anyVehicle(): fc.Arbitrary<Vehicle> {
  return fc
    .record({
      names: fc.constantFrom(...MODELS),
      stockNumber: fc.option(
        fc.constantFrom("STOCK7", "A-1234", "77-abcde", "2021"),
      ),
      storeId: fc.constantFrom(...SMALL_VALUES.store),
      stockStatus: fc.option(fc.constantFrom(...STOCK_STATUSES)),
      hold: fc.option(fc.constantFrom(...HOLDS)),
      expectedOn: fc.option(fc.constantFrom("2026-07-04", "2026-09-01")),
      condition: fc.constantFrom(...CONDITIONS),
      year: fc.integer({ min: 2010, max: 2026 }),
      bodystyle: fc.constantFrom(...SMALL_VALUES.bodystyle),
      drivetrain: fc.option(fc.constantFrom(...SMALL_VALUES.drivetrain)),
      transmission: fc.option(fc.constantFrom(...TRANSMISSIONS)),
      fuelType: fc.option(fc.constantFrom("gasoline", "hybrid", "electric")),
      exteriorColor: fc.option(
        fc.constantFrom("Rallye Red", "Onyx", "Bleu Café"),
      ),
      exteriorColorFamily: fc.option(
        fc.constantFrom(...COLOR_FAMILIES.slice(0, 5)),
      ),
      interiorColorFamily: fc.option(
        fc.constantFrom(...COLOR_FAMILIES.slice(0, 3)),
      ),
      miles: fc.option(
        fc.oneof(
          fc.constantFrom(0, 5, 40_000),
          fc.integer({ min: 0, max: 150_000 }),
        ),
      ),
      salePriceCents: fc.option(
        fc.oneof(
          fc.constantFrom(0, 1_500_000, 1_999_999),
          fc.integer({ min: 0, max: 7_000_000 }),
        ),
        { freq: 8 },
      ),
      addOnCents: fc.constantFrom(0, 0, 19_900),
      features: fc.subarray(FEATURE_TEXTS),
      featureKeys: fc.subarray([...SMALL_VALUES.features]),
      photos: fc.subarray(["https://p.test/1.jpg", "https://p.test/2.jpg"]),
      mpgCombined: fc.constantFrom(null, 24, 31),
      electricRangeMiles: fc.constantFrom(null, null, 238, 310),
      engine: fc.constantFrom(null, "5.3L V8", "2.0L I4 Turbo"),
      doors: fc.constantFrom(null, 2, 4, 5),
      seats: fc.constantFrom(null, 5, 7, 12),
      listedOn: fc.constantFrom(
        "2026-04-30",
        "2026-06-01",
        "2026-06-02",
        "2026-06-30",
      ),
    })
    .map(({ names: [make, model, trim], addOnCents, photos, ...facts }) => ({
      vin: "",
      make,
      model,
      trim,
      transmissionText: null,
      mpgCity: null,
      mpgHighway: null,
      msrpCents: null,
      inServiceOn: null,
      batteryKilowattHours: null,
      chargeHours: null,
      fastChargeMinutes: null,
      chargePort: null,
      towingPounds: null,
      cargoCubicFeet: null,
      interiorColor: null,
      oldPriceCents: null,
      requiredAddOns:
        addOnCents === 0 ? [] : [{ name: "Mats", priceCents: addOnCents }],
      description: null,
      images: {
        imageCustomBg: [],
        previewImage: null,
        additionalImages: photos,
        evoxImages: [],
      },
      ...facts,
    }));
}
