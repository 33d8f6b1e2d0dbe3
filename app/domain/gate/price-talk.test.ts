import { expect, test } from "vitest";
import { aVehicle } from "#tests/support/vehicles.ts";
import { type Gate, OPEN_GATE } from "./gate.ts";
import { presentVehicle } from "./present-vehicle.ts";
import { cutPriceTalk } from "./name-talk.ts";
import { cleanNames, dropFreeTexts, removePriceTalk } from "./price-talk.ts";

const AMOUNTS = { salePriceCents: 1_899_500, oldPriceCents: 2_099_000 };
const kept = (description: string) =>
  removePriceTalk({ description }, AMOUNTS).description;

test.each([
  "Now $18,995!",
  "Only 18,995 this week",
  "18995 or best offer",
  "18.995 firm",
  "18 995",
  "was 20990",
  "under 19k",
  "USD 400 a month",
  "400 dollars down",
  "１８９９５",
  "18\u200b995",
  "18 , 995",
  "Total with fees 19,353",
  "Last month 22,450",
  "Only 389 a month",
  "389/mo",
  "Save 2,000 today",
  "2000 off",
  "nearly 19 thousand",
  "nineteen thousand",
  "＄18k",
  "18,9xx",
  "18,xxx",
  "18xxx",
  "18,9**",
  "18.9",
  "18 K",
  "Under 19",
  "under nineteen",
  "389 pm",
  "389 p.m.",
  "389pm",
  "389 monthly",
  "389 mo",
  "72 x 389",
  "389 x 72 months",
  "72x389",
  "72 at 389",
  "72 months at 389",
  "72 payments of 389",
  "eighteen nine",
  "Eighteen nine nine five",
  "low 20s",
  "mid-twenties",
  "high teens",
  "18-9-95",
  "18/995",
  "18_995",
  "1 8 9 9 5",
  "1899500",
  "18 G's",
  "2k off",
  "10% off",
  "Half price",
  "two thousand off",
  "500 down",
  "zero down",
  "199 every two weeks",
  "95 a week",
  "Asking 18",
  "18 firm",
  "18 OBO",
  "take it for 18",
  "price: nineteen",
  "CAD 25000",
  "dieciocho mil",
  "18 mil",
  "389 al mes",
  "①⑧⑨⑨⑤",
  "١٨٩٩٥",
  "1\uFE0F\u20E38\uFE0F\u20E3995",
  "l8,995",
  "18,99O",
  "18,OOO",
  "priced18995",
  "19500cash",
  "Ask about the 19,400 deal",
])("%j stays away while the price is locked", (text) => {
  expect(kept(text)).toBeNull();
});

test.each([
  "One owner, 18,200 miles, 4 new tires in 2024.",
  "60k mile service done",
  "Stock A1899, seats 7.",
  "Remote start, 12 months of warranty, 20-inch wheels, 2020 model.",
  "Only 21,400 miles. Tows 7,700 pounds with the 3500 cc engine.",
  "Grand Touring with Off-Road suspension",
  "This 2023 CX-9 Grand Touring stands beside a 2014 Grand Cherokee",
  "Call 630-555-0100 or (630) 555-0100",
  "4x4, V6, 2.0T, 5.7L HEMI V8, 10-speed automatic",
  "P225/65R17 tires, 60/40 split rear seat",
  '12V outlet, 12.3" screen, 8-way power seat, 2 keys',
  "28/36 mpg, 28 city / 36 highway",
  "EPA estimates are 28 mpg in the city and 39 on the highway.",
  "Level 2 autonomy, Bluetooth 5.0",
  "18 in. alloy wheels, 17 x 7.5 wheels",
  "3rd row, F-150, RAV4, CX-5, xDrive28i, 328i, 4Runner, 2LT",
  "One owner, two keys, twelve speakers, twenty-inch wheels",
  "36 month warranty, 5-year/60,000-mile plan",
])("%j is kept", (text) => {
  expect(kept(text)).toBe(text);
});

test("features that name money are left out, the others stay", () => {
  const features = ["Heated Seats", "$500 rebate", "18995 special"];
  expect(removePriceTalk({ features }, AMOUNTS)).toEqual({
    features: ["Heated Seats"],
  });
});

test("the number in a vehicle's own name is no price in its texts", () => {
  const description = "This Silverado 1500 has one owner.";
  const named = (model: string) =>
    removePriceTalk({ description }, { ...AMOUNTS, model }).description;
  expect(named("Silverado 1500")).toBe(description);
  expect(named("Colorado")).toBeNull();
});

