import type SqliteHandle from "better-sqlite3";
import type { SqliteDatabase } from "kysely";

type Statement = ReturnType<SqliteHandle["prepare"]>;

/** Lists of different lengths are different texts; what was not asked for lately goes. */
const MOST_KEPT = 256;

/** The handle for a query builder, which asks for the same texts again and again: each is prepared once. */
export function keepStatements(
  handle: Pick<SqliteHandle, "prepare" | "close">,
): SqliteDatabase {
  /** The one used longest ago first. */
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
        // Under way for a while, when the same text may be asked for again.
        iterate: (parameters) => handle.prepare(sql).iterate(parameters),
      };
    },
    close: () => void handle.close(),
  };
}
