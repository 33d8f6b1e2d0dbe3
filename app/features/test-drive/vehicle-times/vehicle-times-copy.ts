import { defineCopy } from "#app/site/page/copy.ts";

/** On a vehicle's page: apart, so that the page does not load the words of every step. */
export const vehicleTimesCopy = defineCopy("testDrive", {
  sectionTitle: "Book a test drive",
  chooseDay: "Choose a day",
  seeTimes: "See open times",
  moreTimes: { one: "{count} more time", other: "{count} more times" },
  sectionNone:
    "No times are open online right now. Call us and we’ll find one that works for you.",
  sectionAway: "See which times are open, and hold one for yourself.",
});
