import { getYear, type VehicleCheck } from "./vehicle-check.ts";
import { formatWholeNumber } from "#app/domain/checkup/findings/finding.ts";

/** Assumption A71 sets these limits. */
const MOST_MILES = 500_000;
const MOST_MILES_OF_NEW = 1_000;
const FEWEST_MILES_OF_OLD = 100;
const OLD_FROM_YEARS = 2;
const MOST_MILES_A_YEAR = 40_000;
const MANY_MILES = 100_000;

export const MILEAGE_CHECKS: readonly VehicleCheck[] = [
  {
    id: "mileage-impossible",
    severity: "error",
    title: "Impossible mileage",
    meaning:
      "Nobody believes more than 500,000 miles, or fewer than none. It is usually a digit too many.",
    advice: "Read the odometer again and correct the figure in the feed.",
    find: ({ miles }) =>
      miles !== null && (miles > MOST_MILES || miles < 0)
        ? { detail: formatMiles(miles), rank: miles }
        : null,
  },
  {
    id: "mileage-of-new",
    severity: "warning",
    title: "New, with more than 1,000 miles",
    meaning:
      "A car that was driven so far is used or a demonstrator, and shoppers who asked for new cars will say so.",
    advice: "Check the condition and the odometer of these vehicles.",
    find: ({ condition, miles }) =>
      condition === "new" && miles !== null && miles > MOST_MILES_OF_NEW
        ? { detail: formatMiles(miles), rank: miles }
        : null,
  },
  {
    id: "mileage-low",
    severity: "warning",
    title: "Old, with fewer than 100 miles",
    meaning:
      "A used car at least two model years old has been driven. Such figures are placeholders, and mileage is what shoppers filter by.",
    advice: "Read the odometer and put the figure into the feed.",
    find: ({ condition, miles, year }, { today }) =>
      condition !== "new" &&
      miles !== null &&
      miles >= 0 &&
      miles < FEWEST_MILES_OF_OLD &&
      getYear(today) - year >= OLD_FROM_YEARS
        ? { detail: formatMiles(miles) }
        : null,
  },
  {
    id: "mileage-beyond-age",
    severity: "warning",
    title: "More miles than the vehicle's age allows",
    meaning:
      "More than 40,000 miles a year since its model year began is far beyond what cars are driven.",
    advice:
      "Compare the odometer and the model year with the papers of these vehicles.",
    find: ({ miles, year }, { today }) => {
      if (miles === null || miles > MOST_MILES) return null;
      // A model year begins in the summer before it.
      const years = Math.max(1, getYear(today) - year + 1);
      const milesAYear = Math.round(miles / years);
      return miles > MANY_MILES && milesAYear > MOST_MILES_A_YEAR
        ? {
            detail: `${formatMiles(miles)}, about ${formatWholeNumber(milesAYear)} a year`,
            rank: milesAYear,
          }
        : null;
    },
  },
  {
    id: "mileage-missing",
    severity: "warning",
    title: "Used, without a mileage",
    meaning:
      "Shoppers cannot compare these vehicles, and searches by mileage leave them out.",
    advice:
      "Put the odometer reading into the feed. Readings that the import could not understand stand in its report.",
    find: ({ condition, miles }) =>
      condition !== "new" && miles === null ? { detail: "no mileage" } : null,
  },
];

function formatMiles(miles: number): string {
  return `${formatWholeNumber(miles)} miles`;
}
