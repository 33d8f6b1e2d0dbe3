import { expect, test } from "vitest";
import { loadStoreProfile } from "#app/adapters/config/store-profile.server.ts";
import { computeAdvertisedPrice } from "#app/domain/price/advertised-price.ts";
import { DAY_MS } from "#app/domain/time.ts";
import {
  checkVin,
  hasValidCheckDigit,
  findModelYear,
} from "#app/domain/vehicle/vin.ts";
import { findNamedVehicles } from "#app/domain/makes/named-vehicles.ts";
import { normalizeModel } from "#app/domain/makes/normalize-model.ts";
import { listFeatureKeys } from "#app/domain/vehicle/named-features.ts";
import {
  BODY_STYLES,
  type StockedVehicle,
} from "#app/domain/vehicle/vehicle.ts";
import { getPricePolicy } from "#app/site/store/profile-rules.ts";
import { startOfDayMs } from "./days.ts";
import { sampleInventory, type SampleOptions } from "./sample-inventory.ts";

const TODAY = "2026-11-21";
const STORES = ["north", "south", "east", "west"];
const usedOnly: SampleOptions = {
  storeIds: STORES,
  conditionsSold: ["used"],
  today: TODAY,
};
const franchise: SampleOptions = {
  ...usedOnly,
  conditionsSold: ["new", "used", "certified"],
  franchiseMakes: ["Toyota", "Ford", "Chevrolet", "Honda"],
};
const PROFILES = [
  ["used-only", usedOnly],
  ["franchise", franchise],
] as const;
const PREMIUM = [
  "heated-seats",
  "ventilated-seats",
  "leather-seats",
  "sunroof",
  "panoramic-roof",
  "navigation",
  "premium-sound",
  "adaptive-cruise",
  "surround-view-camera",
  "head-up-display",
  "heated-steering-wheel",
  "third-row",
];

test("the same options give the same bytes, another seed gives others", () => {
  expect(JSON.stringify(sampleInventory(usedOnly))).toBe(
    JSON.stringify(sampleInventory(usedOnly)),
  );
  expect(JSON.stringify(sampleInventory({ ...usedOnly, seed: 2 }))).not.toBe(
    JSON.stringify(sampleInventory(usedOnly)),
  );
});

test.each(PROFILES)(
  "%s: cars that arrive one after the other are seldom of one color, and half of them are of a bright one",
  (_, options) => {
    const colors = sampleInventory(options).map(
      ({ vehicle }) => vehicle.exteriorColorFamily ?? expect.fail(),
    );
    const alike = colors.filter((color, at) => color === colors[at - 1]);
    expect(alike.length).toBeLessThan(colors.length * 0.08);
    const plain = ["white", "black", "gray", "silver"];
    const bright = colors.filter((color) => !plain.includes(color));
    expect(bright.length / colors.length).toBeGreaterThan(0.4);
    expect(bright.length / colors.length).toBeLessThan(0.6);
  },
);

test("a later day of the same year shifts the listing days and leaves the vehicles", () => {
  const later = sampleInventory({ ...usedOnly, today: "2026-11-22" });
  const now = sampleInventory(usedOnly);
  expect(later.map(({ vehicle }) => vehicle.model)).toEqual(
    now.map(({ vehicle }) => vehicle.model),
  );
  expect(later.map(({ firstSeenAtMs }) => firstSeenAtMs - DAY_MS)).toEqual(
    now.map(({ firstSeenAtMs }) => firstSeenAtMs),
  );
});

test.each(PROFILES)(
  "%s: about 640 vehicles stand in four stores and 6 to 8 are sold",
  (_, options) => {
    const all = sampleInventory(options);
    const sold = all.filter(({ goneAtMs }) => goneAtMs !== null);
    expect(forSale(all).length).toBeGreaterThan(630);
    expect(forSale(all).length).toBeLessThan(650);
    expect(sold.length).toBeGreaterThanOrEqual(6);
    expect(sold.length).toBeLessThanOrEqual(8);
    for (const { goneAtMs, firstSeenAtMs, changedAtMs } of sold) {
      expect(goneAtMs).toBeGreaterThan(startOfDayMs(TODAY) - 90 * DAY_MS);
      expect(goneAtMs).toBeLessThan(startOfDayMs(TODAY));
      expect(goneAtMs).toBeGreaterThan(firstSeenAtMs);
      expect(changedAtMs).toBe(goneAtMs);
    }
    for (const storeId of STORES) {
      expect(
        all.filter(({ vehicle }) => vehicle.storeId === storeId).length,
      ).toBeGreaterThan(80);
    }
  },
);

