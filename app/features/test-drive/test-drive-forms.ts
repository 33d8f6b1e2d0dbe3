import * as v from "valibot";
import { checkbox, optionalLines } from "#app/domain/forms/fields.ts";
import { START_FIELD } from "#app/site/appointments/pickers/start-field.ts";
import { contactEntries } from "#app/site/forms/contact-details.ts";
import { defineForm } from "#app/site/forms/form-definition.ts";

const start = v.pipe(
  v.optional(v.string("repeated"), ""),
  v.regex(/^\d{1,15}$/, "chooseTime"),
  v.transform(Number),
);

/** Spec §4: choose a time. It only keeps a slot, so it has no token. */
export const timeForm = defineForm(
  "test-drive-time",
  v.object({ [START_FIELD]: start }),
);

/** Spec §4: confirm details, schedule. */
export const testDriveForm = defineForm(
  "test-drive",
  v.object({
    [START_FIELD]: start,
    ...contactEntries,
    message: optionalLines(),
    contactConsent: checkbox,
  }),
);
