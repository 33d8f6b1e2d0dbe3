import * as v from "valibot";
import { email } from "#app/domain/forms/fields.ts";
import { defineForm } from "#app/site/forms/form-definition.ts";

/** Nothing that a stranger types goes into the mail, so that nobody's message comes in our name. */
export const mailForm = defineForm("valuation-mail", v.object({ email }));
