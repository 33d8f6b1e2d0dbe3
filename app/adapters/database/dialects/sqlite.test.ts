import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { openSqliteArea } from "./sqlite.server.ts";

test("SQLite never waits for a lock by itself, which would stop the thread that answers visitors", async () => {
  const area = await openSqliteArea("leads", ":memory:");
  onTestFinished(() => area.close());
  const { rows } = await sql`PRAGMA busy_timeout`.execute(area.db);
  expect(rows).toEqual([{ timeout: 0 }]);
});