test.each([
  ["SE - now 17500", "SE"],
  ["Accord $17,500", "Accord"],
  ["$17,500 SE", "SE"],
  ["now only 17500", null],
  ["Black 17.5k", "Black"],
  ["SE 389/mo", "SE"],
  ["LE 26,7xx", "LE"],
  ["XLE under 27", "XLE"],
  ["SE 72 x 389", "SE"],
  ["SE 389 pm", "SE"],
  ["Half price Accord", "Accord"],
])("the name %j is %j without its price", (name, left) => {
  expect(cutPriceTalk(name)).toBe(left);
});

test.each([
  "2500",
  "1500 Laramie",
  "328i xDrive",
  "2.0T SE",
  "1LT",
  "GT500",
  "AT4",
  "Premium Plus 55 TFSI",
  "Five Hundred",
  "F-150",
  "50th Anniversary",
  "1794 Edition",
  "911",
  "Pearl White #NH-883P",
  "6.2L V8 420hp",
  "2.5X",
  "8-Speed A/T",
  "4dr 4x4",
  "500X",
  "R/T 392",
  "5.3L/325",
  "100% Electric",
  "2WD Reg Cab 120.5 in Tradesman",
  "Express 3500 2LT 12-Passenger",
])("the name %j stays as it is", (name) => {
  expect(cutPriceTalk(name)).toBe(name);
});

test("names say no price to anybody, and codes that only look like one stay", () => {
  const vehicle = aVehicle({
    ...AMOUNTS,
    trim: "SE - now 18,995",
    exteriorColor: "White for 18",
    interiorColor: "Black",
    engine: "2.0T only 389 pm",
    stockNumber: "U18995",
  });
  expect(cleanNames(vehicle)).toMatchObject({
    trim: "SE",
    exteriorColor: "White",
    interiorColor: "Black",
    engine: "2.0T",
    stockNumber: null,
  });
  for (const stockNumber of ["22K514", "18060K", "O73450XX", "A1899", "41877"])
    expect(cleanNames({ ...vehicle, stockNumber }).stockNumber).toBe(
      stockNumber,
    );
  for (const stockNumber of ["now 17.5", "18k", "18xxx", "$400"])
    expect(cleanNames({ ...vehicle, stockNumber }).stockNumber).toBeNull();
});

test("a profile may keep back every free text but make, model and trim", () => {
  const vehicle = aVehicle({
    trim: "SE",
    exteriorColor: "Ocean Blue",
    description: "One owner.",
    features: ["Heated Seats"],
  });
  const { make, model, vin } = vehicle;
  expect(dropFreeTexts(vehicle)).toMatchObject({
    vin,
    make,
    model,
    trim: "SE",
    exteriorColor: null,
    interiorColor: null,
    stockNumber: null,
    description: null,
    features: [],
    engine: null,
    location: null,
    exteriorColorFamily: vehicle.exteriorColorFamily,
  });
});

test("the profile says whether free texts are filtered or kept back, and only while the price is locked", () => {
  const said = {
    ...aVehicle({ description: "One owner." }),
    priceDropCents: 0,
  };
  const describe = (gate: Gate, lockedTexts?: "filtered" | "dropped") =>
    presentVehicle(said, gate, {
      advertise: "total",
      documentFeeCents: 0,
      ...(lockedTexts && { lockedTexts }),
    })?.description;
  const locked: Gate = { ...OPEN_GATE, lockedPriceGroups: ["used"] };
  expect(describe(locked)).toBe("One owner.");
  expect(describe(locked, "filtered")).toBe("One owner.");
  expect(describe(locked, "dropped")).toBeNull();
  expect(describe(OPEN_GATE, "dropped")).toBe("One owner.");
});

test("while a price is locked or not given, nothing is told of the MSRP", () => {
  const vehicle = {
    ...aVehicle({ condition: "new", msrpCents: 4_150_000 }),
    priceDropCents: 0,
  };
  const policy = { advertise: "total", documentFeeCents: 35_803 } as const;
  const locked: Gate = {
    ...OPEN_GATE,
    lockedPriceGroups: ["new"],
    priceKey: "contact",
  };
  const told = [
    presentVehicle(vehicle, locked, policy),
    presentVehicle({ ...vehicle, salePriceCents: null }, OPEN_GATE, policy),
  ];
  for (const it of told)
    expect(JSON.stringify(it)).not.toMatch(/msrp|41.?500/i);
  expect(presentVehicle(vehicle, OPEN_GATE, policy)?.price).toMatchObject({
    msrpCents: 4_150_000,
  });
});
