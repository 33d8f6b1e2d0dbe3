import * as v from "valibot";
import {
  checkbox,
  choice,
  message,
  optionalLine,
} from "#app/domain/forms/fields.ts";
import { contactEntries } from "#app/site/forms/contact-details.ts";
import { defineForm } from "#app/site/forms/form-definition.ts";

/** Spec §3, contact form: `topic` is the id of one of the profile's topics, and `store` that of one of its stores. */
export function buildContactForm(topicIds: readonly string[]) {
  return defineForm(
    "contact",
    v.object({
      topic: choice(topicIds, "required"),
      /** Only a general message asks for it, and only where there are several. */
      store: optionalLine(),
      ...contactEntries,
      message,
      contactConsent: checkbox,
    }),
  );
}
