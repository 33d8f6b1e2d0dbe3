import {
  computeCheckDigit,
  hasValidCheckDigit,
  findModelYear,
} from "#app/domain/vehicle/vin.ts";
import { getYear, type VehicleCheck } from "./vehicle-check.ts";

/** 49 CFR 565: VINs have had 17 characters since this model year. */
const FIRST_YEAR_OF_VIN = 1981;
/** The VIN's code for the model year repeats after this many years. */
const YEARS_OF_ONE_CODE = 30;

export const IDENTITY_CHECKS: readonly VehicleCheck[] = [
  {
    id: "year-impossible",
    severity: "error",
    title: "Impossible model year",
    meaning:
      "Model years run to the one after this year, and VINs of 17 characters began with 1981.",
    advice: "Correct the year in the feed; the VIN says which it is.",
    find: ({ year }, { today }) =>
      year > getYear(today) + 1 || year < FIRST_YEAR_OF_VIN
        ? { detail: `model year ${year}` }
        : null,
  },
  {
    id: "year-not-of-vin",
    severity: "warning",
    title: "Model year is not the VIN's",
    meaning:
      "The tenth character of a VIN is its model year. One of the two belongs to another vehicle.",
    advice: "Compare both with the sticker in the door frame.",
    find: ({ vin, year }, { today }) => {
      const vinYear = findModelYear(vin);
      if (vinYear === null || !hasValidCheckDigit(vin)) return null;
      // Vans and trucks above 10,000 lb have a digit in position 7 in newer years too.
      if ((vinYear - year) % YEARS_OF_ONE_CODE === 0) return null;
      const possible =
        vinYear > getYear(today) + 1 ? vinYear - YEARS_OF_ONE_CODE : vinYear;
      return { detail: `feed says ${year}, VIN says ${possible}` };
    },
  },
  {
    id: "vin-check-digit",
    severity: "warning",
    title: "VIN with a wrong check digit",
    meaning:
      "A character of the VIN was mistyped, so history reports, recalls and other sites will not find the vehicle. VINs from outside North America may have none.",
    advice: "Read the VIN from the vehicle and correct it in the feed.",
    find: ({ vin }) =>
      hasValidCheckDigit(vin)
        ? null
        : {
            detail: `ninth character is ${vin[8]}, by the others it should be ${computeCheckDigit(vin)}`,
          },
  },
  {
    id: "stock-number-missing",
    severity: "note",
    title: "No stock number",
    meaning: "Sales staff cannot tell by it which vehicle a lead is about.",
    advice: "Add the stock number to the feed.",
    find: ({ stockNumber }) =>
      stockNumber === null || stockNumber.trim() === ""
        ? { detail: "no stock number" }
        : null,
  },
];
