import {
  type Compilable,
  type CompiledQuery,
  type InsertQueryBuilder,
  type InsertResult,
  type Kysely,
  type QueryResult,
  type RawBuilder,
  sql,
} from "kysely";
import type { DatabaseArea } from "./database-area.server.ts";

/** Any transaction of the area, or the area's own `db`. */
export type Runner<Tables> = Pick<Kysely<Tables>, "executeQuery">;

/** Where a statement is compiled: it is run in this area alone. */
export type CompilingArea<Tables> = Pick<
  DatabaseArea<Tables>,
  "db" | "planOnce"
>;

/** The place of a value in a statement. */
export type SlotOf<Values> = <Name extends keyof Values>(
  name: Name,
) => RawBuilder<Values[Name]>;

export type Statement<Tables, Values, Row> = (
  db: Runner<Tables>,
  values: Values,
) => Promise<QueryResult<Row>>;

/** Stands among a compiled statement's parameters for a value that comes when it runs. */
class Slot<Values> {
  readonly read: (values: Values) => unknown;

  constructor(read: (values: Values) => unknown) {
    this.read = read;
  }
}

/** Writes a statement with the query builder once, and runs it with other values each time. */
export function compileStatement<Tables, Values, Row>(
  area: CompilingArea<Tables>,
  build: (db: Kysely<Tables>, slot: SlotOf<Values>) => Compilable<Row>,
): Statement<Tables, Values, Row> {
  return toRunner(
    area,
    build(area.db, (name) => toSlot((values: Values) => values[name])),
  );
}

/** The most rows of one insert: a power of two, and times 26 columns still below both databases' limit of parameters. */
const MOST_ROWS = 256;

/**
 * Writes an insert of many rows, which `finish` may say more of. Rows are inserted in portions of 256, 128, 64 … and
 * 1: so there are nine texts at most, each compiled once, whatever the number of rows.
 */
export function compileInsert<
  Tables,
  Table extends keyof Tables & string,
  Column extends keyof Tables[Table] & string,
>(
  area: CompilingArea<Tables>,
  table: Table,
  columns: readonly Column[],
  finish: (
    insert: InsertQueryBuilder<Tables, Table, InsertResult>,
  ) => Compilable = (insert) => insert,
) {
  type Row = Pick<Tables[Table], Column>;
  const bySize = new Map<number, Statement<Tables, readonly Row[], unknown>>();

  function getStatement(size: number) {
    const known = bySize.get(size);
    if (known !== undefined) return known;
    const statement = toRunner<Tables, readonly Row[], unknown>(
      area,
      finish(
        area.db
          .insertInto(table)
          .columns(columns)
          .expression(toRowSlots<Row>(columns, size)),
      ),
    );
    bySize.set(size, statement);
    return statement;
  }

  return async (db: Runner<Tables>, rows: readonly Row[]): Promise<void> => {
    let start = 0;
    while (start < rows.length) {
      const size = findPortion(rows.length - start);
      await getStatement(size)(db, rows.slice(start, start + size));
      start += size;
    }
  };
}

/** The largest power of two that is not above the number of rows, nor above the most of one insert. */
function findPortion(rowCount: number): number {
  return Math.min(MOST_ROWS, 2 ** Math.floor(Math.log2(rowCount)));
}

function toRowSlots<Row>(
  columns: readonly (keyof Row)[],
  rowCount: number,
): RawBuilder<unknown> {
  const rows = Array.from({ length: rowCount }, (_, index) => {
    const slots = columns.map((column) =>
      toSlot((rows: readonly Row[]) => rows[index]?.[column]),
    );
    return sql`(${sql.join(slots)})`;
  });
  return sql`values ${sql.join(rows)}`;
}

function toSlot<Values, Value>(
  read: (values: Values) => Value,
): RawBuilder<Value> {
  return sql<Value>`${new Slot(read)}`;
}

function toRunner<Tables, Values, Row>(
  area: CompilingArea<Tables>,
  query: Compilable<Row>,
): Statement<Tables, Values, Row> {
  const compiled: CompiledQuery<Row> = query.compile();
  area.planOnce(compiled.sql);
  return (db, values) =>
    db.executeQuery({
      ...compiled,
      parameters: compiled.parameters.map((parameter) =>
        parameter instanceof Slot ? parameter.read(values) : parameter,
      ),
    });
}
