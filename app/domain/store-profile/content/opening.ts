import * as v from "valibot";
import * as field from "#app/domain/store-profile/fields/fields.ts";
import { STAFF_DEPARTMENTS } from "./staff-member.ts";

const EMPLOYMENT_KINDS = [
  "fullTime",
  "partTime",
  "temporary",
  "apprenticeship",
] as const;

/** Illinois, 820 ILCS 112/10, asks employers of fifteen and more to name the pay in a posting. */
const pay = v.pipe(
  v.strictObject({
    per: field.pickListed(["hour", "year"]),
    fromCents: field.cents,
    toCents: field.cents,
  }),
  v.forward(
    v.partialCheck(
      [["fromCents"], ["toCents"]],
      ({ fromCents, toCents }) => toCents >= fromCents,
      "must not be less than fromCents",
    ),
    ["toCents"],
  ),
);

const lines = v.optional(v.array(field.localizedText), []);

/** A job that a store fills now (Assumption A360). */
export const opening = v.strictObject({
  id: field.identifier,
  title: field.localizedText,
  storeId: field.identifier,
  /** Whoever leads it reads the applications; null names nobody. */
  department: v.optional(v.nullable(field.pickListed(STAFF_DEPARTMENTS)), null),
  employment: field.pickListed(EMPLOYMENT_KINDS),
  /** Null says nothing of pay. */
  pay: v.nullable(pay),
  hours: v.nullable(field.localizedText),
  text: field.localizedText,
  /** A line for each thing that one does there. */
  duties: lines,
  /** A line for each thing that an applicant must bring. */
  requirements: lines,
  /** A line for each thing that the hours in short leave out. */
  schedule: lines,
  postedOn: field.day,
});

/** A reason to work here. */
export const benefit = v.strictObject({
  title: field.localizedText,
  text: field.localizedText,
});
