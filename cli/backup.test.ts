import {
  existsSync,
  mkdtempSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openDatabase } from "#app/adapters/database/open-database.server.ts";
import { createInventoryStore } from "#app/adapters/database/inventory/inventory-store.server.ts";
import {
  anImport,
  listVins,
  vehiclesNumbered,
} from "#tests/contracts/import-requests.ts";
import { backupCommand } from "./backup.ts";

const clock = { nowMs: () => Date.UTC(2026, 10, 21) };
const log = { debug() {}, info() {}, warn() {}, error() {} };

let home = "";
let dataDir = "";
let out = "";
let err = "";
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), "backup-"));
  dataDir = join(home, "data");
  out = "";
  err = "";
});
afterEach(() => rmSync(home, { recursive: true }));

const run = (args: readonly string[], databaseUrl: string | null = null) =>
  backupCommand(args, {
    dataDir,
    databaseUrl,
    stdout: { write: (text) => void (out += text) },
    stderr: { write: (text) => void (err += text) },
  });

const open = (folder: string) =>
  openDatabase({ kind: "sqlite", dataDir: folder }, { clock, log });

test("a copy that is made in the middle of a transaction holds all that was committed before it, and nothing after", async () => {
  const database = await open(dataDir);
  const store = createInventoryStore(database.inventory, clock);
  await store.commitImport(anImport(vehiclesNumbered([1, 2, 3])));
  await database.inventory.runExclusively(async (trx) => {
    await trx.deleteFrom("vehicles").execute();
    expect(await run([join(home, "copy")])).toBe(0);
  });
  expect(await listVins(store)).toEqual([]);
  await database.close();
  expect(out).toMatch(/leads\.sqlite +[\d,]+ bytes, 0 leads, checked/);
  expect(out).toMatch(/inventory\.sqlite +[\d,]+ bytes, 3 vehicles, checked/);
  const restored = await open(join(home, "copy"));
  const copied = createInventoryStore(restored.inventory, clock);
  expect(await listVins(copied)).toHaveLength(3);
  await restored.close();
});

test("a copy is its owner's alone, and no draft is left beside it", async () => {
  await (await open(dataDir)).close();
  await run([join(home, "copy")]);
  const file = join(home, "copy", "leads.sqlite");
  expect(statSync(file).mode & 0o777).toBe(0o600);
  for (const end of [".part", "-wal", "-shm", ".part-wal"])
    expect(existsSync(file + end)).toBe(false);
});

test("a backup never replaces another", async () => {
  await (await open(dataDir)).close();
  await run([join(home, "copy")]);
  expect(await run([join(home, "copy")])).toBe(1);
  expect(err).toContain("There is a leads.sqlite");
  expect(err).toContain("There is no backup.");
});

test("where there is nothing to copy, or no place for it, that is said", async () => {
  expect(await run([join(home, "copy")])).toBe(1);
  expect(err).toContain("There is no leads.sqlite in");
  await (await open(dataDir)).close();
  writeFileSync(join(home, "file"), "");
  expect(await run([join(home, "file")])).toBe(1);
  expect(err).toContain("The backup failed");
});

test("a damaged database is not passed off as a backup", async () => {
  await (await open(dataDir)).close();
  writeFileSync(join(dataDir, "leads.sqlite"), "SQLite format 3\0 no longer");
  expect(await run([join(home, "copy")])).toBe(1);
  expect(existsSync(join(home, "copy", "leads.sqlite"))).toBe(false);
});

test("with PostgreSQL the calls of its own tools are told", async () => {
  expect(await run(["copy"], "postgres://db/forecourt")).toBe(1);
  expect(err).toContain("pg_dump --format=custom");
  expect(err).toContain("pg_restore");
});

test.each([[[]], [["a", "b"]], [["--force"]]])(
  "%j is a wrong call",
  async (args) => {
    expect(await run(args)).toBe(64);
    expect(err).toContain("Usage: backup <folder>");
  },
);
