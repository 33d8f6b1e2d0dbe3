import * as v from "valibot";
import { checkVin, hasValidCheckDigit } from "#app/domain/vehicle/vin.ts";
import { LONGEST, requiredLine } from "./fields.ts";
import type { FieldMessage } from "./messages.ts";

const vehicleMake = requiredLine({ missing: "make", max: LONGEST.name });
const vehicleModel = requiredLine({ missing: "model", max: LONGEST.name });

const FIRST_YEAR = 1900;
const MOST_MILES = 2_000_000;

/** Visitors name their own car in these. */
export function vehicleEntries(lastYear: number) {
  return { vehicleYear: vehicleYear(lastYear), vehicleMake, vehicleModel };
}

/** Spec §5, `year`. */
function vehicleYear(lastYear: number) {
  return v.pipe(
    requiredLine({ missing: "year" satisfies FieldMessage, max: LONGEST.name }),
    v.check(
      (text) => text === "" || isYear(text, lastYear),
      "year" satisfies FieldMessage,
    ),
  );
}

/** A model year can be one ahead of the calendar. */
export function getLastModelYear(nowMs: number): number {
  return new Date(nowMs).getUTCFullYear() + 1;
}

/** "85,000", "85 000", "85k" and "85,000 miles" are one mileage (Spec §5, `mileage`). */
export const vehicleMileage = v.pipe(
  requiredLine({
    missing: "mileage" satisfies FieldMessage,
    max: LONGEST.name,
  }),
  v.transform((text) => text.replace(/(?:mi|miles)$/i, "").trimEnd()),
  v.transform((text) => text.replace(/(?<=\d)[,\s](?=\d{3})/g, "")),
  v.transform((text) => text.replace(/(?<=^\d{1,4})\s?k$/i, "000")),
  v.check(
    (text) => text === "" || isMileage(text),
    "mileage" satisfies FieldMessage,
  ),
);

function isYear(text: string, lastYear: number): boolean {
  if (!/^\d{4}$/.test(text)) return false;
  const year = Number(text);
  return year >= FIRST_YEAR && year <= lastYear;
}

function isMileage(text: string): boolean {
  return /^\d{1,7}$/.test(text) && Number(text) <= MOST_MILES;
}

/** A key of the form's own copy; null for a VIN that may be one. */
export function findVinFault(text: string): string | null {
  if (text === "") return "vinMissing";
  const { vin } = checkVin(text);
  if (vin === null) return "vinShape";
  return hasValidCheckDigit(vin) ? null : "vinCheck";
}

/** A VIN may be typed in groups. */
export const LONGEST_VIN = 40;

const NAMED_FIELDS = ["vehicleYear", "vehicleMake", "vehicleModel"] as const;
type NamedField = (typeof NAMED_FIELDS)[number];

/** For a form that judges these fields only where the car is named in this way. */
export function listNameFaults(
  values: Readonly<Record<NamedField, string>>,
  lastYear: number,
): readonly (readonly [field: NamedField, message: string])[] {
  const named = v.safeParse(v.object(vehicleEntries(lastYear)), values);
  return (named.issues ?? []).flatMap(({ path, message }) => {
    const field = NAMED_FIELDS.find((it) => it === path?.[0]?.key);
    return field === undefined ? [] : [[field, message] as const];
  });
}
