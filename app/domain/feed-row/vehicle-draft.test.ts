import fc from "fast-check";
import { expect, test } from "vitest";
import { FEED_FIELDS, type FeedRow } from "./feed-row.ts";
import { mergeVehicles } from "#app/domain/vehicle/merge-vehicles.ts";
import type { DecodedVin } from "#app/domain/vehicle/vin.ts";
import { draftVehicle } from "./vehicle-draft.ts";

const CONTEXT = { storeId: "aurora", today: "2026-11-21" };
const ROW: FeedRow = {
  vin: "1HGCM82633A004352",
  year: "2003",
  make: "Honda",
  model: "Accord EX",
  condition: "Used",
  price: "$5,995",
  mileage: "120,000",
  photos: "https://photos.example.com/a.jpg",
};

function accepted(row: FeedRow) {
  const draft = draftVehicle(row, CONTEXT);
  if (draft.status !== "accepted") throw new Error(draft.reason);
  return draft;
}

test("a plain row becomes a vehicle without warnings", () => {
  const { vehicle, warnings, assumed } = accepted({
    ...ROW,
    availability: "Available",
    listedOn: "11/01/2026",
  });
  expect(vehicle).toMatchObject({
    vin: "1HGCM82633A004352",
    storeId: "aurora",
    condition: "used",
    year: 2003,
    make: "Honda",
    model: "Accord",
    trim: "EX",
    bodystyle: "sedans",
    miles: 120_000,
    salePriceCents: 599_500,
    oldPriceCents: null,
    listedOn: "2026-11-01",
  });
  expect(warnings).toEqual([]);
  expect(assumed).toEqual([]);
});

test.each<[Partial<FeedRow>, string]>([
  [{ vin: "" }, "VIN is missing"],
  [{ vin: "1HGCM8263" }, "VIN has 9 characters, not 17"],
  [{ vin: "IHGCM82633A004352" }, "VIN holds characters no VIN has: I"],
  [{ year: "" }, "year is missing"],
  [{ year: "3019" }, "year is impossible: 3019"],
  [{ make: "", model: "Skyliner" }, "make is missing"],
  [{ model: "–" }, "model is missing"],
  [{ model: "!!!" }, "model is missing"],
  [{ availability: "SOLD" }, "availability is SOLD"],
  [{ availability: "Pre-Sold" }, "availability is Pre-Sold"],
  [{ expiresOn: "11/20/2026" }, "the listing expired on 2026-11-20"],
])("a row with %j is refused: %s", (change, reason) => {
  expect(draftVehicle({ ...ROW, ...change }, CONTEXT)).toMatchObject({
    status: "refused",
    reason,
  });
});

test.each<[Partial<FeedRow>, string]>([
  [{ vin: "1HGCM82633A004353" }, "VIN check digit does not match"],
  [{ year: "2004" }, "year is not the VIN's model year: 2003"],
  [{ condition: "" }, "condition is missing: taken as used"],
  [
    { condition: "Grade A" },
    "condition not understood, taken as used: Grade A",
  ],
  [{ availability: "Zone 7" }, "availability not understood: Zone 7"],
  [{ price: "Call" }, "price is missing: shoppers are asked to call"],
  [{ price: "9000 CAD" }, "price is in CAD, not in US dollars: left out"],
  [{ mileage: "9999999" }, "mileage is impossible: 9999999"],
  [{ photos: "" }, "no photos"],
  [{ photos: "/a.jpg" }, "photo addresses that are not http(s) were left out"],
  [
    { make: "Zubrowka", model: "One" },
    "body style is missing and the model is not known: other",
  ],
  [{ listedOn: "2027-01-01" }, "listing date is in the future: 2027-01-01"],
])("a row with %j is accepted with a warning: %s", (change, warning) => {
  expect(accepted({ ...ROW, ...change }).warnings).toContain(warning);
});

test("the internet price holds and the higher list price is the old one", () => {
  const { vehicle } = accepted({
    ...ROW,
    price: "20000",
    internetPrice: "18500",
    msrp: "31000",
  });
  expect(vehicle).toMatchObject({
    salePriceCents: 1_850_000,
    oldPriceCents: 2_000_000,
  });
});

