import { expect, test } from "vitest";
import type { Vehicle } from "#app/domain/vehicle/vehicle.ts";
import { buildListing, buildRow, PHOTO } from "#tests/support/feed-listings.ts";
import { aVehicle } from "#tests/support/vehicles.ts";
import {
  FEED_FILES,
  formatFeedRow,
  getFeedAddress,
  parseFeedAddress,
} from "./feed-file.ts";

/** What each platform's own page calls required, or recommends and we know. */
const GOOGLE_REQUIRED = [
  "vin",
  "store_code",
  "dealership_name",
  "dealership_address",
  "price",
  "condition",
  "make",
  "model",
  "trim",
  "year",
  "mileage",
];
const GOOGLE_FURTHER = [
  "image_link",
  "additional_image_link",
  "link",
  "vehicle_msrp",
  "id",
  "tracking_phone_number",
  "date_in_stock",
  "certified_pre_owned",
  "exterior_color",
];
/** Of the vehicle ads' own attributes: support.google.com/merchants/answer/11192663 and 11190480. */
const GOOGLE_ADS: Readonly<Record<string, RegExp>> = {
  id: /^\w{17}$/,
  vin: /^[A-HJ-NPR-Z0-9]{17}$/,
  store_code: /^[\w-]+$/,
  "vehicle_fulfillment(option:store_code)": /^in_store:[\w-]+$/,
  link_template: /^https:\/\/[^ ]+[?&]store=\{store_code\}$/,
  link: /^https:\/\/[^ {}]+$/,
  image_link: /^https:\/\/\S+$/,
  additional_image_link: /^https:\/\/[^ ,]+(?:,https:\/\/[^ ,]+){0,9}$/,
  price: /^\d+\.\d\d USD$/,
  vehicle_msrp: /^\d+\.\d\d USD$/,
  condition: /^(?:New|Used)$/,
  "certified_pre-owned": /^(?:yes|no)$/,
  brand: /./,
  model: /./,
  trim: /./,
  year: /^\d{4}$/,
  mileage: /^\d+ miles$/,
  color: /./,
  google_product_category: /^916$/,
  title: /./,
  description: /./,
  body_style:
    /^(?:convertible|coupe|crossover|full size van|hatchback|minivan|sedan|station wagon|suv|truck)$/,
  engine: /^(?:gasoline|diesel|electric|hybrid)$/,
};
/** Of free listings: developers.google.com/vehicle-listings/reference/feed-specification. */
const GOOGLE_LISTINGS: Readonly<Record<string, RegExp>> = {
  vin: /^[A-HJ-NPR-Z0-9]{17}$/,
  store_code: /^[\w-]+$/,
  dealership_name: /./,
  dealership_address: /, [A-Z]{2} \d{5}, US$/,
  tracking_phone_number: /^\+1\d{10}$/,
  price: /^\d+\.\d\d USD$/,
  vehicle_msrp: /^\d+\.\d\d USD$/,
  condition: /^(?:new|used)$/,
  certified_pre_owned: /^(?:yes|no)$/,
  make: /./,
  model: /./,
  trim: /./,
  year: /^\d{4}$/,
  mileage: /^\d+ miles$/,
  link: /^https:\/\/[^ {}]+$/,
  image_link: /^https:\/\/\S+$/,
  date_in_stock: /^\d{4}-\d\d-\d\d$/,
};

const META = [
  "vehicle_id",
  "title",
  "description",
  "url",
  "make",
  "model",
  "year",
  "mileage.value",
  "mileage.unit",
  "image[0].url",
  "image[0].tag[0]",
  "transmission",
  "fuel_type",
  "body_style",
  "drivetrain",
  "vin",
  "condition",
  "state_of_vehicle",
  "price",
  "availability",
  "exterior_color",
  "date_first_on_lot",
  "address.addr1",
  "address.city",
  "address.region",
  "address.postal_code",
  "address.country",
  "latitude",
  "longitude",
];

const NEW_CAR = {
  condition: "new",
  salePriceCents: 3_000_000,
  oldPriceCents: 3_210_050,
  images: {
    imageCustomBg: [],
    previewImage: PHOTO,
    additionalImages: [`${PHOTO}?2`, `${PHOTO}?3,4`],
    evoxImages: [],
  },
} as const satisfies Partial<Vehicle>;

