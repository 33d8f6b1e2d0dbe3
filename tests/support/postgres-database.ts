import { randomBytes } from "node:crypto";
import { Client } from "pg";

/**
 * A database of its own on the server, empty or a copy of `template`; `drop` it after the test. A template takes no
 * copies while somebody is connected to it.
 */
export async function createPostgresDatabase(
  serverUrl: string,
  template: string | null = null,
): Promise<{
  readonly name: string;
  readonly url: string;
  waitUntilUnused(): Promise<void>;
  drop(): Promise<void>;
}> {
  const name = `forecourt_test_${randomBytes(6).toString("hex")}`;
  const like = template === null ? "" : ` TEMPLATE ${template}`;
  await runOnServer(serverUrl, `CREATE DATABASE ${name}${like}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return {
    name,
    url: url.href,
    async waitUntilUnused() {
      const connected = `SELECT FROM pg_stat_activity WHERE datname = '${name}'`;
      while ((await runOnServer(serverUrl, connected)) > 0);
    },
    async drop() {
      const sql = `DROP DATABASE IF EXISTS ${name}`;
      // A pool has ended before its last connections are closed, and one that is cut off meanwhile has nobody to tell.
      // PostgreSQL itself waits up to 5 s for them; a test that failed may leave some open for longer.
      await runOnServer(serverUrl, sql).catch(() =>
        runOnServer(serverUrl, `${sql} WITH (FORCE)`),
      );
    },
  };
}

/** Answers with the count of rows. */
async function runOnServer(serverUrl: string, sql: string): Promise<number> {
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  try {
    return (await client.query(sql)).rowCount ?? 0;
  } finally {
    await client.end();
  }
}
