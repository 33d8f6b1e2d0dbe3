import { defineCopy } from "#app/site/page/copy.ts";

/** The server puts it together. */
export const factoryWarrantyCopy = defineCopy("factoryWarranty", {
  title: "Factory warranty left",
  part: "Until {until} or {miles} miles, whichever comes first. {left} miles are left.",
  partAnyMiles: "Until {until}, at any mileage.",
  titleWhole: "Factory warranty",
  years: { one: "{count} year", other: "{count} years" },
  months: { one: "{count} month", other: "{count} months" },
  timeOrMiles: "{time} or {miles} miles",
  timeAnyMiles: "{time}, at any mileage",
  start:
    "Whichever comes first, from the day you drive home. {make} decides what’s covered.",
  since:
    "Counted from {since}, when this car went into service. {make} decides what’s covered.",
});