test.each(FEED_FILES)(
  "$name has every column that its platform requires, filled for a vehicle with every fact",
  (file) => {
    const row = buildRow(file, buildListing(NEW_CAR));
    const wanted = {
      google: [...GOOGLE_REQUIRED, ...GOOGLE_FURTHER],
      "google-ads": Object.keys(GOOGLE_ADS).filter(
        (it) => it !== "description",
      ),
      meta: META,
    }[file.platform];
    expect(wanted.filter((name) => (row[name] ?? "") === "")).toEqual([]);
  },
);

const google = FEED_FILES.find(({ platform }) => platform === "google");
const meta = FEED_FILES.find(({ platform }) => platform === "meta");
const buildRows = (facts: Partial<Vehicle>) => {
  const listing = buildListing(facts);
  if (google === undefined || meta === undefined) return expect.fail();
  return { google: buildRow(google, listing), meta: buildRow(meta, listing) };
};

test.each(["new", "used", "certified"] as const)(
  "each value of a %s car has the shape that Google publishes, for ads and for listings",
  (condition) => {
    const listing = buildListing({
      ...NEW_CAR,
      condition,
      description: "One owner.",
    });
    for (const [platform, shapes] of [
      ["google-ads", GOOGLE_ADS],
      ["google", GOOGLE_LISTINGS],
    ] as const) {
      const file = FEED_FILES.find((it) => it.platform === platform);
      if (file === undefined) return expect.fail(platform);
      const row = buildRow(file, listing);
      const wrong = Object.entries(shapes).filter(
        ([name, shape]) =>
          !shape.test(row[name] ?? "") &&
          !(name === "vehicle_msrp" && condition !== "new"),
      );
      expect(wrong.map(([name]) => [name, row[name]])).toEqual([]);
    }
  },
);

test("vehicle ads have no column that Merchant Center does not publish, and none of availability, which it refuses", () => {
  const ads = FEED_FILES.find((it) => it.platform === "google-ads");
  expect(ads?.columns.map(([name]) => name).toSorted()).toEqual(
    Object.keys(GOOGLE_ADS).toSorted(),
  );
});

test("a new car's MSRP is the maker's own figure where the feed gives it", () => {
  const { google } = buildRows({ ...NEW_CAR, msrpCents: 3_333_300 });
  expect(google["vehicle_msrp"]).toBe("33333.00 USD");
});

test("a new car without a reading is in the ads with none driven, and one without MSRP or color is not", () => {
  const ads = FEED_FILES.find((it) => it.platform === "google-ads");
  if (ads === undefined) return expect.fail();
  const listing = buildListing({ ...NEW_CAR, miles: null });
  expect(buildRow(ads, listing)["mileage"]).toBe("0 miles");
  for (const [facts, emptyColumn] of [
    [{ oldPriceCents: null }, "vehicle_msrp"],
    [{ exteriorColor: null }, "color"],
    [{ condition: "used", miles: null }, "mileage"],
  ] as const)
    expect(formatFeedRow(ads, buildListing({ ...NEW_CAR, ...facts }))).toEqual({
      emptyColumn,
    });
});

test.each([
  [{}, null],
  [{ stockStatus: "in-transit" }, "not in stock"],
  [{ stockStatus: "on-order" }, "not in stock"],
  [{ stockStatus: null }, "not in stock"],
  [{ hold: "sale-pending" }, "held for somebody"],
  [{ hold: "on-hold" }, "held for somebody"],
  [{ bodystyle: "commercial" }, "commercial"],
  [{ description: "Title: Salvage.\nRuns." }, "branded title"],
] as const)("an ad of a car with %j: %s", (facts, obstacle) => {
  const listing = buildListing({ ...NEW_CAR, ...facts });
  for (const { platform, findObstacle } of FEED_FILES)
    expect(findObstacle?.(listing) ?? null).toBe(
      platform === "google-ads" ? obstacle : null,
    );
});

test("a listing says that a car is on its way or spoken for", () => {
  const say = (facts: Partial<Vehicle>) =>
    buildRows({ ...NEW_CAR, ...facts }).google["availability"];
  expect(say({})).toBe("in stock");
  expect(say({ stockStatus: "in-transit" })).toBe("in transit");
  expect(say({ stockStatus: "on-order", hold: "on-hold" })).toBe(
    "on order, on hold",
  );
  expect(say({ hold: "sale-pending" })).toBe("sale pending");
});

