import { expect, test } from "vitest";
import { findBodyStyle, parseBodyStyle, type BodyClues } from "./body-style.ts";

const NO_CLUES: BodyClues = {
  column: null,
  words: "",
  usualBodystyle: null,
  doors: null,
};

test.each([
  ["4D Sport Utility", "suvs"],
  ["SUV", "suvs"],
  ["Crossover", "suvs"],
  ["4dr Car", "sedans"],
  ["SEDAN", "sedans"],
  ["Crew Cab Pickup", "trucks"],
  ["4D Quad Cab", "trucks"],
  ["PICKUP", "trucks"],
  ["2D Coupe", "coupes"],
  ["SMALL_CAR", "hatchbacks"],
  ["5D Hatchback", "hatchbacks"],
  ["Station Wagon", "wagons"],
  ["Roadster", "convertibles"],
  ["Cabriolet", "convertibles"],
  ["Mini-van, Passenger", "minivans"],
  ["Minivan", "minivans"],
  ["Cargo Van", "commercial"],
  ["Cutaway Chassis", "commercial"],
  ["VAN", "commercial"],
  ["4dr", null],
  ["OTHER", "other"],
  ["Motorhome", "other"],
  ["Class C", "other"],
  ["Travel Trailer", "other"],
  ["Fifth Wheel", "other"],
  ["Motorcycle", "other"],
])("a feed's body %j is %s", (text, bodystyle) => {
  expect(parseBodyStyle(text)).toBe(bodystyle);
});

test.each<[string, Partial<BodyClues>, string]>([
  [
    "a van that is a minivan by its model",
    { column: "VAN", usualBodystyle: "minivans" },
    "minivans",
  ],
  [
    "a wagon that is an SUV by its model",
    { column: "Wagon 4 Dr.", usualBodystyle: "suvs" },
    "suvs",
  ],
  [
    "a pickup that is a bare chassis",
    {
      column: "PICKUP",
      words: "Silverado 3500 HD Chassis Cab",
      usualBodystyle: "trucks",
    },
    "commercial",
  ],
  [
    "a coupe by its trim",
    { words: "Civic Coupe EX", usualBodystyle: "sedans" },
    "coupes",
  ],
  [
    "a hatchback by its trim",
    { words: "Corolla Hatchback SE", usualBodystyle: "sedans" },
    "hatchbacks",
  ],
  [
    "a four-door Gran Coupe",
    { words: "228 Gran Coupe", usualBodystyle: "sedans" },
    "sedans",
  ],
  [
    "an SUV that its maker calls coupe",
    { words: "GLC 300 4MATIC Coupe", usualBodystyle: "suvs" },
    "suvs",
  ],
  [
    "a convertible of an SUV",
    { words: "Range Rover Evoque Convertible", usualBodystyle: "suvs" },
    "convertibles",
  ],
  [
    "a convertible Mustang",
    { words: "Mustang GT Convertible", usualBodystyle: "coupes" },
    "convertibles",
  ],
  ["two doors on a sedan", { usualBodystyle: "sedans", doors: 2 }, "coupes"],
  ["an unknown model with a crew cab", { words: "Zed Crew Cab" }, "trucks"],
])("%s", (_, clues, bodystyle) => {
  expect(findBodyStyle({ ...NO_CLUES, ...clues })).toEqual({
    bodystyle,
    isDecoded: false,
    isGuess: false,
  });
});

test("with no clue at all the body is other, marked as a guess", () => {
  expect(findBodyStyle(NO_CLUES)).toEqual({
    bodystyle: "other",
    isDecoded: false,
    isGuess: true,
  });
});
