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
    features: [{ text: "Power Windows" }, { text: "BlueCruise" }],
    sellerNotes: [{ text: "One owner." }, { text: "Clean\nand quiet." }],
  });
});

test("in Spanish known equipment is translated, and what stays English is marked and announced", () => {
  expect(quoteFeed(VEHICLE, "es", t)).toEqual({
    features: [
      { text: "Ventanas eléctricas" },
      { text: "BlueCruise", lang: "en" },
    ],
    sellerNotes: [
      { text: NOTE },
      { text: "One owner.", lang: "en" },
      { text: "Clean\nand quiet.", lang: "en" },
    ],
  });
});

test("without a description nothing is announced", () => {
  for (const description of [null, "", " \n\n "])
    expect(quoteFeed({ ...VEHICLE, description }, "es", t).sellerNotes).toEqual(
      [],
    );
});
