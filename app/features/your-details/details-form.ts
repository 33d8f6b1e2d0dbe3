import * as v from "valibot";
import {
  checkbox,
  email,
  LONGEST,
  optionalLine,
  phone,
} from "#app/domain/forms/fields.ts";
import { isBlank } from "#app/domain/forms/typed-text.ts";
import { isCalendarDay } from "#app/domain/time.ts";
import { defineForm } from "#app/site/forms/form-definition.ts";

/** Every field of Spec §3 that a visitor types; each may be removed by leaving it empty. */
export const detailsForm = defineForm(
  "your-details",
  v.object({
    firstName: optionalLine(LONGEST.name),
    lastName: optionalLine(LONGEST.name),
    email: allowEmpty(email),
    phone: allowEmpty(phone),
    address: optionalLine(),
    apartment: optionalLine(),
    city: optionalLine(),
    state: optionalLine(),
    zipCode: v.pipe(
      optionalLine(),
      v.check((it) => /^(?:\d{5}(?:-?\d{4})?)?$/.test(it), "zipCode"),
    ),
    locationAddress: optionalLine(),
    /** The form said that a complete save unlocks, and asked for the consent. */
    unlocks: checkbox,
    contactConsent: checkbox,
    dateOfBirth: v.pipe(
      optionalLine(),
      v.check((it) => it === "" || isDay(it), "dateOfBirth"),
    ),
  }),
);

function allowEmpty(filled: v.GenericSchema<unknown, string>) {
  const either = v.lazy((sent) =>
    typeof sent === "string" && isBlank(sent) ? optionalLine() : filled,
  );
  return v.optional(either, "");
}

/** A day of this century or the last. */
function isDay(text: string): boolean {
  return /^(?:19|20)/.test(text) && isCalendarDay(text);
}
