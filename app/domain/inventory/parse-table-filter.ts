import { isCalendarDay } from "#app/domain/time.ts";
import {
  foldText,
  type FieldKind,
  type MatchMode,
  MODES_OF,
  TABLE_FIELDS,
  type TableField,
  type TableFilter,
} from "./table-filter.ts";

export type ParsedTableFilter =
  | { readonly ok: true; readonly filter: TableFilter }
  | { readonly ok: false; readonly message: string };

const PARAMETER = /^filter\[([^[\]]*)\]$/;
const LONGEST_VALUE = 100;

/** It returns the field in `filter[year]`, known or not, and null for a parameter of another kind. */
export function parseTableField(parameter: string): string | null {
  return PARAMETER.exec(parameter)?.[1] ?? null;
}

/** It parses `gte:2019` of the field `year`, or says what is wrong with it. */
export function parseTableFilter(
  name: string,
  text: string,
): ParsedTableFilter {
  const field = FIELDS.find((it) => it === name);
  if (field === undefined)
    return refuseFilter(`names no field; the fields are ${FIELDS.join(", ")}`);
  const kind = TABLE_FIELDS[field];
  const modes: readonly MatchMode[] = MODES_OF[kind];
  const [modeText = ""] = text.split(":", 1);
  const mode = modes.find((it) => it === modeText);
  if (mode === undefined)
    return refuseFilter(
      `must be mode:value, and the modes of ${field} are ${modes.join(", ")}; "${modeText.slice(0, 40)}" is none of them`,
    );
  const value = text.slice(modeText.length + 1).trim();
  const written = READERS[kind](value);
  return written === null
    ? refuseFilter(`needs ${WANTED[kind]} after ${mode}:`)
    : { ok: true, filter: { field, mode, value: written } };
}

const FIELDS = Object.keys(TABLE_FIELDS).filter(
  (it): it is TableField => it in TABLE_FIELDS,
);

const WANTED: Record<FieldKind, string> = {
  text: `1 to ${LONGEST_VALUE} characters`,
  number: "a whole number of up to nine digits",
  date: "a day as in 2026-11-21",
};

/** It returns the one form that equal values share, or null when the value is invalid. */
const READERS: Record<FieldKind, (value: string) => string | null> = {
  text: (value) => {
    const folded = foldText(value);
    return folded === "" || folded.length > LONGEST_VALUE ? null : folded;
  },
  number: (value) => (/^\d{1,9}$/.test(value) ? String(Number(value)) : null),
  date: (value) => (isCalendarDay(value) ? value : null),
};

function refuseFilter(message: string): ParsedTableFilter {
  return { ok: false, message };
}
