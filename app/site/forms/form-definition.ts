import type { Submission } from "@conform-to/react";
import { parseWithValibot } from "@conform-to/valibot";
import type * as v from "valibot";

type FormSchema<Output> = v.GenericSchema<unknown, Output> & {
  /** It belongs to a `v.object({…})`: only its own fields are read from what was sent. */
  readonly entries: object;
};

/**
 * `defineForm("contact", v.object({ firstName, lastName, email, phone, message }))` defines a form, with the builders
 * of domain/forms/fields.ts. Its name is part of the signed token, the rate limit and the ids of its elements.
 */
export interface FormDefinition<Output> {
  readonly name: string;
  readonly schema: v.GenericSchema<unknown, Output>;
  readonly fieldNames: readonly string[];
}

export function defineForm<Output extends Record<string, unknown>>(
  name: string,
  schema: FormSchema<Output>,
): FormDefinition<Output> {
  return { name, schema, fieldNames: Object.keys(schema.entries) };
}

export type FormValues<Form> =
  Form extends FormDefinition<infer Output> ? Output : never;

/** The fields guard a form; see post-form.tsx. */
export const TOKEN_FIELD = "formToken";
export const HONEYPOT_FIELD = "homepage";

/** It is longer than any field takes, so that what was cut is still too long. */
const LONGEST_JUDGED = 20_000;

/**
 * The browser and the server judge alike. Unknown fields are not read, and only the start of an endless text is: to
 * clean megabytes of it took a quarter of a second (Assumption A136).
 */
export function parseForm<Output>(
  form: FormDefinition<Output>,
  sent: FormData,
): Submission<Output> {
  const known = new FormData();
  for (const name of form.fieldNames)
    for (const value of sent.getAll(name))
      known.append(
        name,
        typeof value === "string" ? value.slice(0, LONGEST_JUDGED) : value,
      );
  return parseWithValibot(known, {
    schema: form.schema,
    disableAutoCoercion: true,
  });
}
