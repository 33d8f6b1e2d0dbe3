import { expect, test } from "vitest";
import { createTranslator } from "#app/site/page/copy.ts";
import { vehicleFactsCopy } from "./facts-copy.ts";
import { quoteFeed } from "./quote-feed.server.ts";

const NOTE = "La tienda lo escribió en inglés:";
const t = createTranslator(
  vehicleFactsCopy,
  { "vehicleFacts.sellerNotesForeign": NOTE },
  "es",
);
const VEHICLE = {
  features: ["Power Windows", "BlueCruise"],
  description: "One owner.\n\nClean\nand quiet.\n \n",
};

test("in English a feed’s words stand as they were given, a paragraph each", () => {
  expect(quoteFeed(VEHICLE, "en", t)).toEqual({
    featureCount: 2,
    featureLists: [
      {
        title: null,
        features: [{ text: "Power Windows" }, { text: "BlueCruise" }],
      },
    ],
    sellerNotes: [{ text: "One owner." }, { text: "Clean\nand quiet." }],
  });
});

test("in Spanish known equipment is translated, and what stays English is marked and announced", () => {
  expect(quoteFeed(VEHICLE, "es", t)).toEqual({
    featureCount: 2,
    featureLists: [
      {
        title: null,
        features: [
          { text: "Ventanas eléctricas" },
          { text: "BlueCruise", lang: "en" },
        ],
      },
    ],
    sellerNotes: [
      { text: NOTE },
      { text: "One owner.", lang: "en" },
      { text: "Clean\nand quiet.", lang: "en" },
    ],
  });
});

test("many features stand in groups, whose titles are in the visitor’s language", () => {
  const inSpanish = createTranslator(
    vehicleFactsCopy,
    {
      "vehicleFacts.features.comfort": "Comodidad",
      "vehicleFacts.features.safety": "Seguridad",
    },
    "es",
  );
  const features = [
    "BlueCruise",
    ...Array.from({ length: 7 }, () => "Power Windows"),
  ];
  const { featureCount, featureLists } = quoteFeed(
    { ...VEHICLE, features },
    "es",
    inSpanish,
  );
  expect(featureCount).toBe(8);
  expect(
    featureLists.map((list) => [list.title, list.features.length]),
  ).toEqual([
    ["Comodidad", 7],
    ["Seguridad", 1],
  ]);
});

test("without a description nothing is announced", () => {
  for (const description of [null, "", " \n\n "])
    expect(quoteFeed({ ...VEHICLE, description }, "es", t).sellerNotes).toEqual(
      [],
    );
});
