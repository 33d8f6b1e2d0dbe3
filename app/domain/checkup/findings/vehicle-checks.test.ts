import { expect, test } from "vitest";
import type { Vehicle } from "#app/domain/vehicle/vehicle.ts";
import { aVehicle } from "#tests/support/vehicles.ts";
import { SEVERITIES } from "./finding.ts";
import { VEHICLE_CHECKS } from "#app/domain/checkup/stock-survey.ts";

const SURROUNDINGS = {
  today: "2026-11-21",
  photoPolicy: { allowedHosts: ["photos.example"], baseUrl: null },
};

function photos(count: number, host = "photos.example"): Vehicle["images"] {
  const all = Array.from(
    { length: count },
    (_, at) => `https://${host}/${at}.jpg`,
  );
  return {
    imageCustomBg: [],
    previewImage: all[0] ?? null,
    additionalImages: all.slice(1),
    evoxImages: [],
  };
}

const STOCK_PICTURES = {
  ...photos(0),
  evoxImages: ["https://photos.example/s"],
};

/** Nothing is wrong with it. */
const HEALTHY = aVehicle({
  vin: "1HGCV1F33LA000001",
  description: "One owner, serviced here, new tires all around last spring.",
  images: photos(12),
  listedOn: "2026-10-01",
});

