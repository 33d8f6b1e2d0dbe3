import type * as v from "valibot";
import { storeProfileSchema } from "#app/domain/store-profile/store-profile.ts";

type Schema = v.GenericSchema;

interface Shape {
  readonly type: string;
  readonly entries?: Readonly<Record<string, Schema>>;
  readonly item?: Schema;
  readonly value?: Schema;
  readonly wrapped?: Schema;
  readonly options?: readonly (Schema | string)[];
  readonly pipe?: readonly Schema[];
}

/** A key of the schema, as in `stores[].departments.*.phone`: a star stands for each of several names with one shape. */
export interface SchemaKey {
  readonly path: string;
  readonly schema: Schema;
}

/**
 * Every key that a profile can have whose value is no table of further keys. A table that stands in two places has its
 * keys in the first one, and is a single key in the second.
 */
export function listSchemaKeys(): readonly SchemaKey[] {
  return listBelow("", storeProfileSchema, new Set());
}

function listBelow(
  path: string,
  schema: Schema,
  walked: Set<unknown>,
): SchemaKey[] {
  const shape = toShape(schema);
  if (isLocalizedText(shape)) return [{ path, schema }];
  if (isTable(schema)) {
    if (walked.has(shape)) return [{ path, schema }];
    walked.add(shape);
  }
  if (shape.entries !== undefined)
    return listEntries(path, shape.entries, walked);
  if (shape.item !== undefined && isTable(shape.item))
    return listBelow(`${path}[]`, shape.item, walked);
  if (shape.type === "record" && shape.value !== undefined)
    return listBelow(`${path}.*`, shape.value, walked);
  const tables = (shape.options ?? []).filter(
    (it): it is Schema => typeof it !== "string" && isTable(it),
  );
  if (tables.length === 0) return [{ path, schema }];
  const keys = tables.flatMap((it) => listBelow(path, it, walked));
  return keys.filter(
    (it, at) => keys.findIndex((other) => other.path === it.path) === at,
  );
}

/** Names whose values are tables of one and the same shape are one key. */
function listEntries(
  path: string,
  entries: Readonly<Record<string, Schema>>,
  walked: Set<unknown>,
): SchemaKey[] {
  const seen = new Set<unknown>();
  return Object.entries(entries).flatMap(([name, schema]) => {
    const inner = unwrap(schema);
    const isShared =
      isTable(schema) &&
      Object.values(entries).filter((it) => unwrap(it) === inner).length > 1;
    if (isShared && seen.has(inner)) return [];
    seen.add(inner);
    return listBelow(join(path, isShared ? "*" : name), schema, walked);
  });
}

function join(path: string, name: string): string {
  return path === "" ? name : `${path}.${name}`;
}

function isTable(schema: Schema): boolean {
  const shape = toShape(schema);
  if (isLocalizedText(shape)) return false;
  if (shape.entries !== undefined || shape.type === "record") return true;
  if (shape.item !== undefined) return isTable(shape.item);
  return (shape.options ?? []).some(
    (it) => typeof it !== "string" && isTable(it),
  );
}

function isLocalizedText({ type, options = [] }: Shape): boolean {
  return (
    type === "union" &&
    options.some(
      (it) =>
        typeof it !== "string" &&
        Object.keys(toShape(it).entries ?? {}).join() === "en,es",
    )
  );
}

/** What stands inside of nullable, optional and piped; a record stands behind a check that it is no list. */
function unwrap(schema: Schema): Schema {
  const { pipe, wrapped } = schema as Schema & Shape;
  const inner = pipe?.find(({ type }) => type === "record") ?? pipe?.[0];
  const next = inner ?? wrapped;
  return next === undefined || next === schema ? schema : unwrap(next);
}

function toShape(schema: Schema): Shape {
  return unwrap(schema) as Schema & Shape;
}

/** The choices of a key that has a few. */
export function listChoices(schema: Schema): readonly unknown[] {
  const { type, options = [] } = toShape(schema);
  return type === "picklist" ? options : [];
}
