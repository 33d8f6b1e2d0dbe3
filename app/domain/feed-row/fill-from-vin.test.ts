import fc from "fast-check";
import { expect, test } from "vitest";
import type { DecodedVin } from "#app/domain/vehicle/vin.ts";
import { FEED_FIELDS, type FeedRow } from "./feed-row.ts";
import { findDecodableVin, fillFromVin } from "./fill-from-vin.ts";
import { mergeVehicles } from "#app/domain/vehicle/merge-vehicles.ts";
import { readCell } from "./row-cell.ts";
import { draftVehicle } from "./vehicle-draft.ts";

const CONTEXT = { storeId: "aurora", today: "2026-11-21" };
const VIN = "1HGCM82633A004352";
const ACCORD: DecodedVin = {
  year: 2003,
  make: "Honda",
  model: "Accord",
  isKnownModel: true,
  trim: "EX",
  bodystyle: "coupes",
  doors: 2,
  fuelType: "gasoline",
  engineCylinders: 6,
  engineLiters: 3,
};
const WHOLE_ROW: FeedRow = {
  vin: VIN,
  year: "2003",
  make: "Honda",
  model: "Accord",
  trim: "LX",
  bodystyle: "Coupe",
  engine: "3.0L V6",
  fuelType: "Gasoline",
  condition: "Used",
  price: "5995",
  listedOn: "11/01/2026",
  photos: "https://photos.example.com/a.jpg",
};

function accepted(row: FeedRow, decoded: DecodedVin | null = ACCORD) {
  const draft = draftVehicle(row, CONTEXT, decoded);
  if (draft.status !== "accepted") throw new Error(draft.reason);
  return draft;
}

test("a row with a VIN and nothing else of the vehicle becomes what its VIN tells", () => {
  const { vehicle, fromVin, assumed } = accepted({ vin: VIN, price: "5995" });
  expect(vehicle).toMatchObject({
    year: 2003,
    make: "Honda",
    model: "Accord",
    trim: "EX",
    bodystyle: "coupes",
    fuelType: "gasoline",
    engine: "3.0L 6-cylinder",
  });
  expect(fromVin).toEqual([
    "year",
    "make",
    "model",
    "trim",
    "fuelType",
    "engine",
    "bodystyle",
  ]);
  expect(assumed).toEqual(expect.arrayContaining([...fromVin]));
});

test("a whole row is left as it is, and nothing is said", () => {
  const { vehicle, fromVin, contradiction, warnings } = accepted(WHOLE_ROW);
  expect(fromVin).toEqual([]);
  expect(contradiction).toBeNull();
  expect(warnings).toEqual([]);
  expect(vehicle).toEqual(accepted(WHOLE_ROW, null).vehicle);
});

test("whatever a row says is never replaced", () => {
  const cell = fc.string({ minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom(...FEED_FIELDS), cell),
      (row: FeedRow) => {
        const { row: filled } = fillFromVin(row, ACCORD);
        for (const field of FEED_FIELDS)
          if (readCell(row, field) !== null)
            expect(filled[field]).toBe(row[field]);
      },
    ),
  );
});

test("a cell that holds nothing but markup says nothing, and the VIN does", () => {
  const { vehicle, fromVin } = accepted({ vin: VIN, model: "<A0" });
  expect(vehicle.model).toBe("Accord");
  expect(fromVin).toContain("model");
});

test.each<[string, Partial<FeedRow>, string | null]>([
  [
    "year",
    { year: "2004" },
    "VIN and feed differ: the VIN is of a 2003 Honda Accord, the feed says 2004 Honda Accord",
  ],
  [
    "make and model",
    { make: "Mazda", model: "CX-5", bodystyle: "" },
    "VIN and feed differ: the VIN is of a 2003 Honda Accord, the feed says 2003 Mazda CX-5",
  ],
  [
    "model",
    { model: "Civic" },
    "VIN and feed differ: the VIN is of a 2003 Honda Accord, the feed says 2003 Honda Civic",
  ],
  [
    "body",
    { bodystyle: "4D Sport Utility" },
    "VIN and feed differ: the VIN is of a 2003 Honda Accord (coupes), the feed says 2003 Honda Accord (suvs)",
  ],
  ["a sedan for a coupe", { bodystyle: "4dr Car" }, null],
  ["the longer name of the model", { model: "Accord Hybrid" }, null],
])(
  "one warning names both where VIN and feed differ in %s, and the feed wins",
  (_, change, warning) => {
    const row = { ...WHOLE_ROW, ...change };
    const { warnings, contradiction, vehicle } = accepted(row);
    expect(contradiction).toBe(warning);
    expect(warnings).toEqual(warning === null ? [] : [warning]);
    const { year, make, model } = accepted(row, null).vehicle;
    expect(vehicle).toMatchObject({ year, make, model });
  },
);

test("a model that is in no table stays, and is told beside the VIN's", () => {
  const { warnings, contradiction, vehicle } = accepted({
    ...WHOLE_ROW,
    model: "Skyliner",
  });
  expect(contradiction).toBeNull();
  expect(warnings).toEqual([
    "the make has no such model, and the VIN names another: Skyliner (the VIN says Accord)",
  ]);
  expect(vehicle.model).toBe("Skyliner");
});

test("a code of a model year stands for two years, and either is right", () => {
  const { contradiction } = accepted(
    { ...WHOLE_ROW, make: "", model: "", year: "2003" },
    { ...ACCORD, year: 2033 },
  );
  expect(contradiction).toBeNull();
});

test("a make that was sold under another's name is no contradiction", () => {
  const ram = { ...ACCORD, make: "Dodge", model: "Ram", isKnownModel: false };
  const row = { ...WHOLE_ROW, make: "Ram", model: "1500", bodystyle: "" };
  expect(accepted(row, ram).contradiction).toBeNull();
});

test("no model of another make is put beside the make that a row says", () => {
  const draft = draftVehicle(
    { ...WHOLE_ROW, make: "Mazda", model: "" },
    CONTEXT,
    ACCORD,
  );
  expect(draft).toMatchObject({
    status: "refused",
    reason: "model is missing",
  });
});

test("a make inside the model's column is not said twice", () => {
  const { vehicle, fromVin } = accepted({
    ...WHOLE_ROW,
    make: "",
    model: "Honda Accord",
  });
  expect(vehicle).toMatchObject({ make: "Honda", model: "Accord" });
  expect(fromVin).toEqual([]);
});

test("of two rows with one VIN, what either says goes before what the VIN tells", () => {
  const said = accepted({ ...WHOLE_ROW, engine: "J30A4" });
  const silent = accepted({ ...WHOLE_ROW, engine: "", price: "4995" });
  expect(mergeVehicles(said, silent).vehicle).toMatchObject({
    engine: "J30A4",
    salePriceCents: 499_500,
  });
});

test.each<[string, string | null]>([
  [VIN, VIN],
  [" 1hgcm-82633a004352", VIN],
  ["1HGCM82643A004352", null],
  ["1HGCM826", null],
  ["", null],
])("the VIN of a row with %j that may be decoded is %s", (vin, decodable) => {
  expect(findDecodableVin({ vin })).toBe(decodable);
});