test("the day of first service is kept where it can be one", () => {
  const read = (inServiceOn: string) =>
    accepted({ ...ROW, inServiceOn }).vehicle.inServiceOn;
  expect(read("03/31/2021")).toBe("2021-03-31");
  for (const said of ["", "soon", "2031-01-01", "1998-05-05", "0"])
    expect(read(said), said).toBeNull();
});

test("MSRP is an old price for a new vehicle only", () => {
  const row = { ...ROW, price: "28000", msrp: "31000" };
  expect(accepted({ ...row, condition: "N" }).vehicle.oldPriceCents).toBe(
    3_100_000,
  );
  expect(accepted({ ...row, condition: "U" }).vehicle.oldPriceCents).toBeNull();
});

test("a new vehicle keeps its MSRP, also where it is sold for more, and no other vehicle has one", () => {
  const row = { ...ROW, price: "31500", msrp: "31000" };
  expect(accepted({ ...row, condition: "N" }).vehicle).toMatchObject({
    msrpCents: 3_100_000,
    oldPriceCents: null,
  });
  expect(accepted({ ...row, condition: "U" }).vehicle.msrpCents).toBeNull();
});

test("a trim that only the title has is taken from it", () => {
  const title = "Pre-Owned 2003 Honda Accord EX-L Front Wheel Drive Sedan";
  expect(accepted({ ...ROW, model: "Accord", title }).vehicle.trim).toBe(
    "EX-L",
  );
});

test.each([
  ["2003 Honda Accord 120.5 in Tradesman", "Tradesman"],
  ["2003 Honda Accord XD 170-in. WB Van", "XD"],
  ["2003 Honda Accord EX North America", "EX"],
])("the trim in %j is %s", (title, trim) => {
  expect(accepted({ ...ROW, model: "Accord", title }).vehicle.trim).toBe(trim);
});

test("where the row says the vehicle stands is kept", () => {
  const place = { city: "Norwood", state: "MA", zip: "2062" };
  expect(accepted({ ...ROW, ...place }).vehicle.location).toEqual({
    ...place,
    zip: "02062",
  });
  expect(accepted(ROW).vehicle.location).toBeNull();
});

test("a title of another car gives no trim", () => {
  const title = "2003 Honda Civic EX-L";
  expect(accepted({ ...ROW, model: "Accord", title }).vehicle.trim).toBeNull();
});

test("a vehicle without a listing date is listed today, and that is known to be assumed", () => {
  const { vehicle, assumed } = accepted(ROW);
  expect(vehicle.listedOn).toBe("2026-11-21");
  expect(assumed).toEqual(["listedOn", "stockStatus"]);
});

test("of two rows the later one wins where it says something", () => {
  const first = accepted({
    ...ROW,
    condition: "CPO",
    exteriorColor: "Red",
    listedOn: "2026-10-01",
  });
  const second = accepted({ ...ROW, condition: "", price: "4995", photos: "" });
  const { vehicle } = mergeVehicles(first, second);
  expect(vehicle).toMatchObject({
    condition: "certified",
    exteriorColor: "Red",
    exteriorColorFamily: "red",
    salePriceCents: 499_500,
    listedOn: "2026-10-01",
    images: { previewImage: "https://photos.example.com/a.jpg" },
  });
});

test("any row gives a vehicle or a refusal, and never throws", () => {
  const cell = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.constantFrom(...Object.values(ROW)),
  );
  const row = fc.record(
    Object.fromEntries(FEED_FIELDS.map((field) => [field, cell])),
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(row, (change) => {
      const { status } = draftVehicle({ ...ROW, ...change }, CONTEXT);
      expect(["accepted", "refused"]).toContain(status);
    }),
  );
});

test.each([
  [{ titleStatus: "Salvage", description: "Runs." }, "Title: Salvage.\nRuns."],
  [{ titleStatus: "Rebuilt" }, "Title: Rebuilt."],
  [{ titleStatus: "Clean", description: "Runs." }, "Runs."],
  [{ titleStatus: "clear title" }, null],
])("a row with %j says so first: %j", (change, description) => {
  const { vehicle } = accepted({ ...ROW, ...change, expiresOn: "2026-11-21" });
  expect(vehicle.description).toBe(description);
});

