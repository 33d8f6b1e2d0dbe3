import Sqlite from "better-sqlite3";
import pg from "pg";
import type { SqlEngine, SqlRow } from "./sql-schema.ts";

export interface OpenSqlEngine extends SqlEngine {
  close(): Promise<void>;
}

export function openSqliteEngine(): OpenSqlEngine {
  const database = new Sqlite(":memory:");
  const statements = new Map<string, ReturnType<Sqlite["prepare"]>>();
  return {
    dialect: "sqlite",
    vocabulary: new Set(),
    async query(sql, values) {
      let statement = statements.get(sql);
      if (statement === undefined) {
        statement = database.prepare(sql);
        // Bulk inserts are as long as they are rare.
        if (sql.length < 5_000) statements.set(sql, statement);
      }
      if (statement.reader) return statement.all(values).filter(isRow);
      statement.run(values);
      return [];
    },
    async close() {
      database.close();
    },
  };
}

function isRow(row: unknown): row is SqlRow {
  return typeof row === "object" && row !== null;
}

/** In a schema of its own that goes with it. */
export async function openPostgresEngine(url: string): Promise<OpenSqlEngine> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const schema = `search_${process.pid}_${Date.now()}`;
  await client.query(`CREATE SCHEMA ${schema}`);
  await client.query(`SET search_path TO ${schema}`);
  await client.query("SET work_mem TO '64MB'");
  await client.query("SET jit TO off");
  return {
    dialect: "postgres",
    vocabulary: new Set(),
    async query(sql, values) {
      let number = 0;
      const numbered = sql.replaceAll("?", () => `$${++number}`);
      const { rows } = await client.query<SqlRow>(numbered, [...values]);
      return rows;
    },
    async close() {
      await client.query(`DROP SCHEMA ${schema} CASCADE`);
      await client.end();
    },
  };
}
