import type * as v from "valibot";
import type { JsonValue } from "#app/domain/console/json-value.ts";
import * as field from "#app/domain/store-profile/fields/fields.ts";
import { closesAt, opensAt } from "#app/domain/store-profile/hours.ts";
import { calendarDay } from "#app/domain/store-profile/special-days.ts";

/** How a value is typed. "store" chooses one of the stores, "stores" any of them; "by-language" has a field for each. */
export type Control =
  | "line"
  | "by-language"
  | "email"
  | "phone"
  | "number"
  | "money"
  | "time"
  | "day"
  | "moment"
  | "flag"
  | "choice"
  | "choices"
  | "store"
  | "stores";

export interface FormField {
  /** Inside the entry, as in ["additional", "category"]. */
  readonly path: readonly string[];
  readonly control: Control;
  /** Whole sentences, which want more than a line. */
  readonly isLong: boolean;
  readonly choices: readonly (string | number)[];
  /** What stands there when nothing was typed; a fault asks for it. */
  readonly whenEmpty: "fault" | "null" | "left-out";
  /** What counts where the entry says nothing. */
  readonly standard: JsonValue | undefined;
  /** An object that is there as a whole or not at all. */
  readonly group: {
    readonly path: readonly string[];
    readonly whenEmpty: "null" | "left-out";
  } | null;
}

/** The parts of a schema that forms are made of. */
interface AnySchema extends v.GenericSchema {
  readonly entries?: Readonly<Record<string, AnySchema>>;
  readonly wrapped?: AnySchema;
  readonly item?: AnySchema;
  readonly options?: readonly unknown[];
  readonly default?: unknown;
}

const CONTROLS: ReadonlyMap<unknown, Control> = new Map<unknown, Control>([
  [field.localizedText, "by-language"],
  [field.email, "email"],
  [field.phone, "phone"],
  [field.cents, "money"],
  [field.count, "number"],
  [field.positiveCount, "number"],
  [field.percent, "number"],
  [field.instant, "moment"],
  [opensAt, "time"],
  [closesAt, "time"],
  [calendarDay, "day"],
]);

const LONG_KEYS: readonly string[] = [
  "about",
  "description",
  "disclosure",
  "text",
  // The words of a text key by language.
  "en",
  "es",
];

/** One field for each value of an entry, in the order of its schema; `hidden` are keys that no form shows. */
export function listFormFields(
  schema: v.GenericSchema,
  hidden: readonly string[] = [],
): readonly FormField[] {
  return listFields(schema, [], null).filter(
    ({ path }) => !hidden.includes(path[0] ?? ""),
  );
}

function listFields(
  schema: AnySchema,
  path: readonly string[],
  group: FormField["group"],
): readonly FormField[] {
  const { inner, whenEmpty, standard } = unwrap(schema);
  const own =
    whenEmpty === "fault" || path.length === 0 ? group : { path, whenEmpty };
  const entries = getEntries(inner);
  if (entries !== null)
    return entries.flatMap(([key, it]) => listFields(it, [...path, key], own));
  const control = findControl(inner, path);
  if (control === null) return [];
  return [
    {
      path,
      control,
      isLong: LONG_KEYS.includes(path.at(-1) ?? ""),
      choices: listChoices(inner),
      whenEmpty,
      standard,
      group,
    },
  ];
}

/** What is `null` by itself and may be left out is left out. */
function unwrap(schema: AnySchema) {
  let inner = schema;
  let whenEmpty: FormField["whenEmpty"] = "fault";
  let standard: JsonValue | undefined;
  for (;;) {
    if (inner.type === "optional" || inner.type === "exact_optional") {
      whenEmpty = "left-out";
      const given: unknown =
        typeof inner.default === "function" ? inner.default() : inner.default;
      // Only what is JSON stands in a profile.
      standard = given as JsonValue | undefined;
    } else if (inner.type === "nullable" && whenEmpty === "fault")
      whenEmpty = "null";
    if (inner.wrapped === undefined) return { inner, whenEmpty, standard };
    inner = inner.wrapped;
  }
}

/** A variant has the keys of all of its forms. */
function getEntries(
  schema: AnySchema,
): readonly (readonly [string, AnySchema])[] | null {
  if (schema.entries !== undefined) return Object.entries(schema.entries);
  if (schema.type !== "variant") return null;
  const forms = (schema.options ?? []).filter(isSchema);
  return Object.entries(
    Object.assign({}, ...forms.map(({ entries }) => entries)),
  );
}

function isSchema(value: unknown): value is AnySchema {
  return typeof value === "object" && value !== null && "type" in value;
}

function findControl(
  schema: AnySchema,
  path: readonly string[],
): Control | null {
  if (path.at(-1) === "storeId") return "store";
  const known = CONTROLS.get(schema);
  if (known !== undefined) return known;
  if (schema.type === "boolean" || schema.type === "literal") return "flag";
  if (schema.type === "picklist") return "choice";
  if (schema.type === "array")
    return schema.item?.type === "picklist" ? "choices" : null;
  return schema.type === "string" ? "line" : null;
}

function listChoices(schema: AnySchema): FormField["choices"] {
  const { options = [] } =
    schema.type === "array" && schema.item !== undefined ? schema.item : schema;
  return options.filter(
    (it) => typeof it === "string" || typeof it === "number",
  );
}
