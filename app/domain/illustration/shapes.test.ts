import { expect, test } from "vitest";
import { BODY_STYLES, type Vehicle } from "#app/domain/vehicle/vehicle.ts";
import { BODIES, getBody } from "./bodies/bodies.ts";
import { chooseLook } from "./parts/look.ts";
import { chooseShape } from "./shapes.ts";

type Shaped = Parameters<typeof chooseShape>[0];

const vehicle = (
  bodystyle: Vehicle["bodystyle"],
  make: string,
  model: string,
  trim: string | null = null,
  fuelType: Vehicle["fuelType"] = "gasoline",
): Shaped => ({ bodystyle, make, model, trim, fuelType });

test.each([
  ["suvs", "Hyundai", "Kona", "small"],
  ["suvs", "Honda", "CR-V Hybrid", "compact"],
  ["suvs", "Honda", "Pilot", "usual"],
  ["suvs", "Chevrolet", "Suburban", "large"],
  ["suvs", "Jeep", "Wrangler Unlimited", "offroad"],
  ["suvs", "Jeep", "Grand Cherokee L", "usual"],
  ["suvs", "Jeep", "Cherokee", "compact"],
  ["suvs", "Ford", "Bronco", "offroad"],
  ["suvs", "Ford", "Bronco Sport", "usual"],
  ["suvs", "Land Rover", "Range Rover Sport", "usual"],
  ["sedans", "Honda", "Civic", "compact"],
  ["sedans", "Honda", "Accord", "usual"],
  ["sedans", "Chrysler", "300", "large"],
  ["sedans", "Tesla", "Model 3", "electric"],
  ["trucks", "RAM", "1500", "usual"],
  ["trucks", "Toyota", "Tacoma", "mid-size"],
  ["trucks", "Ford", "Maverick", "compact"],
  ["hatchbacks", "MINI", "Hardtop", "small"],
  ["hatchbacks", "Toyota", "Prius", "liftback"],
  ["hatchbacks", "Volkswagen", "Golf GTI", "usual"],
  ["coupes", "Dodge", "Challenger", "muscle"],
  ["coupes", "Chevrolet", "Corvette Stingray", "sport"],
  ["coupes", "Honda", "Civic", "usual"],
  ["wagons", "Subaru", "Outback", "raised"],
  ["wagons", "Volkswagen", "Golf SportWagen", "usual"],
  ["convertibles", "Mazda", "MX-5 Miata", "roadster"],
  ["commercial", "Ford", "Transit Connect", "compact"],
  ["commercial", "Ford", "Transit Cargo Van", "usual"],
  ["commercial", "Chevrolet", "Express 2500", "low-roof"],
  ["other", "Winnebago", "Vista", "motorhome"],
  ["other", "Nobody", "Knows", "usual"],
] as const)("of %s a %s %s is drawn %s", (bodystyle, make, model, shape) => {
  expect(chooseShape(vehicle(bodystyle, make, model), 1)).toBe(shape);
});

test.each([
  ["trucks", "F-150", "XLT SuperCab", "extended-cab"],
  ["trucks", "Tacoma", "SR5 Access Cab", "extended-cab"],
  ["trucks", "Silverado 1500", "Work Truck Regular Cab", "regular-cab"],
  ["trucks", "F-150", "Lariat SuperCrew", "usual"],
  ["commercial", "Transit", "350 Passenger Van XL", "passenger"],
  ["commercial", "Transit", "250 Low Roof", "low-roof"],
  ["commercial", "NPR", "16 ft Box Truck", "box-truck"],
  ["other", "Express 3500", "Cutaway", "chassis"],
  ["other", "Cargo Mate", "7x16 Enclosed Trailer", "trailer"],
  ["other", "Sunseeker", "Class C Motorhome", "motorhome"],
] as const)(
  "of %s a %s %s is drawn as its words say: %s",
  (bodystyle, model, trim, shape) => {
    expect(chooseShape(vehicle(bodystyle, "Make", model, trim), 1)).toBe(shape);
  },
);

test("an electric vehicle of every body style has no grille", () => {
  for (const bodystyle of BODY_STYLES) {
    if (bodystyle === "other") continue;
    const shape = chooseShape(
      vehicle(bodystyle, "Make", "Model", null, "electric"),
      1,
    );
    expect(getBody(bodystyle, shape).isElectric).toBe(true);
  }
  const longOne = vehicle("suvs", "Kia", "EV9", "Land", "electric");
  expect(chooseShape(longOne, 1)).toBe("large-electric");
});

test("every shape that the tables name is one of its body style's", () => {
  const named = new Set(
    BODY_STYLES.flatMap((bodystyle) => Object.keys(BODIES[bodystyle])),
  );
  expect(named.size).toBeGreaterThan(20);
  for (const bodystyle of BODY_STYLES)
    for (let variant = 0; variant < 6; variant++)
      expect(BODIES[bodystyle]).toHaveProperty(
        chooseShape(vehicle(bodystyle, "Chevrolet", "Spark"), variant),
      );
});

test("some convertibles stand with the roof up, and a roadster never", () => {
  const shapesOf = (make: string, model: string) =>
    new Set(
      Array.from({ length: 9 }, (_, variant) =>
        chooseShape(vehicle("convertibles", make, model), variant),
      ),
    );
  expect(shapesOf("Ford", "Mustang")).toEqual(new Set(["usual", "soft-top"]));
  expect(shapesOf("Mazda", "MX-5 Miata")).toEqual(new Set(["roadster"]));
});

test("a box, a trailer and what nobody knows do not borrow a van's drawing", () => {
  const { other, commercial } = BODIES;
  const vans = [commercial.usual, commercial.compact, commercial.passenger];
  for (const body of Object.values(other)) expect(vans).not.toContain(body);
  expect(other.usual.isCovered).toBe(true);
});

test("wheels and lamps still differ from one vehicle to the next", () => {
  const looks = Array.from({ length: 40 }, (_, variant) =>
    chooseLook("suvs", variant * 199, { shape: "small" }),
  );
  expect(new Set(looks.map(({ wheel }) => wheel)).size).toBeGreaterThan(3);
});