/** What to change on a healthy vehicle, and what is said of it then. */
const TRIPPED: readonly [id: string, Partial<Vehicle>, detail: string][] = [
  ["price-impossible", { salePriceCents: 100 }, "priced at $1"],
  ["price-impossible", { salePriceCents: 49_999 }, "priced at $499.99"],
  ["price-impossible", { salePriceCents: 100_000_001 }, "$1,000,000.01"],
  ["price-missing", { salePriceCents: null }, "no price"],
  ["price-missing", { salePriceCents: 0 }, "no price"],
  [
    "discount-implausible",
    { salePriceCents: 1_000_000, oldPriceCents: 2_000_100 },
    "$10,000, was $20,001",
  ],
  ["mileage-impossible", { miles: 500_001 }, "500,001 miles"],
  ["mileage-impossible", { miles: -1 }, "-1 miles"],
  ["mileage-of-new", { condition: "new", miles: 1_001 }, "1,001 miles"],
  ["mileage-low", { miles: 99 }, "99 miles"],
  ["mileage-low", { condition: "certified", miles: 0 }, "0 miles"],
  [
    "mileage-beyond-age",
    { year: 2025, vin: "1HGCV1F39SA000003", miles: 120_000 },
    "120,000 miles, about 60,000 a year",
  ],
  ["mileage-missing", { miles: null }, "no mileage"],
  ["year-impossible", { year: 2028 }, "model year 2028"],
  ["year-impossible", { year: 1980 }, "model year 1980"],
  ["year-not-of-vin", { year: 2019 }, "feed says 2019, VIN says 2020"],
  [
    "vin-check-digit",
    { vin: "1HGCV1F30LA000001" },
    "ninth character is 0, by the others it should be 3",
  ],
  ["stock-number-missing", { stockNumber: null }, "no stock number"],
  [
    "price-in-name",
    { trim: "SE - now 17500", exteriorColor: "Black only 389 pm" },
    "trim “SE - now 17500”, exteriorColor “Black only 389 pm”",
  ],
  ["stock-number-missing", { stockNumber: " " }, "no stock number"],
  ["photos-missing", { images: photos(0) }, "no photos"],
  [
    "photos-host-refused",
    { images: photos(7, "cdn.example") },
    "none of 7 photos is shown",
  ],
  [
    "photos-host-refused",
    {
      images: {
        ...photos(6),
        imageCustomBg: ["https://photos.example:8443/a.jpg"],
      },
    },
    "1 of 7 photos are not shown",
  ],
  ["photos-stock-only", { images: STOCK_PICTURES }, "1 stock picture"],
  ["photos-few", { images: photos(4) }, "4 photos"],
  ["trim-missing", { trim: null }, "no trim"],
  ["color-missing", { exteriorColor: null }, "no exterior color"],
  ["features-missing", { features: [] }, "no features"],
  ["description-missing", { description: null }, "no description"],
  [
    "description-missing",
    { description: "Call us." },
    "description of 8 characters",
  ],
  ["long-on-lot", { listedOn: "2026-08-23" }, "90 days, since 2026-08-23"],
  ["availability-unknown", { stockStatus: null }, "availability unknown"],
  ["arrival-day-missing", { stockStatus: "in-transit" }, "no expected day"],
  ["listing-day-missing", { hasAssumedListingDay: true }, "no day on the lot"],
  ["model-misspelt", { model: "Acord" }, "model “Acord”: perhaps Accord"],
  ["model-misspelt", { model: "Acocrd Sport" }, "perhaps Accord"],
  ["model-misspelt", { make: "Hodna" }, "make “Hodna”: perhaps Honda"],
  [
    "praise-in-name",
    { trim: "Sport ***LOW MILES***" },
    "“Sport ***LOW MILES***”",
  ],
  [
    "drivetrain-not-of-model",
    { drivetrain: "rwd" },
    "rear-wheel drive, which no 2020 Honda Accord has",
  ],
  [
    "drivetrain-not-of-model",
    { drivetrain: "awd" },
    "all-wheel drive, which no 2020 Honda Accord has",
  ],
  [
    "drivetrain-not-of-model",
    { make: "Ford", model: "F-150", drivetrain: "fwd" },
    "front-wheel drive, which no 2020 Ford F-150 has",
  ],
  [
    "drivetrain-not-of-model",
    { make: "Subaru", model: "Outback", drivetrain: "fwd" },
    "front-wheel drive",
  ],
  [
    "drivetrain-not-of-model",
    { make: "BMW", model: "3 Series", trim: "330i xDrive", drivetrain: "rwd" },
    "the trim “330i xDrive” is all-wheel drive",
  ],
  [
    "transmission-not-of-model",
    { make: "Honda", model: "Odyssey", transmission: "manual" },
    "manual, which this model was not sold with (2020 Honda Odyssey)",
  ],
  [
    "transmission-not-of-model",
    { fuelType: "electric", engine: null, transmission: "manual" },
    "electric cars have no gears to shift",
  ],
  [
    "transmission-not-of-model",
    { transmission: "manual", transmissionText: "10-Speed Manual" },
    "has more gears than any clutch pedal",
  ],
  [
    "transmission-not-of-model",
    { model: "Civic", trim: "Si", transmission: "automatic" },
    "sold with a manual gearbox alone",
  ],
  [
    "fuel-at-odds",
    { fuelType: "diesel" },
    "diesel, which no Honda Accord burns in the United States",
  ],
  [
    "fuel-at-odds",
    { fuelType: "electric" },
    "electric, and the engine is “1.5L I4 Turbo”",
  ],
  ["fuel-at-odds", { engine: "2.0L Turbodiesel" }, "gasoline, and the engine"],
  ["fuel-at-odds", { engine: "Dual Motor Electric" }, "gasoline, and the"],
  [
    "fuel-at-odds",
    { make: "Tesla", model: "Model 3", engine: null },
    "gasoline, and the Tesla Model 3 is electric",
  ],
  [
    "description-of-another",
    {
      description: "This 2019 Toyota Camry was serviced here and has two keys.",
    },
    "the description is of a 2019 Toyota Camry",
  ],
  [
    "description-of-another",
    {
      description: "A 2017 Honda Accord with new tires and two keys, serviced.",
    },
    "the description is of a 2017 Honda Accord",
  ],
];

