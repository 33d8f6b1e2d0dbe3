import * as v from "valibot";
import {
  checkbox,
  email,
  LONGEST,
  optionalLine,
  phone,
} from "#app/domain/forms/fields.ts";
import { isBlank } from "#app/domain/forms/typed-text.ts";
import { addressEntries } from "#app/site/forms/address-details.ts";
import { defineForm } from "#app/site/forms/form-definition.ts";

/** What forms fill in (Spec §3); each may be removed by leaving it empty. */
export const detailsForm = defineForm(
  "your-details",
  v.object({
    firstName: optionalLine(LONGEST.name),
    lastName: optionalLine(LONGEST.name),
    email: allowEmpty(email),
    phone: allowEmpty(phone),
    ...addressEntries,
    /** The form said that a complete save unlocks, and asked for the consent. */
    unlocks: checkbox,
    contactConsent: checkbox,
  }),
);

function allowEmpty(filled: v.GenericSchema<unknown, string>) {
  const either = v.lazy((sent) =>
    typeof sent === "string" && isBlank(sent) ? optionalLine() : filled,
  );
  return v.optional(either, "");
}