test("the price is the page's: to the cent, with every charge that the policy includes", () => {
  const { google, meta } = buildRows({
    ...NEW_CAR,
    requiredAddOns: [{ name: "Wheel locks", priceCents: 9_900 }],
  });
  // 30,000 + 99 + 358.03.
  expect(google["price"]).toBe("30457.03 USD");
  expect(meta["price"]).toBe("30457.03 USD");
  expect(google["vehicle_msrp"]).toBe("32557.53 USD");
});

test("a used vehicle has no manufacturer's price, whatever it was before", () => {
  const { google } = buildRows({ ...NEW_CAR, condition: "used" });
  expect(google["vehicle_msrp"]).toBe("");
});

test.each([
  ["new", "new", "no", "NEW"],
  ["used", "used", "no", "USED"],
  ["certified", "used", "yes", "CPO"],
] as const)(
  "%s is %s with certified %s for Google, %s for Meta",
  (condition, said, certified, state) => {
    const { google, meta } = buildRows({ ...NEW_CAR, condition });
    expect(google).toMatchObject({
      condition: said,
      certified_pre_owned: certified,
    });
    expect(meta["state_of_vehicle"]).toBe(state);
  },
);

test("a platform's number of a vehicle is the VIN, as tracking has it", () => {
  const { google, meta } = buildRows(NEW_CAR);
  const { vin } = aVehicle();
  expect([google["id"], google["vin"]]).toEqual([vin, vin]);
  expect([meta["vehicle_id"], meta["vin"]]).toEqual([vin, vin]);
});

test("further photos stand in one cell for Google, and a comma inside an address parts nothing", () => {
  const { google, meta } = buildRows(NEW_CAR);
  expect(google["image_link"]).toBe(PHOTO);
  expect(google["additional_image_link"]).toBe(`${PHOTO}?2,${PHOTO}?3%2C4`);
  expect(meta["image[2].url"]).toBe(`${PHOTO}?3,4`);
});

test("where it stands is the store's own place", () => {
  const { google, meta } = buildRows(NEW_CAR);
  expect(google["dealership_address"]).toBe(
    "1840 N Farnsworth Ave, Aurora, IL 60505, US",
  );
  expect(meta).toMatchObject({
    "address.city": "Aurora",
    latitude: "41.7893",
    longitude: "-88.2772",
  });
});

test("a vehicle whose dealer says nothing is described by its facts for Meta, which wants words", () => {
  const { google, meta } = buildRows({ ...NEW_CAR, description: null });
  expect(google["description"]).toBe("");
  expect(meta["description"]).toBe(
    "31,250 miles, Modern Steel Metallic exterior, CVT, 1.5L I4 Turbo",
  );
});

test("a description ends before Meta's limit, and never in the middle of a character", () => {
  const { meta } = buildRows({
    ...NEW_CAR,
    description: `${"a".repeat(4_999)}🚗 and more`,
  });
  expect(meta["description"]).toBe("a".repeat(4_999));
});

test.each(FEED_FILES)("the address of $name reads back", (file) => {
  const address = getFeedAddress("gary-south", file);
  expect(parseFeedAddress(address)).toEqual({
    storeId: "gary-south",
    token: null,
    file,
    isPacked: false,
  });
  expect(parseFeedAddress(`${address}.gz`)?.isPacked).toBe(true);
});

test("a token stands before the store", () => {
  expect(
    parseFeedAddress(
      "/feeds/0123456789abcdef/aurora/google-vehicle-listings.tsv",
    ),
  ).toMatchObject({ storeId: "aurora", token: "0123456789abcdef" });
});

test.each([
  "/feeds",
  "/feeds/aurora",
  "/feeds/google-vehicle-listings.tsv",
  "/feeds/aurora/google-vehicle-listings.xml",
  "/feeds/aurora/meta-automotive-inventory.tsv",
  "/feeds/aurora/google-vehicle-listings.tsv.gz.gz",
  "/feeds/short/aurora/google-vehicle-listings.tsv",
  "/feeds/a/b/c/google-vehicle-listings.tsv",
  "/es/feeds/aurora/google-vehicle-listings.tsv",
  "/feeds/../google-vehicle-listings.tsv",
])("%s is no feed's address", (path) => {
  expect(parseFeedAddress(path)).toBeNull();
});
