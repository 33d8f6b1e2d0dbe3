import fc from "fast-check";
import { expect, test } from "vitest";
import { MAKES } from "./makes-and-models.ts";
import { normalizeModel, stripModelWords } from "./normalize-model.ts";

function normalised(
  make: string | null,
  model: string | null,
  trim: string | null = null,
) {
  const found = normalizeModel({ make, model, trim });
  return found && [found.make, found.model, found.trim, found.usualBodystyle];
}

test.each([
  [
    "Land",
    "Rover Range Rover Sport HSE",
    ["Land Rover", "Range Rover Sport", "HSE", "suvs"],
  ],
  ["Land", "Rover Discovery SE", ["Land Rover", "Discovery", "SE", "suvs"]],
  ["Land Rover", "Range Rover", ["Land Rover", "Range Rover", null, "suvs"]],
  ["Alfa", "Romeo Giulia Ti", ["Alfa Romeo", "Giulia", "Ti", "sedans"]],
  ["Toyota", "4Runner SR5", ["Toyota", "4Runner", "SR5", "suvs"]],
  ["Toyota", "Prius Prime XLE", ["Toyota", "Prius Prime", "XLE", "hatchbacks"]],
  [
    "RAM",
    "1500 Classic Tradesman",
    ["RAM", "1500 Classic", "Tradesman", "trucks"],
  ],
  ["Ram", "Ram 1500 Laramie", ["RAM", "1500", "Laramie", "trucks"]],
  [
    "Jeep",
    "Grand Cherokee L Limited",
    ["Jeep", "Grand Cherokee L", "Limited", "suvs"],
  ],
  [
    "Jeep",
    "Grand Cherokee Limited",
    ["Jeep", "Grand Cherokee", "Limited", "suvs"],
  ],
  [
    "Chevrolet",
    "Silverado 1500 LT",
    ["Chevrolet", "Silverado 1500", "LT", "trucks"],
  ],
  [
    "chevy",
    "silverado 2500hd",
    ["Chevrolet", "Silverado 2500 HD", null, "trucks"],
  ],
  ["Tesla", "Model 3 Long Range", ["Tesla", "Model 3", "Long Range", "sedans"]],
  ["Ford", "F150 XLT", ["Ford", "F-150", "XLT", "trucks"]],
  ["Ford", "F 150 XLT", ["Ford", "F-150", "XLT", "trucks"]],
  ["Ford", "Super Duty F 350 DRW", ["Ford", "F-350", "DRW", "trucks"]],
  [
    "Ford",
    "Mustang Mach-E Premium",
    ["Ford", "Mustang Mach-E", "Premium", "suvs"],
  ],
  ["Honda", "CRV EX-L", ["Honda", "CR-V", "EX-L", "suvs"]],
  ["Honda", "CR-V Hybrid Touring", ["Honda", "CR-V Hybrid", "Touring", "suvs"]],
  ["Honda", "Civic Sedan EX", ["Honda", "Civic", "EX", "sedans"]],
  ["Honda", "Civic Coupe EX", ["Honda", "Civic", "Coupe EX", "sedans"]],
  [
    "Kia",
    "Sorento Plug In Hybrid",
    ["Kia", "Sorento Plug-in Hybrid", null, "suvs"],
  ],
  ["VW", "Golf SportWagen S", ["Volkswagen", "Golf SportWagen", "S", "wagons"]],
  [
    "Mercedes",
    "E-Class E 350",
    ["Mercedes-Benz", "E-Class", "E 350", "sedans"],
  ],
  [
    "Mercedes Benz",
    "GLE 350 4MATIC",
    ["Mercedes-Benz", "GLE", "350 4MATIC", "suvs"],
  ],
  [
    "Mercedes-Benz",
    "CLS-Class CLS 550",
    ["Mercedes-Benz", "CLS", "550", "sedans"],
  ],
  [
    "Mercedes-Benz",
    "AMG C 43 Base",
    ["Mercedes-Benz", "C-Class", "AMG C 43 Base", "sedans"],
  ],
  ["BMW", "328 i xDrive", ["BMW", "3 Series", "328i xDrive", "sedans"]],
  ["BMW", "128 128i", ["BMW", "1 Series", "128i", "coupes"]],
  ["BMW", "BMW X5 xDrive40i", ["BMW", "X5", "xDrive40i", "suvs"]],
  ["Lexus", "RX 350 RX 350", ["Lexus", "RX 350", null, "suvs"]],
  [
    "Chrysler",
    "Town & Country Touring",
    ["Chrysler", "Town & Country", "Touring", "minivans"],
  ],
  [
    "Chrysler",
    "Town and Country",
    ["Chrysler", "Town & Country", null, "minivans"],
  ],
  ["Mazda", "3 Touring", ["Mazda", "Mazda3", "Touring", "sedans"]],
  ["MINI", "Countryman Cooper S", ["MINI", "Countryman", "Cooper S", "suvs"]],
  [
    "Jeep",
    "Wrangler Unlimited Sahara",
    ["Jeep", "Wrangler", "Unlimited Sahara", "suvs"],
  ],
  [
    "Jeep",
    "Wrangler JK Unlimited Sport",
    ["Jeep", "Wrangler", "JK Unlimited Sport", "suvs"],
  ],
  ["Jeep", "Wrangler JK", ["Jeep", "Wrangler", "JK", "suvs"]],
  [
    "Chevrolet",
    "Corvette Stingray 2LT",
    ["Chevrolet", "Corvette", "Stingray 2LT", "coupes"],
  ],
  ["Chevrolet", "Corvette Z06", ["Chevrolet", "Corvette", "Z06", "coupes"]],
  ["Chevrolet", "Suburban 1500 LT", ["Chevrolet", "Suburban", "LT", "suvs"]],
  ["Chevrolet", "C/K 1500", ["Chevrolet", "C/K 1500", null, "trucks"]],
  ["GMC", "K1500 Sierra", ["GMC", "C/K 1500", "Sierra", "trucks"]],
  ["Cadillac", "Escalade EXT", ["Cadillac", "Escalade EXT", null, "trucks"]],
  [
    "Porsche",
    "Panamera Sport Turismo 4S",
    ["Porsche", "Panamera Sport Turismo", "4S", "wagons"],
  ],
  ["Maserati", "Gran Turismo S", ["Maserati", "GranTurismo", "S", "coupes"]],
  ["Rolls", "Royce Ghost", ["Rolls-Royce", "Ghost", null, "sedans"]],
])("%s + %s is told apart", (make, model, expected) => {
  expect(normalised(make, model)).toEqual(expected);
});

