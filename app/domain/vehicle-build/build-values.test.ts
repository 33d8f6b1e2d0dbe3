import { expect, test } from "vitest";
import { aVehicle } from "#tests/support/vehicles.ts";
import type { Vehicle } from "#app/domain/vehicle/vehicle.ts";
import {
  type BuildValues,
  findBuildValues,
  findSeatsOfModel,
} from "./build-values.ts";

test.each<[Partial<Vehicle>, Partial<BuildValues>]>([
  [{ engine: "5.3L V8" }, { cylinders: "8", engine: "v8" }],
  [{ engine: "2.5L H4 16V" }, { cylinders: "4", engine: "h4" }],
  [{ engine: "3.0L 6-Cylinder" }, { cylinders: "6", engine: null }],
  [
    { engine: "V8", fuelType: "electric" },
    { cylinders: null, engine: null },
  ],
  [{ seats: 12 }, { seats: "8" }],
  [{ make: "Honda", model: "Pilot", bodystyle: "suvs" }, { seats: "8" }],
  [{ make: "Honda", model: "CR-V", bodystyle: "suvs" }, { seats: "5" }],
  [{ make: "Kia", model: "Sorento", bodystyle: "suvs" }, { seats: null }],
  [{ make: "Aldera", model: "Comet", bodystyle: "suvs" }, { seats: null }],
  [{ doors: 5, bodystyle: "hatchbacks" }, { doors: "4" }],
  [
    { make: "Jeep", model: "Wrangler", bodystyle: "suvs", doors: null },
    { doors: "2" },
  ],
  [
    {
      make: "Jeep",
      model: "Wrangler Unlimited",
      bodystyle: "suvs",
      doors: null,
    },
    { doors: "4" },
  ],
  [
    {
      make: "Ford",
      model: "F-150",
      trim: "XLT SuperCrew 5.5' Box",
      bodystyle: "trucks",
    },
    { cab: "crew", bed: "short", seats: "5" },
  ],
  [
    {
      make: "Ram",
      model: "2500",
      bodystyle: "trucks",
      trim: null,
      features: ["Regular Cab", "8 ft. bed"],
    },
    { cab: "regular", bed: "long", seats: "3" },
  ],
  // A car's description may speak of a truck.
  [{ description: "Traded for a crew cab." }, { cab: null }],
])("filters know %j as %j", (facts, expected) => {
  expect(findBuildValues(aVehicle(facts), false)).toMatchObject(expected);
});

test.each([
  ["Nissan", "Rogue", 2012, 5],
  ["Nissan", "Rogue", 2016, null],
  ["Nissan", "Rogue", 2021, 5],
  ["Toyota", "RAV4", 2010, null],
  ["Toyota", "RAV4", 2013, 5],
  ["Hyundai", "Santa Fe", 2015, null],
  ["Hyundai", "Santa Fe", 2021, 5],
  ["Hyundai", "Santa Fe", 2025, null],
  ["Volkswagen", "Tiguan", 2017, 5],
  ["Volkswagen", "Tiguan", 2020, null],
  ["Tesla", "Model Y", 2024, null],
])(
  "a %s %s of %i has %s seats where its year makes them clear",
  (make, model, year, seats) => {
    const suv = aVehicle({
      make,
      model,
      year,
      bodystyle: "suvs",
      seats: null,
    });
    expect(findSeatsOfModel(suv)).toBe(seats);
  },
);

test.each([
  ["Chevrolet", "Silverado 1500", "LT Double Cab", "extended"],
  ["GMC", "Sierra 1500", "SLE double cab", "extended"],
  ["Chevrolet", "Silverado 1500", "LT Crew Cab", "crew"],
  ["Ram", "1500", "Big Horn Quad Cab 6'4 Box", "extended"],
  ["Dodge", "Ram 1500", "SLT Quad Cab", "extended"],
  ["Dodge", "Dakota", "SLT Quad Cab", "crew"],
  ["Ram", "1500", "Laramie Crew Cab", "crew"],
  ["Toyota", "Tacoma", "SR5 Double Cab", "crew"],
  ["Toyota", "Tundra", "SR5 DoubleCab", "crew"],
  ["Toyota", "Tacoma", "SR5 Access Cab", "extended"],
])("the cab of a %s %s %s is %s", (make, model, trim, cab) => {
  const truck = aVehicle({ make, model, trim, bodystyle: "trucks" });
  expect(findBuildValues(truck, false).cab).toBe(cab);
});

test("texts that are kept back tell no cab and no bed", () => {
  const truck = aVehicle({
    bodystyle: "trucks",
    features: ["Crew Cab", "Long Bed"],
  });
  expect(findBuildValues(truck, true)).toMatchObject({ cab: null, bed: null });
});

test.each([
  ["Ford", "Maverick", "XLT", 5],
  ["Ford", "Explorer Sport Trac", "XLT", 5],
  ["Honda", "Ridgeline", "RTL", 5],
  ["Subaru", "Baja", "Sport", 4],
  ["Ford", "F-150", "XLT", null],
  ["Ford", "F-150", "XLT SuperCab", 5],
  ["Ford", "F-150", "XL Regular Cab", 3],
])(
  "a %s %s %s has %s seats: a truck of one cab says them by its name, any other by its cab",
  (make, model, trim, seats) => {
    const truck = aVehicle({ make, model, trim, bodystyle: "trucks" });
    expect(findSeatsOfModel(truck)).toBe(seats);
  },
);

test("seats of the model are told as such where the feed has none", () => {
  const pilot = { make: "Honda", model: "Pilot", bodystyle: "suvs" } as const;
  expect(findSeatsOfModel(aVehicle(pilot))).toBe(8);
  const chairs = ["Second Row Captain's Chairs"];
  expect(findSeatsOfModel(aVehicle({ ...pilot, features: chairs }))).toBe(7);
  expect(findSeatsOfModel(aVehicle({ ...pilot, seats: 7 }))).toBeNull();
});
