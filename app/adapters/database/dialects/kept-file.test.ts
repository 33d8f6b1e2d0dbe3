import { mkdtemp, rename, rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { openSqliteArea } from "./sqlite.server.ts";

async function openFile() {
  const dataDir = await mkdtemp(path.join(tmpdir(), "forecourt-file-"));
  const area = await openSqliteArea<object>("leads", dataDir);
  onTestFinished(async () => {
    await area.close().catch(() => {});
    await rm(dataDir, { recursive: true });
  });
  await sql`CREATE TABLE kept (text TEXT) STRICT`.execute(area.db);
  const file = path.join(dataDir, "leads.sqlite");
  const write = () => sql`INSERT INTO kept VALUES ('a')`.execute(area.db);
  return { area, dataDir, file, write };
}

test("a file that is written into as ever has no fault, before and after a checkpoint", async () => {
  const { area, write } = await openFile();
  for (let round = 0; round < 3; round++) {
    await write();
    expect(area.findFault()).toBeNull();
    await sql`PRAGMA wal_checkpoint(TRUNCATE)`.execute(area.db);
    expect(area.findFault()).toBeNull();
  }
});

test.each(["leads.sqlite", "leads.sqlite-wal"])(
  "without %s what is written would be gone, until it is back",
  async (name) => {
    const { area, dataDir, write } = await openFile();
    const file = path.join(dataDir, name);
    await rename(file, `${file}.away`);
    await write();
    expect(area.findFault()).toBe("missing");
    await rename(`${file}.away`, file);
    expect(area.findFault()).toBeNull();
  },
);

test("another file in its place is not the one that is written into", async () => {
  const { area, file, write } = await openFile();
  const other = await openFile();
  await other.area.close();
  await rename(other.file, file);
  await write();
  expect(area.findFault()).toBe("replaced");
});

test.each([
  ["emptied", (file: string) => truncate(file, 0)],
  [
    "written over",
    (file: string) => writeFile(file, "no database".repeat(999)),
  ],
])(
  "a file that was %s in its place is damaged for good",
  async (_how, spoil) => {
    const { area, file, write } = await openFile();
    await sql`PRAGMA wal_checkpoint(TRUNCATE)`.execute(area.db);
    await spoil(file);
    // SQLite says that this is stored.
    await write();
    expect(area.findFault()).toBe("damaged");
    await write();
    expect(area.findFault()).toBe("damaged");
  },
);
