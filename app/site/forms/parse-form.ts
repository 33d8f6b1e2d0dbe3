import type { Submission } from "@conform-to/react";
import { parseWithValibot } from "@conform-to/valibot";
import type { FormDefinition } from "./form-definition.ts";

/** The form's schema judges what was sent, in the browser and on the server alike. Unknown fields are not read. */
export function parseForm<Output>(
  form: FormDefinition<Output>,
  sent: FormData,
): Submission<Output> {
  const known = new FormData();
  for (const name of form.fieldNames)
    for (const value of sent.getAll(name)) known.append(name, value);
  return parseWithValibot(known, {
    schema: form.schema,
    disableAutoCoercion: true,
  });
}
