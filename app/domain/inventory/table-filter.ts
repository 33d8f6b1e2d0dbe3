import { foldText } from "#app/domain/vehicle/normalize-text.ts";
import { isCalendarDay } from "#app/domain/time.ts";
import {
  type FieldsOf,
  LISTED_FIELDS,
  type ListedField,
  VEHICLE_FIELDS,
} from "#app/domain/vehicle/vehicle-fields.ts";
import { type Condition, CONDITIONS } from "#app/domain/vehicle/vehicle.ts";

/** Spec §5 lists the match modes of table filters by the kind of field that they compare. */
export const MODES_OF = {
  text: [
    "startsWith",
    "contains",
    "notContains",
    "endsWith",
    "equals",
    "notEquals",
  ],
  number: ["equals", "notEquals", "lt", "lte", "gt", "gte"],
  date: ["dateIs", "dateIsNot", "dateBefore", "dateAfter"],
} as const;

export type FieldKind = keyof typeof MODES_OF;
export type MatchMode = (typeof MODES_OF)[FieldKind][number];

type ComparedField = Exclude<ListedField, FieldsOf<{ readonly type: "cents" }>>;

/** The catalog's table can be filtered by these facts; `price` is whole dollars of the advertised total. */
export type TableField = ComparedField | "price";

const KIND_OF_TYPE = {
  code: "text",
  text: "text",
  value: "text",
  number: "number",
  day: "date",
} as const satisfies Record<string, FieldKind>;

const COMPARED_FIELDS = LISTED_FIELDS.filter(
  (field): field is ComparedField => VEHICLE_FIELDS[field].type !== "cents",
);

/** Texts, then numbers, then days. */
export const TABLE_FIELDS: Readonly<Record<TableField, FieldKind>> = {
  ...fieldsOfKind("text"),
  ...fieldsOfKind("number"),
  price: "number",
  ...fieldsOfKind("date"),
};

function fieldsOfKind(kind: FieldKind): Record<ComparedField, FieldKind> {
  const fields = COMPARED_FIELDS.filter(
    (field) => KIND_OF_TYPE[VEHICLE_FIELDS[field].type] === kind,
  );
  return Object.fromEntries(fields.map((field) => [field, kind])) as Record<
    ComparedField,
    FieldKind
  >;
}

/** Values are folded text, a whole number in digits, or a day as YYYY-MM-DD. */
export interface TableFilter {
  readonly field: TableField;
  readonly mode: MatchMode;
  readonly value: string;
}

export interface TableFilters {
  readonly filters: readonly TableFilter[];
  /**
   * The price of vehicles of these conditions is private: a filter on price never lets one through, whatever the mode, so
   * the answer is the same for every price. The gate sets this, never a visitor.
   */
  readonly lockedConditions: readonly Condition[];
  /** Free texts of those vehicles are kept back as well, so filters take them as unknown (Assumption A134). */
  readonly areTextsDropped?: boolean;
}

/**
 * Filters get one order and no repeats, so that equal questions compare equal; every condition counts as locked until
 * the gate says otherwise.
 */
export function buildTableFilters(
  filters: readonly TableFilter[],
): TableFilters | null {
  if (filters.length === 0) return null;
  const byText = new Map(
    filters.map((it) => [`${it.field} ${it.mode} ${it.value}`, it] as const),
  );
  const sorted = [...byText].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return {
    filters: sorted.map(([, filter]) => filter),
    lockedConditions: CONDITIONS,
  };
}

/**
 * It tells whether a fact passes; the fact is null where nothing is known. An unknown fact equals nothing, contains
 * nothing and is neither below nor above any other, so only the negative modes let it through (Assumption A8).
 */
export function createFactMatcher({
  field,
  mode,
  value,
}: TableFilter): (fact: Fact | null) => boolean {
  const kind = TABLE_FIELDS[field];
  const isNegative = isNegativeMode(mode);
  const holds = RULES[isNegative ? POSITIVE_MODES[mode] : mode];
  if (kind === "text") {
    const wanted = foldText(value);
    return (text) =>
      text === null
        ? isNegative
        : holds(foldText(String(text)), wanted) !== isNegative;
  }
  const wanted = kind === "number" ? Number(value) : value;
  return (fact) =>
    fact === null ? isNegative : holds(fact, wanted) !== isNegative;
}

/** It is folded text, a number, or a day as YYYY-MM-DD, whose text order is its date order. */
type Fact = string | number;

const POSITIVE_MODES = {
  notContains: "contains",
  notEquals: "equals",
  dateIsNot: "dateIs",
} as const satisfies Partial<Record<MatchMode, MatchMode>>;
type NegativeMode = keyof typeof POSITIVE_MODES;

function isNegativeMode(mode: MatchMode): mode is NegativeMode {
  return mode in POSITIVE_MODES;
}

const RULES: Readonly<
  Record<
    Exclude<MatchMode, NegativeMode>,
    (fact: Fact, wanted: Fact) => boolean
  >
> = {
  startsWith: (fact, wanted) => String(fact).startsWith(String(wanted)),
  contains: (fact, wanted) => String(fact).includes(String(wanted)),
  endsWith: (fact, wanted) => String(fact).endsWith(String(wanted)),
  equals: (fact, wanted) => fact === wanted,
  lt: (fact, wanted) => fact < wanted,
  lte: (fact, wanted) => fact <= wanted,
  gt: (fact, wanted) => fact > wanted,
  gte: (fact, wanted) => fact >= wanted,
  dateIs: (fact, wanted) => fact === wanted,
  dateBefore: (fact, wanted) => fact < wanted,
  dateAfter: (fact, wanted) => fact > wanted,
};

export type ParsedTableFilter =
  | { readonly ok: true; readonly filter: TableFilter }
  | { readonly ok: false; readonly message: string };

const PARAMETER = /^filter\[([^[\]]*)\]$/;
const LONGEST_VALUE = 100;

/** `filter[year]` gives `year`, known or not; a parameter of another kind gives null. */
export function parseTableField(parameter: string): string | null {
  return PARAMETER.exec(parameter)?.[1] ?? null;
}

/** Reads `gte:2019` of the field `year`. */
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

/** Equal values share one form; an invalid value gives null. */
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
