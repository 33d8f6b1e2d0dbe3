import type { FormDefinition } from "#app/site/forms/form-definition.ts";

/** It is longer than any field takes, so that a text that was too long is still reported. */
const LONGEST_KEPT = 6_000;

/** The form that comes back shows what a visitor typed, only in its own fields, each cut to a maximum length. */
export function readKeptValues(
  { fieldNames }: Pick<FormDefinition<unknown>, "fieldNames">,
  sent: FormData,
): Record<string, string> {
  const kept: Record<string, string> = {};
  for (const name of fieldNames) {
    const value = sent.get(name);
    if (typeof value === "string") kept[name] = cut(value);
  }
  return kept;
}

function cut(value: string): string {
  return value.length <= LONGEST_KEPT
    ? value
    : value.slice(0, LONGEST_KEPT).toWellFormed();
}
