import { randomBytes } from "node:crypto";
import { Client } from "pg";

/** An empty database of its own on the server; `drop` it after the test. */
export async function createPostgresDatabase(
  serverUrl: string,
): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `forecourt_test_${randomBytes(6).toString("hex")}`;
  await runOnServer(serverUrl, `CREATE DATABASE ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return {
    url: url.href,
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

async function runOnServer(serverUrl: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
