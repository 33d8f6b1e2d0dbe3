import * as v from "valibot";
import { checkbox, email } from "#app/domain/forms/fields.ts";
import { defineForm } from "#app/site/forms/form-definition.ts";

const schema = v.object({
  email,
  /** Here the mails are what is asked for: without a yes there is nothing to send. */
  alertConsent: v.pipe(
    checkbox,
    v.check((it) => it, "alertConsent"),
  ),
});

export const alertForm = defineForm("alert", schema);