test.each(PROFILES)(
  "%s: VINs are valid, of the model year, and unique like the stock numbers",
  (_, options) => {
    const vehicles = sampleInventory(options).map(({ vehicle }) => vehicle);
    for (const { vin, year } of vehicles) {
      expect(checkVin(vin)).toEqual({ vin, problem: null });
      expect(hasValidCheckDigit(vin), vin).toBe(true);
      expect(findModelYear(vin), vin).toBe(year);
    }
    expect(new Set(vehicles.map(({ vin }) => vin)).size).toBe(vehicles.length);
    expect(new Set(vehicles.map(({ stockNumber }) => stockNumber)).size).toBe(
      vehicles.length,
    );
    expect(vehicles[0]?.stockNumber).toMatch(/^[A-D]26-\d{4}$/);
  },
);

test.each(PROFILES)(
  "%s: every body style that has a name is there at least four times",
  (_, options) => {
    const vehicles = forSale(sampleInventory(options)).map(
      ({ vehicle }) => vehicle,
    );
    for (const style of BODY_STYLES.filter((it) => it !== "other")) {
      expect(
        vehicles.filter(({ bodystyle }) => bodystyle === style).length,
        style,
      ).toBeGreaterThanOrEqual(4);
    }
  },
);

test.each(PROFILES)(
  "%s: prices are sensible, at most 2 %% are missing, and old prices are higher",
  (_, options) => {
    const vehicles = sampleInventory(options).map(({ vehicle }) => vehicle);
    const missing = vehicles.filter(
      ({ salePriceCents }) => salePriceCents === null,
    );
    expect(missing.length).toBeGreaterThan(0);
    expect(missing.length).toBeLessThanOrEqual(vehicles.length * 0.02);
    for (const { salePriceCents, oldPriceCents, vin } of vehicles) {
      if (salePriceCents === null) {
        expect(oldPriceCents).toBeNull();
        continue;
      }
      expect(salePriceCents % 100, vin).toBe(0);
      expect(salePriceCents, vin).toBeGreaterThanOrEqual(3_000_00);
      expect(salePriceCents, vin).toBeLessThanOrEqual(120_000_00);
      if (oldPriceCents !== null)
        expect(oldPriceCents, vin).toBeGreaterThan(salePriceCents);
    }
  },
);

test.each(PROFILES)(
  "%s: every total, now, before and struck, is whole dollars with the document fee in it",
  (_, options) => {
    const documentFeeCents = 35_803;
    const stocked = sampleInventory({ ...options, documentFeeCents });
    const cents = stocked.flatMap(({ vehicle, priceHistory }) => {
      const { salePriceCents, oldPriceCents, requiredAddOns } = vehicle;
      const addOns = requiredAddOns.reduce((sum, it) => sum + it.priceCents, 0);
      return [
        salePriceCents,
        oldPriceCents,
        ...priceHistory.map((it) => it.salePriceCents),
      ].flatMap((it) => (it === null ? [] : it + addOns + documentFeeCents));
    });
    expect(cents.length).toBeGreaterThan(600);
    expect(cents.filter((it) => it % 100 !== 0)).toEqual([]);
    // The fee changes nothing else.
    expect(stocked.map(({ vehicle }) => vehicle.vin)).toEqual(
      sampleInventory(options).map(({ vehicle }) => vehicle.vin),
    );
  },
);

test("among used cars of one trim, newer ones and ones with fewer miles are dearer on average", () => {
  const pairs = sampleTrims().flatMap((group) =>
    group.flatMap((one, index) =>
      group.slice(index + 1).map((other) => [one, other] as const),
    ),
  );
  const byYear = pairs.filter(
    ([one, other]) => Math.abs(one.year - other.year) >= 2,
  );
  const byMiles = pairs.filter(
    ([one, other]) =>
      one.year === other.year && Math.abs(one.miles - other.miles) >= 20_000,
  );
  expect(byYear.length).toBeGreaterThan(100);
  expect(byMiles.length).toBeGreaterThan(50);
  expect(
    share(
      byYear,
      ([one, other]) => one.year > other.year === one.dollars > other.dollars,
    ),
  ).toBeGreaterThan(0.85);
  expect(
    share(
      byMiles,
      ([one, other]) => one.miles < other.miles === one.dollars > other.dollars,
    ),
  ).toBeGreaterThan(0.65);
});

