import type SqliteHandle from "better-sqlite3";
import { type KeyPattern, parseKeyPattern } from "./key-pattern.server.ts";

/** Patterns of one schema with the same keys form a group. */
export interface PatternGroup {
  readonly pattern: KeyPattern;
  readonly values: readonly PatternValue[];
}

interface PatternValue {
  readonly elementId: number;
  /** Some attributes are ids in another table, some the value itself. */
  readonly attribute: string;
  /** The form is YYYY-MM-DD HH:MM:SS, because SQLite takes long to make a number of it. */
  readonly changedAt: string;
}

interface PatternRow extends PatternValue {
  readonly keys: string;
}

/** This many take about 8 MB. */
const MOST_GROUPS_KEPT = 20_000;

/** Schemas that were asked for lately are kept. */
export function createPatternReader(
  handle: SqliteHandle,
): (schemaId: number) => readonly PatternGroup[] {
  const statement = handle.prepare<PatternRow>(
    `SELECT Keys AS keys, ElementId AS elementId, AttributeId AS attribute, substr(replace(coalesce(UpdatedOn, CreatedOn, ''), 'T', ' '), 1, 19) AS changedAt FROM Pattern WHERE VinSchemaId = ? AND ElementId IN (${ELEMENT_LIST}) ORDER BY Keys`,
  );
  /** The schema asked for longest ago comes first. */
  const kept = new Map<number, readonly PatternGroup[]>();
  let groupCount = 0;
  return (schemaId) => {
    const known = kept.get(schemaId);
    const groups = known ?? groupRows(statement.all([schemaId]));
    kept.delete(schemaId);
    kept.set(schemaId, groups);
    if (known === undefined) groupCount += groups.length;
    for (const [oldest, its] of kept) {
      if (groupCount <= MOST_GROUPS_KEPT) break;
      kept.delete(oldest);
      groupCount -= its.length;
    }
    return groups;
  };
}

function groupRows(rows: readonly PatternRow[]): readonly PatternGroup[] {
  const groups: PatternGroup[] = [];
  for (const [keys, values] of Map.groupBy(rows, (row) => row.keys)) {
    const pattern = parseKeyPattern(keys);
    if (pattern !== null)
      groups.push({
        pattern,
        values: values.map(({ elementId, attribute, changedAt }) => ({
          elementId,
          attribute,
          changedAt,
        })),
      });
  }
  return groups;
}

/** These elements of vPIC are read. It has no gearboxes and almost no driven wheels. */
export const ELEMENTS = {
  bodyClass: 5,
  cylinders: 9,
  cubicCentimeters: 11,
  liters: 13,
  doors: 14,
  engineModel: 18,
  primaryFuel: 24,
  model: 28,
  trim: 38,
  secondaryFuel: 66,
} as const;

export const ELEMENT_LIST = Object.values(ELEMENTS).join(", ");
