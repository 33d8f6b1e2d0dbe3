import type * as v from "valibot";

/** One key of a profile as its documentation says it. */
export interface SchemaRow {
  /** As in `stores[].departments.sales.phone`. */
  readonly key: string;
  readonly type: string;
  /** JSON of what stands there when the key is left out; null says that it may not be left out. */
  readonly standard: string | null;
}

interface AnySchema extends v.GenericSchema {
  readonly entries?: Readonly<Record<string, AnySchema>>;
  readonly wrapped?: AnySchema;
  readonly item?: AnySchema;
  readonly options?: readonly unknown[];
  readonly value?: unknown;
  readonly default?: unknown;
  readonly literal?: unknown;
  readonly pipe?: readonly {
    readonly kind: string;
    readonly message?: unknown;
  }[];
}

/** Every key below a schema, in its order. */
export function listSchemaRows(
  schema: v.GenericSchema,
  key: string,
): readonly SchemaRow[] {
  const { inner, standard, isNullable } = unwrap(schema);
  const own: SchemaRow = {
    key,
    type: `${describeType(inner)}${isNullable ? ", or null" : ""}`,
    standard,
  };
  return [own, ...listInner(inner, key)];
}

function unwrap(schema: AnySchema) {
  let inner = schema;
  let standard: string | null = null;
  let isNullable = false;
  for (;;) {
    if (inner.type === "optional" || inner.type === "exact_optional") {
      const given: unknown =
        typeof inner.default === "function" ? inner.default() : inner.default;
      standard = JSON.stringify(given) ?? "nothing";
    } else if (inner.type === "nullable") isNullable = true;
    if (inner.wrapped === undefined) return { inner, standard, isNullable };
    inner = inner.wrapped;
  }
}

function listInner(schema: AnySchema, key: string): readonly SchemaRow[] {
  if (schema.entries !== undefined)
    return Object.entries(schema.entries).flatMap(([name, it]) =>
      listSchemaRows(it, key === "" ? name : `${key}.${name}`),
    );
  if (schema.item !== undefined) {
    const rows = listSchemaRows(schema.item, `${key}[]`);
    return rows.length > 1 ? rows.slice(1) : [];
  }
  if (schema.type === "variant") {
    const rows = (schema.options ?? []).flatMap((it) =>
      isSchema(it) ? listInner(it, key) : [],
    );
    return [...new Map(rows.map((it) => [it.key, it])).values()];
  }
  const value = findRecordValue(schema);
  return value === null ? [] : listSchemaRows(value, `${key}.<name>`).slice(1);
}

/** A record stands behind a check that it is no list. */
function findRecordValue(schema: AnySchema): AnySchema | null {
  for (const step of schema.pipe ?? [])
    if ("type" in step && step.type === "record" && "value" in step)
      return isSchema(step.value) ? step.value : null;
  return null;
}

function isSchema(value: unknown): value is AnySchema {
  return typeof value === "object" && value !== null && "type" in value;
}

const NAMES: Readonly<Record<string, string>> = {
  string: "text",
  number: "number",
  boolean: "true or false",
  strict_object: "object",
  custom: "object by name",
  record: "object by name",
  variant: "object",
};

function describeType(schema: AnySchema): string {
  if (schema.type === "array" && schema.item !== undefined) {
    const { inner } = unwrap(schema.item);
    return `list of ${describeType(inner)}`;
  }
  if (schema.type === "picklist")
    return (schema.options ?? []).map((it) => JSON.stringify(it)).join(", ");
  if (schema.type === "literal") return JSON.stringify(schema.literal);
  if (schema.type === "union") return "text, or text by language";
  const hint = (schema.pipe ?? [])
    .map(({ message }) => message)
    .findLast((it) => typeof it === "string" && it.startsWith("must "));
  const name = NAMES[schema.type] ?? schema.type;
  return typeof hint === "string" &&
    hint !== "must be text" &&
    name !== "object"
    ? `${name}: ${hint}`
    : name;
}
