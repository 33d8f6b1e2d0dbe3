import { cleanLine } from "#app/domain/feed-row/feed-text.ts";
import {
  EDIT_TABLE,
  type EditField,
  type EditFieldRow,
  type EditValues,
} from "./edit-fields.ts";

const LONGEST_REASON = 300;

/** What somebody asks for: another value, or the feed's own again. */
export type AskedChange =
  | { readonly field: EditField; readonly edit: null }
  | {
      [Field in EditField]: {
        readonly field: Field;
        readonly edit: {
          readonly value: EditValues[Field];
          readonly reason: string | null;
        };
      };
    }[EditField];

export type ChangeProblem = "value" | "reason";

/** Cleans a value as a feed's is cleaned; or says what is wrong with it. */
export function readChange<Field extends EditField>(
  field: Field,
  value: unknown,
  reason: string,
):
  | {
      readonly field: Field;
      readonly edit: {
        readonly value: EditValues[Field];
        readonly reason: string | null;
      };
    }
  | { readonly problem: ChangeProblem } {
  const row: EditFieldRow<Field> = EDIT_TABLE[field];
  const read = row.read(value);
  if (read === null) return { problem: "value" };
  const why = cleanLine(reason, LONGEST_REASON);
  if (row.isReasonAsked && why === null) return { problem: "reason" };
  return { field, edit: { value: read.value, reason: why } };
}

/** For a field that only the request knows. */
export function readAnyChange(
  field: EditField,
  value: unknown,
  reason: string,
): AskedChange | { readonly problem: ChangeProblem } {
  // The table reads for each field what is a value of that field.
  return readChange(field, value, reason) as
    AskedChange | { readonly problem: ChangeProblem };
}
