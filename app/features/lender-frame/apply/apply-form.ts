import * as v from "valibot";
import { checkbox } from "#app/domain/forms/fields.ts";
import { contactEntries } from "#app/site/forms/contact-details.ts";
import { defineForm } from "#app/site/forms/form-definition.ts";

/** Spec §2, financing: the form asks who the applicant is. */
export const applyForm = defineForm(
  "apply-for-financing",
  v.object({ ...contactEntries, contactConsent: checkbox }),
);
