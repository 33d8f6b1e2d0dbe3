import { type SelectQueryBuilder, sql, type Transaction } from "kysely";
import type { DatabaseArea } from "#app/adapters/database/tables/database-area.server.ts";

type Asked<Tables> = Pick<DatabaseArea<Tables>, "dialect">;

/** Locks what is read, and leaves out what another worker has locked. On SQLite the transaction holds the only lock. */
export function lockUnlockedRows<Tables, From extends keyof Tables, Row>(
  { dialect }: Asked<Tables>,
  query: SelectQueryBuilder<Tables, From, Row>,
): SelectQueryBuilder<Tables, From, Row> {
  return dialect === "postgres" ? query.forUpdate().skipLocked() : query;
}

/** Whether there is such a table by now; for one that is made on first use. */
export async function hasTable<Tables>(
  { dialect }: Asked<Tables>,
  trx: Transaction<Tables>,
  table: string,
): Promise<boolean> {
  const found =
    dialect === "postgres"
      ? sql`SELECT 1 WHERE to_regclass(${table}) IS NOT NULL`
      : sql`SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = ${table}`;
  const { rows } = await found.execute(trx);
  return rows.length > 0;
}