test.each(PROFILES)(
  "%s: history starts on the first day, ends at the price, and never reaches past today",
  (_, options) => {
    for (const {
      vehicle,
      priceHistory,
      firstSeenAtMs,
      changedAtMs,
      goneAtMs,
    } of sampleInventory(options)) {
      expect(vehicle.listedOn <= TODAY).toBe(true);
      expect(new Date(firstSeenAtMs).toISOString().slice(0, 10)).toBe(
        vehicle.listedOn,
      );
      expect(priceHistory[0]?.atMs).toBe(firstSeenAtMs);
      expect(priceHistory.at(-1)?.salePriceCents).toBe(vehicle.salePriceCents);
      expect(changedAtMs).toBe(goneAtMs ?? priceHistory.at(-1)?.atMs);
      priceHistory.slice(1).forEach((change, before) => {
        expect(change.atMs).toBeGreaterThan(
          priceHistory[before]?.atMs ?? Infinity,
        );
        expect(change.salePriceCents).not.toBe(
          priceHistory[before]?.salePriceCents,
        );
        expect(change.atMs).toBeLessThanOrEqual(startOfDayMs(TODAY) + DAY_MS);
      });
    }
  },
);

test.each(PROFILES)(
  "%s: about a fifth changed price, and some dropped in the last 30 days",
  (_, options) => {
    const stocked = forSale(sampleInventory(options));
    const changed = stocked.filter(
      ({ priceHistory }) => priceHistory.length > 1,
    );
    expect(changed.length / stocked.length).toBeGreaterThan(0.14);
    expect(changed.length / stocked.length).toBeLessThan(0.27);
    const dropped = changed.filter(({ priceHistory }) => {
      const last = priceHistory.at(-1);
      const before = priceHistory.at(-2)?.salePriceCents ?? 0;
      return (
        last !== undefined &&
        last.atMs > startOfDayMs(TODAY) - 30 * DAY_MS &&
        before - (last.salePriceCents ?? 0) >= 100_00
      );
    });
    expect(dropped.length / stocked.length).toBeGreaterThan(0.07);
  },
);

test("new cars are of the franchise's makes, at one store each, nearly unused and of the current or next year", () => {
  const vehicles = sampleInventory(franchise).map(({ vehicle }) => vehicle);
  const made = vehicles.filter(({ condition }) => condition === "new");
  expect(made.length).toBeGreaterThan(200);
  for (const { make, miles, year, salePriceCents, oldPriceCents } of made) {
    expect(franchise.franchiseMakes).toContain(make);
    expect(miles).toBeGreaterThanOrEqual(3);
    expect(miles).toBeLessThanOrEqual(60);
    expect([2026, 2027]).toContain(year);
    if (salePriceCents !== null && oldPriceCents !== null)
      expect(oldPriceCents / salePriceCents).toBeLessThan(1.12);
  }
  for (const make of franchise.franchiseMakes ?? []) {
    expect(
      new Set(
        made
          .filter((vehicle) => vehicle.make === make)
          .map(({ storeId }) => storeId),
      ).size,
      make,
    ).toBe(1);
  }
  expect(
    sampleInventory(usedOnly).every(
      ({ vehicle }) => vehicle.condition === "used",
    ),
  ).toBe(true);
});

test("certified cars are at most six years old with at most 75,000 miles", () => {
  const certified = sampleInventory(franchise).filter(
    ({ vehicle }) => vehicle.condition === "certified",
  );
  expect(certified.length).toBeGreaterThan(70);
  for (const { vehicle } of certified) {
    expect(vehicle.year).toBeGreaterThanOrEqual(2020);
    expect(vehicle.miles).toBeLessThanOrEqual(75_000);
  }
});

test.each(PROFILES)(
  "%s: features are 8 to 35 names without repeats, and search knows most of them",
  (_, options) => {
    const vehicles = sampleInventory(options).map(({ vehicle }) => vehicle);
    for (const { features, vin } of vehicles) {
      expect(features.length, vin).toBeGreaterThanOrEqual(8);
      expect(features.length, vin).toBeLessThanOrEqual(35);
      expect(new Set(features).size, vin).toBe(features.length);
    }
    expect(
      share(vehicles, ({ featureKeys }) => featureKeys.length >= 3),
    ).toBeGreaterThan(0.98);
    const premium = vehicles.filter(
      ({ featureKeys }) =>
        featureKeys.filter((key) => PREMIUM.includes(key)).length >= 3,
    );
    expect(premium.length / vehicles.length).toBeGreaterThan(0.3);
    expect(premium.length / vehicles.length).toBeLessThan(0.75);
  },
);

test("makes and models are spelled as imports spell them", () => {
  for (const { vehicle } of sampleInventory(usedOnly)) {
    const known = normalizeModel({
      make: vehicle.make,
      model: vehicle.model,
      trim: null,
    });
    expect({ make: known?.make, model: known?.model }).toEqual({
      make: vehicle.make,
      model: vehicle.model,
    });
  }
});

