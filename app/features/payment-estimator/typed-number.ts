import { readTypedAmount } from "#app/domain/forms/typed-amount.ts";
import type { PanelEntries } from "./panel-data.ts";

export interface TypedNumberProblem<Field extends string> {
  readonly field: Field;
  readonly reason: "unreadable" | "below" | "above";
  readonly allowed: { readonly min: number; readonly max: number };
}

interface NumberRange {
  readonly min: number;
  readonly max: number;
  /** A field that is empty or cannot be read counts as this. */
  readonly start: number;
}

/** Whole numbers count; the nearest one that is allowed takes the place of any other. */
export function readTypedNumber<Field extends string>(
  field: Field,
  entries: PanelEntries,
  { min, max, start }: NumberRange,
) {
  const text = entries[field]?.trim() ?? "";
  const typed = readTypedAmount(text);
  const isNumber = typed !== null && typed.unit !== "percent";
  const number = isNumber ? Math.round(typed.amount) : start;
  const value = Math.max(min, Math.min(max, number));
  const problems: TypedNumberProblem<Field>[] = [];
  const addProblem = (reason: TypedNumberProblem<Field>["reason"]) =>
    problems.push({ field, reason, allowed: { min, max } });
  if (!isNumber && text !== "") addProblem("unreadable");
  if (number !== value) addProblem(number < min ? "below" : "above");
  return { value, problems, isEmpty: text === "" };
}
