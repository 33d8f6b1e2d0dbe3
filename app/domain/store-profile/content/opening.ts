import * as v from "valibot";
import * as field from "#app/domain/store-profile/fields/fields.ts";

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

/** A job that a store fills now (Assumption A360). */
export const opening = v.strictObject({
  id: field.identifier,
  title: field.localizedText,
  storeId: field.identifier,
  employment: field.pickListed(EMPLOYMENT_KINDS),
  /** Null says nothing of pay. */
  pay: v.nullable(pay),
  hours: v.nullable(field.localizedText),
  text: field.localizedText,
  postedOn: field.day,
});
export type Opening = v.InferOutput<typeof opening>;

/** A reason to work here. */
export const benefit = v.strictObject({
  title: field.localizedText,
  text: field.localizedText,
});