test("every single condition, any number of stores and other years work", () => {
  for (const conditionsSold of [
    ["new"],
    ["certified"],
    ["used", "certified"],
  ] as const) {
    for (const today of ["2025-02-03", "2026-04-30", "2029-08-15"]) {
      const vehicles = forSale(
        sampleInventory({ storeIds: ["only"], conditionsSold, today }),
      );
      expect(vehicles.length).toBeGreaterThan(630);
      expect(
        vehicles.every(
          ({ vehicle }) => vehicle.year <= Number(today.slice(0, 4)) + 1,
        ),
      ).toBe(true);
    }
  }
});

test("a description is two to four sentences, or none", () => {
  const texts = sampleInventory(franchise).map(
    ({ vehicle }) => vehicle.description,
  );
  for (const text of texts) {
    if (text === null) continue;
    const sentences = text.match(/\.(?= |$)/g)?.length ?? 0;
    expect(sentences, text).toBeGreaterThanOrEqual(2);
    expect(sentences, text).toBeLessThanOrEqual(4);
  }
  expect(texts.filter((text) => text === null).length).toBeGreaterThan(0);
});

test("a description says what the page does not, and next to no two are alike", () => {
  const texts = sampleInventory(franchise).flatMap(
    ({ vehicle }) => vehicle.description ?? [],
  );
  expect(new Set(texts).size).toBeGreaterThan(texts.length * 0.9);
  for (const text of texts) {
    expect(text).not.toMatch(/'|\bowner|accident|\bmpg\b|\d-speed/i);
    expect(listFeatureKeys([], text), text).toEqual([]);
    expect(findNamedVehicles(text), text).toEqual([]);
  }
});

test("no car has what it never came with", () => {
  const vehicles = [1, 2, 3]
    .flatMap((seed) => sampleInventory({ ...usedOnly, seed }))
    .map(({ vehicle }) => vehicle);
  const silly = vehicles.filter(
    ({
      bodystyle,
      transmission,
      make,
      model,
      year,
      drivetrain,
      fuelType,
      features,
    }) =>
      (transmission === "manual" &&
        (bodystyle === "minivans" ||
          fuelType === "electric" ||
          features.includes("Paddle Shifters"))) ||
      (model === "Camry" && year < 2020 && drivetrain === "awd") ||
      (model === "Corolla" && fuelType === "diesel") ||
      (make === "Tesla" &&
        (fuelType !== "electric" || features.includes("Apple CarPlay"))) ||
      (bodystyle === "convertibles" &&
        features.some((name) => /sunroof|moonroof/i.test(name))) ||
      (year < 2016 && features.includes("Apple CarPlay")),
  );
  expect(silly.map(({ year, model }) => `${year} ${model}`)).toEqual([]);
});

test("no store and a day that is not one are refused", () => {
  expect(() => sampleInventory({ ...usedOnly, storeIds: [] })).toThrow(
    RangeError,
  );
  expect(() => sampleInventory({ ...usedOnly, today: "21.11.2026" })).toThrow(
    "Not a YYYY-MM-DD day: 21.11.2026",
  );
});

function forSale(
  stocked: readonly StockedVehicle[],
): readonly StockedVehicle[] {
  return stocked.filter(({ goneAtMs }) => goneAtMs === null);
}

function share<T>(items: readonly T[], holds: (item: T) => boolean): number {
  return items.filter(holds).length / items.length;
}

function sampleTrims(): readonly {
  year: number;
  miles: number;
  dollars: number;
}[][] {
  const groups = new Map<
    string,
    { year: number; miles: number; dollars: number }[]
  >();
  for (const seed of [1, 2, 3]) {
    for (const { vehicle } of sampleInventory({ ...usedOnly, seed })) {
      const {
        make,
        model,
        trim,
        drivetrain,
        engine,
        year,
        miles,
        salePriceCents,
      } = vehicle;
      if (miles === null || salePriceCents === null) continue;
      const key = [make, model, trim, drivetrain, engine].join("|");
      groups.set(key, [
        ...(groups.get(key) ?? []),
        { year, miles, dollars: salePriceCents / 100 },
      ]);
    }
  }
  return [...groups.values()];
}

test.each(PROFILES)(
  "of every priced car of %s the lines add up to the total, which is of whole dollars",
  (name, options) => {
    const loaded = loadStoreProfile(`profiles/${name}`, startOfDayMs(TODAY));
    if (!loaded.ok) throw new Error("The sample profile is faulty.");
    const policy = getPricePolicy(loaded.profile);
    const { documentFeeCents } = policy;
    const prices = sampleInventory({ ...options, documentFeeCents }).flatMap(
      ({ vehicle }) => computeAdvertisedPrice(vehicle, policy) ?? [],
    );
    expect(prices.length).toBeGreaterThan(500);
    for (const { lines, totalCents, totalDollars } of prices) {
      expect(lines.reduce((sum, { cents }) => sum + cents, 0)).toBe(totalCents);
      expect(totalCents).toBe(totalDollars * 100);
    }
  },
);