const DECODED: DecodedVin = {
  year: 2003,
  make: "Honda",
  model: "Accord",
  isKnownModel: true,
  trim: null,
  bodystyle: "sedans",
  doors: 4,
  fuelType: null,
  engineCylinders: null,
  engineLiters: null,
};

function draftBody(
  make: string,
  model: string,
  decoded: DecodedVin["bodystyle"],
  row: FeedRow = {},
) {
  const draft = draftVehicle({ ...ROW, make, model, ...row }, CONTEXT, {
    ...DECODED,
    make,
    model: null,
    bodystyle: decoded,
  });
  if (draft.status !== "accepted") throw new Error(draft.reason);
  return draft.vehicle.bodystyle;
}

test.each<
  [make: string, model: string, decoded: DecodedVin["bodystyle"], string]
>([
  ["Dodge", "Challenger R/T", "sedans", "coupes"],
  ["Mercedes-Benz", "CLA 250", "coupes", "sedans"],
  ["Audi", "A7 Premium Plus", "hatchbacks", "sedans"],
  ["BMW", "6 Series 640i xDrive Gran Turismo", "sedans", "hatchbacks"],
  ["BMW", "3 Series Gran Turismo 335i", "sedans", "hatchbacks"],
  ["Porsche", "Panamera 4S Sport Turismo", "sedans", "wagons"],
  ["Volkswagen", "Golf S 4-Door", "hatchbacks", "hatchbacks"],
  ["Maserati", "GranTurismo Sport", "coupes", "coupes"],
  ["Maserati", "Gran Turismo", null, "coupes"],
  ["Cadillac", "Escalade EXT", "suvs", "trucks"],
  ["Ford", "Transit-350 XLT Passenger Wagon", "commercial", "minivans"],
  ["Ford", "Transit-250 Base", "commercial", "commercial"],
  ["Chevrolet", "C/K 1500 Silverado", null, "trucks"],
  ["Ram", "3500 Chassis Cab Tradesman", "trucks", "commercial"],
  ["Honda", "Civic EX", "coupes", "coupes"],
  ["Winnebago", "Revel 44E", null, "other"],
  ["Zubrowka", "One", null, "other"],
])("a %s %s whose VIN says %s is of the %4$s", (make, model, decoded, body) => {
  expect(draftBody(make, model, decoded)).toBe(body);
});

test("a body column tells a motorhome, and no table of models overrules what it says of a Golf's doors", () => {
  expect(
    draftBody("Ford", "E-450", null, { bodystyle: "Class C Motorhome" }),
  ).toBe("other");
  expect(
    draftBody("Volkswagen", "Golf SE", null, { bodystyle: "4dr Car" }),
  ).toBe("hatchbacks");
});

test("4x2 is rear-wheel drive where the model has a frame, and nothing elsewhere", () => {
  const drive = (make: string, model: string) =>
    accepted({ ...ROW, make, model, drivetrain: "4x2" }).vehicle.drivetrain;
  expect(drive("Toyota", "4Runner SR5")).toBe("rwd");
  expect(drive("Ford", "F-150 XLT")).toBe("rwd");
  expect(drive("Toyota", "RAV4 LE")).toBeNull();
});

test("a model that its make does not have is told beside the VIN's, and the mapping can take the VIN's names", () => {
  const row = { ...ROW, model: "TRD Sport", make: "Honda" };
  const asSaid = draftVehicle(row, CONTEXT, DECODED);
  expect(asSaid).toMatchObject({ vehicle: { model: "TRD Sport", trim: null } });
  expect(asSaid.status === "accepted" && asSaid.warnings).toContain(
    "the make has no such model, and the VIN names another: TRD Sport (the VIN says Accord)",
  );
  const asDecoded = draftVehicle(
    row,
    { ...CONTEXT, takesVinNames: true },
    DECODED,
  );
  expect(asDecoded).toMatchObject({
    vehicle: { make: "Honda", model: "Accord", trim: "TRD Sport" },
    warnings: [],
  });
  expect(
    draftVehicle(ROW, { ...CONTEXT, takesVinNames: true }, DECODED),
  ).toMatchObject({ vehicle: { model: "Accord", trim: "EX" } });
});
