import { expect, test } from "vitest";
import {
  listFactoryWarrantyLeft,
  listFactoryWarrantyWhole,
} from "./factory-warranty.ts";

const WHOLE = {
  name: { en: "Bumper to bumper", es: "De parachoques a parachoques" },
  months: 36,
  miles: 36_000,
};
const POWERTRAIN = {
  name: { en: "Powertrain", es: "Tren motriz" },
  months: 60,
  miles: 60_000,
};
const RUST = { name: { en: "Rust", es: "Óxido" }, months: 72, miles: null };
const HONDA = {
  make: "Honda",
  modelYearFrom: 2015,
  modelYearTo: null,
  parts: [WHOLE, POWERTRAIN, RUST],
};
const CAR = {
  make: "HONDA",
  year: 2023,
  miles: 30_000,
  inServiceOn: "2023-03-31",
};
const listLeft = (changes: Partial<typeof CAR> | object, today: string) =>
  listFactoryWarrantyLeft({ ...CAR, ...changes }, [HONDA], today).map(
    ({ name, endsOn, milesLeft }) => [name.en, endsOn, milesLeft],
  );

test("each part is left until its day or its miles are over, whichever comes first", () => {
  expect(listLeft({}, "2026-03-30")).toEqual([
    ["Bumper to bumper", "2026-03-31", 6_000],
    ["Powertrain", "2028-03-31", 30_000],
    ["Rust", "2029-03-31", null],
  ]);
  expect(listLeft({}, "2026-03-31")).toHaveLength(2);
  expect(listLeft({ miles: 60_000 }, "2026-03-30")).toEqual([
    ["Rust", "2029-03-31", null],
  ]);
  expect(listLeft({}, "2029-03-31")).toEqual([]);
});

test("a month that lacks the day ends with its last one", () => {
  const part = { ...RUST, months: 1 };
  const endsOn = (inServiceOn: string) =>
    listFactoryWarrantyLeft(
      { ...CAR, inServiceOn },
      [{ ...HONDA, parts: [part] }],
      inServiceOn,
    )[0]?.endsOn;
  expect(endsOn("2024-01-31")).toBe("2024-02-29");
  expect(endsOn("2025-12-31")).toBe("2026-01-31");
});

test("nothing is said that nobody gave", () => {
  const today = "2024-01-01";
  expect(listLeft({ inServiceOn: null }, today)).toEqual([]);
  expect(listLeft({ make: "Toyota" }, today)).toEqual([]);
  expect(listLeft({ year: 2014 }, today)).toEqual([]);
  expect(listLeft({ miles: null }, today)).toEqual([
    ["Rust", "2029-03-31", null],
  ]);
});

test("a new car has all of what its maker gives in its model year, and nothing of another maker", () => {
  const list = (make: string, year: number) =>
    listFactoryWarrantyWhole({ make, year }, [HONDA]).map(
      ({ name }) => name.en,
    );
  expect(list("honda", 2026)).toEqual([
    "Bumper to bumper",
    "Powertrain",
    "Rust",
  ]);
  expect(list("honda", 2014)).toEqual([]);
  expect(list("Toyota", 2026)).toEqual([]);
});
