import * as v from "valibot";
import { optionalLine } from "#app/domain/forms/fields.ts";
import { defineForm } from "#app/site/forms/form-definition.ts";

/** A button: nothing is asked again. */
export const renewForm = defineForm(
  "valuation-renew",
  v.object({ renew: optionalLine() }),
);
