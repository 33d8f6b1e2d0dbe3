import type SqliteHandle from "better-sqlite3";
import type { SqliteDatabase } from "kysely";

type Statement = ReturnType<SqliteHandle["prepare"]>;

/** Lists of different lengths give different SQL texts; those not used lately are dropped. */
const MOST_KEPT = 256;

/** A query builder sends the same texts again and again: each is prepared once. */
export function keepStatements(
  handle: Pick<SqliteHandle, "prepare" | "close">,
): SqliteDatabase {
  /** The statement used longest ago comes first. */
  const kept = new Map<string, Statement>();
  return {
    prepare(sql) {
      const statement = kept.get(sql) ?? handle.prepare(sql);
      kept.delete(sql);
      kept.set(sql, statement);
      const [oldest] = kept.keys();
      if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
      return {
        reader: statement.reader,
        all: (parameters) => statement.all(parameters),
        run: (parameters) => statement.run(parameters),
        // An iteration runs for a while, and the same text may be asked for again meanwhile, so it gets its own
        // statement.
        iterate: (parameters) => handle.prepare(sql).iterate(parameters),
      };
    },
    close: () => void handle.close(),
  };
}
