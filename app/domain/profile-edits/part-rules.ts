import type { JsonValue } from "#app/domain/console/json-value.ts";
import type { FormField } from "./form-fields.ts";
import { type JsonPath } from "./json-tree.ts";

/** What stores edit themselves. `docs/operations.md` lists it. */
export const EDITED_PARTS = [
  "offers",
  "staff",
  "hours",
  "special-days",
  "texts",
  "reviews",
] as const;
export type EditedPart = (typeof EDITED_PARTS)[number];

export const EDITED_FILES = [
  "promotions.json",
  "staff.json",
  "stores.json",
  "texts.json",
  "reviews.json",
] as const;
export type EditedFile = (typeof EDITED_FILES)[number];

/** One offer, one person, one week of a department: what one form edits. */
export interface Entry {
  readonly id: string;
  /** Undefined where the profile leaves it to the standard. */
  readonly value: JsonValue | undefined;
  /** Whose it is; null is of every store. */
  readonly storeIds: readonly string[] | null;
}

/** An entry that is not there yet; in a store's own list "aurora.new". */
export const NEW_ENTRY = "new";

export interface PartRules {
  readonly file: EditedFile;
  readonly fields: readonly FormField[];
  /** False: there is one of each, and it cannot be taken away. */
  readonly isList: boolean;
  list(document: JsonValue): readonly Entry[];
  /** Where an entry stands, or would stand; null where there is no place for it. */
  findPath(document: JsonValue, id: string): JsonPath | null;
  readonly standard?: JsonValue;
  /** What is typed at a closed day is not asked for, for one. */
  settle?(value: JsonValue, before: JsonValue | undefined): JsonValue;
  /** Whose an entry is once it has this value. */
  getStores(id: string, value: JsonValue | undefined): Entry["storeIds"];
}

/** Of a list whose entries have no name of their own. */
export function findPosition(
  list: readonly JsonValue[],
  name: string,
): number | null {
  if (name === NEW_ENTRY) return list.length;
  const at = /^\d{1,4}$/.test(name) ? Number(name) : -1;
  return at >= 0 && at < list.length ? at : null;
}