/** At the edge, and on the right side of it. */
const KEPT: readonly [what: string, Partial<Vehicle>][] = [
  ["exactly $500", { salePriceCents: 50_000 }],
  ["exactly $1,000,000", { salePriceCents: 100_000_000 }],
  [
    "half its old price",
    { salePriceCents: 1_000_000, oldPriceCents: 2_000_000 },
  ],
  ["a demonstrator of 1,000 miles", { condition: "new", miles: 1_000 }],
  ["new, without a mileage", { condition: "new", miles: null }],
  ["new and old, with 12 miles", { condition: "new", miles: 12 }],
  [
    "used, of last year, with 50 miles",
    { miles: 50, year: 2025, vin: "1HGCV1F39SA000003" },
  ],
  ["280,000 miles in seven years", { miles: 280_000 }],
  [
    "90,000 miles in two years",
    { miles: 90_000, year: 2025, vin: "1HGCV1F39SA000003" },
  ],
  // A heavy van's VIN has a digit in position 7 in newer years too.
  ["a year 30 before the VIN's", { year: 1990, miles: 200_000 }],
  [
    "a day on which it is expected",
    { stockStatus: "in-transit", expectedOn: "2026-12-01" },
  ],
  [
    "90 days since it was listed, and still on its way",
    {
      stockStatus: "in-transit",
      expectedOn: "2026-12-01",
      listedOn: "2026-08-23",
    },
  ],
  ["5 photos", { images: photos(5) }],
  ["89 days on the lot", { listedOn: "2026-08-24" }],
  ["listed tomorrow by another clock", { listedOn: "2026-11-22" }],
  [
    "an Explorer of 2022 with driven rear wheels",
    { make: "Ford", model: "Explorer", drivetrain: "rwd", bodystyle: "suvs" },
  ],
  ["a manual Civic", { model: "Civic", transmission: "manual" }],
  [
    "a hybrid's engine",
    { fuelType: "hybrid", engine: "2.0L I4 Gas/Electric Hybrid" },
  ],
  [
    "a diesel pickup",
    {
      make: "RAM",
      model: "2500",
      trim: "Laramie",
      bodystyle: "trucks",
      drivetrain: "4wd",
      fuelType: "diesel",
      engine: "6.7L I6 Cummins Turbo Diesel",
    },
  ],
  [
    "a model that no table has, and that resembles none",
    { make: "Honda", model: "N-Box" },
  ],
  [
    "a description that compares it",
    {
      description:
        "Roomier than a Toyota Camry, and quieter than a Nissan Altima at speed.",
    },
  ],
  [
    "a description that takes others in trade",
    {
      description:
        "This Honda Accord is serviced. We take your Toyota Camry in trade.",
    },
  ],
];

function tripped(vehicle: Vehicle): string[] {
  return VEHICLE_CHECKS.filter(
    (check) => check.find(vehicle, SURROUNDINGS) !== null,
  ).map(({ id }) => id);
}

test("nothing is found on a healthy vehicle", () => {
  expect(tripped(HEALTHY)).toEqual([]);
});

test.each(TRIPPED)("%s is found on %j", (id, change, detail) => {
  const vehicle = { ...HEALTHY, ...change };
  expect(tripped(vehicle)).toContain(id);
  const concern = VEHICLE_CHECKS.find((check) => check.id === id)?.find(
    vehicle,
    SURROUNDINGS,
  );
  expect(concern?.detail).toContain(detail);
});

test.each(KEPT)("nothing is found on a vehicle with %s", (_, change) => {
  expect(tripped({ ...HEALTHY, ...change })).toEqual([]);
});

test("every check has a case that trips it, an id of its own, and words for what it means and what to do", () => {
  const ids = VEHICLE_CHECKS.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(new Set(TRIPPED.map(([id]) => id))).toEqual(new Set(ids));
  for (const { severity, title, meaning, advice } of VEHICLE_CHECKS) {
    expect(SEVERITIES).toContain(severity);
    for (const words of [meaning, advice]) expect(words).toMatch(/^[A-Z].*\.$/);
    expect(title).toMatch(/^[A-Z].*[^.]$/);
  }
});

test("an impossible price is said once and not as a discount too", () => {
  expect(
    tripped({ ...HEALTHY, salePriceCents: 100, oldPriceCents: 2_000_000 }),
  ).toEqual(["price-impossible"]);
});
