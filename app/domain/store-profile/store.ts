import * as v from "valibot";
import { getStoreInventoryAddress } from "#app/domain/search-address/search-address.ts";
import * as field from "#app/domain/store-profile/fields/fields.ts";
import { DEPARTMENTS, USUAL_HOURS, weekHours } from "./hours.ts";
import { specialDays } from "./special-days.ts";

export const timeZone = v.pipe(
  v.string("must be text"),
  v.check(isTimeZone, "must be an IANA time zone, as in America/Chicago"),
);

export const coordinates = v.strictObject({
  latitude: v.pipe(
    v.number("must be a number"),
    v.minValue(-90, "must be -90 or more"),
    v.maxValue(90, "must be 90 or less"),
  ),
  longitude: v.pipe(
    v.number("must be a number"),
    v.minValue(-180, "must be -180 or more"),
    v.maxValue(180, "must be 180 or less"),
  ),
});

const department = v.strictObject({
  phone: field.phone,
  hours: v.optional(weekHours, USUAL_HOURS),
});

const furtherDepartment = v.strictObject({
  id: field.identifier,
  name: field.localizedText,
  phone: field.phone,
  hours: v.optional(weekHours, USUAL_HOURS),
});

/** Spec §3, location and company profile. */
export const store = v.pipe(
  v.strictObject({
    id: field.identifier,
    name: field.text,
    subname: v.nullable(field.localizedText),
    addressLine1: field.text,
    addressLine2: v.nullable(field.text),
    city: field.text,
    state: field.text,
    stateShort: field.stateShort,
    zip: field.zip,
    country: field.text,
    timeZone,
    coordinates,
    googleMapsLink: field.httpUrl,
    /** The store has a site of its own, or a page here. */
    link: field.link,
    note: v.nullable(field.localizedText),
    phone: field.phone,
    email: field.email,
    departments: v.strictObject(v.entriesFromList(DEPARTMENTS, department)),
    /** Parts, collision, rental: whoever else answers here. Special days of all of the store are theirs too. */
    furtherDepartments: v.optional(v.array(furtherDepartment), () => []),
    specialDays: v.optional(specialDays, () => []),
    canScheduleService: field.flag,
    /** These are ids in the remote service scheduler; null keeps appointments here (Spec §7). */
    serviceScheduler: v.nullable(
      v.strictObject({
        storeId: field.text,
        adviserUserId: field.text,
        technicianUserId: field.text,
      }),
    ),
  }),
  v.transform((it) => ({
    ...it,
    inventoryLink: getStoreInventoryAddress(it.id),
  })),
);

function isTimeZone(name: string): boolean {
  try {
    return (
      name.includes("/") &&
      Boolean(new Intl.DateTimeFormat("en-US", { timeZone: name }))
    );
  } catch {
    return false;
  }
}
