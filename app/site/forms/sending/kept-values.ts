import type { FormDefinition } from "#app/site/forms/form-definition.ts";

/** Longer than any field takes, so that what was too long is still told so. */
const LONGEST_KEPT = 6_000;

/** What a visitor typed, for the form that comes back: its own fields only, each cut to a bearable length. */
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