test("columns that slipped are read all the same", () => {
  expect(normalised(null, "Mazda CX 5", "Touring")).toEqual([
    "Mazda",
    "CX-5",
    "Touring",
    "suvs",
  ]);
  expect(normalised("Lexus", null, "RX 350")).toEqual([
    "Lexus",
    "RX 350",
    null,
    "suvs",
  ]);
  expect(
    normalised("MINI", "Cooper S", "Countryman All4")?.slice(0, 2),
  ).toEqual(["MINI", "Countryman"]);
});

test("an unknown model stays as the feed has it, apart from its trim", () => {
  expect(normalised("Ford", "Skyliner", "XL")).toEqual([
    "Ford",
    "Skyliner",
    "XL",
    null,
  ]);
});

test("an unknown make stays as the feed has it", () => {
  expect(normalised("Zubrowka", "One", "Base")).toEqual([
    "Zubrowka",
    "One",
    "Base",
    null,
  ]);
});

test("a make or model that cannot be told gives null", () => {
  expect(normalised(null, "Skyliner", "XL")).toBeNull();
  expect(normalised("Ford", null, null)).toBeNull();
  expect(normalised("Zubrowka", null, "One")).toBeNull();
  expect(normalised("Ford", "Ford")).toBeNull();
});

test("every model of the table is found by its own name and keeps its body style", () => {
  for (const { make, models } of MAKES)
    for (const { model, usualBodystyle } of models)
      expect(normalised(make, model)).toEqual([
        make,
        model,
        null,
        usualBodystyle,
      ]);
});

test("electric models are known for it", () => {
  expect(
    normalizeModel({ make: "Nissan", model: "Leaf SV", trim: null })
      ?.isElectric,
  ).toBe(true);
  expect(
    normalizeModel({ make: "Nissan", model: "Altima SV", trim: null })
      ?.isElectric,
  ).toBe(false);
});

test("any text gives a make and a model that are not empty, or null", () => {
  const text = fc.string({ minLength: 1 });
  fc.assert(
    fc.property(text, text, fc.option(text), (make, model, trim) => {
      const found = normalizeModel({ make, model, trim });
      expect(found?.make).not.toBe("");
      expect(found?.model).not.toBe("");
    }),
  );
});

/** What feeds write beside a name, and what hostile ones do. */
const BITS = fc.constantFrom(
  ...'1 2 350 1500 X S SE 4x4 - , . = " & ( / Hybrid Coupe SUV Sedan Sport'.split(
    " ",
  ),
  "Plug-in Hybrid",
  "Gran Coupe",
  " ",
);
const CELL = fc.array(BITS, { maxLength: 6 }).map((bits) => bits.join(""));

test("a name that was read is read the same again, whatever stood beside it", () => {
  const known = fc
    .constantFrom(...MAKES)
    .chain(({ make, models }) =>
      fc
        .constantFrom("", ...models.map(({ model }) => model))
        .map((model) => ({ make, model })),
    );
  fc.assert(
    fc.property(known, CELL, CELL, ({ make, model }, beside, trim) => {
      const found = normalizeModel({
        make,
        model: `${model} ${beside}`.trim() || null,
        trim: trim.trim() || null,
      });
      if (found !== null) expect(normalizeModel(found)).toEqual(found);
    }),
    {
      numRuns: 1_000,
      examples: [
        [{ make: "Polestar", model: "" }, '1"1', "1,"],
        [{ make: "Mitsubishi", model: "Galant" }, "Sedan", "Plug-in Hybrid/"],
        [{ make: "Lamborghini", model: "Temerario" }, '/Coupe"-', "Coupe"],
        [{ make: "Tesla", model: "Model S" }, "Sedan.", "Sedan"],
      ],
    },
  );
});

test.each([
  ["GLE", "GLE 350 4MATIC", "350 4MATIC"],
  ["GLE", "GLE", ""],
  ["GLE", "AMG GLE 43", "AMG GLE 43"],
  ["E-Class", "E 350", "E 350"],
  ["300", "300S", "S"],
  ["300", "300 Touring", "Touring"],
  ["CX-5", "CX-50 Touring", "CX-50 Touring"],
  ["GL", "GLS 450", "GLS 450"],
  ["Countryman", "Cooper S Countryman All4", "Cooper S All4"],
  ["Hardtop 4 Door", "Cooper S Hardtop 4 Door", "Cooper S"],
  ["4 Series Gran Coupe", "430 Gran Coupe i xDrive", "430i xDrive"],
  [
    "2 Series Gran Coupe",
    "228 Gran Coupe 228i sDrive Gran Coupe",
    "228i sDrive",
  ],
  ["Accord", "Sport", "Sport"],
])("behind %j the trim %j is %j", (model, trim, expected) => {
  expect(stripModelWords(trim, model)).toBe(expected);
});
