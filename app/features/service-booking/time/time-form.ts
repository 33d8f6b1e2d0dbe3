import * as v from "valibot";
import { optionalLine } from "#app/domain/forms/fields.ts";
import { START_FIELD } from "#app/site/appointments/pickers/start-field.ts";
import { defineForm } from "#app/site/forms/form-definition.ts";

/** The pressed button says which time. */
export const timeForm = defineForm(
  "service-time",
  v.object({
    [START_FIELD]: v.pipe(optionalLine(), v.regex(/^\d{1,15}$/, "timeMissing")),
  }),
);
