import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { commitTogether } from "./shared-commits.server.ts";
import { openSqliteArea } from "./sqlite.server.ts";

interface Notes {
  notes: { word: string };
}

async function openNotes(prepare = async (_folder: string) => {}) {
  const folder = await mkdtemp(path.join(tmpdir(), "forecourt-commits-"));
  const area = await openSqliteArea<Notes>("leads", folder);
  onTestFinished(async () => {
    await area.close();
    await rm(folder, { recursive: true });
  });
  await sql`CREATE TABLE notes (word TEXT NOT NULL UNIQUE) STRICT`.execute(
    area.db,
  );
  await prepare(folder);
  let transactions = 0;
  const commit = commitTogether<Notes>((work) => {
    transactions++;
    return area.runExclusively(work);
  });
  return {
    area,
    write: (word: string) =>
      commit(async (trx) => {
        await trx.insertInto("notes").values({ word }).execute();
        return word;
      }),
    commit,
    readWords: async () =>
      (await area.db.selectFrom("notes").select("word").execute()).map(
        ({ word }) => word,
      ),
    transactionCount: () => transactions,
  };
}

test("what arrives together shares a commit, and each has its own answer", async () => {
  const notes = await openNotes();
  const words = Array.from({ length: 40 }, (_, index) => `word ${index}`);
  expect(await Promise.all(words.map(notes.write))).toEqual(words);
  expect(await notes.readWords()).toEqual(words);
  expect(notes.transactionCount()).toBe(1);
});

test("one that fails is taken back alone", async () => {
  const notes = await openNotes();
  const results = await Promise.allSettled(
    ["one", "two", "one", "three"].map(notes.write),
  );
  expect(results.map(({ status }) => status)).toEqual([
    "fulfilled",
    "fulfilled",
    "rejected",
    "fulfilled",
  ]);
  expect(await notes.readWords()).toEqual(["one", "two", "three"]);
});

test("what a failed piece had written before it failed is gone", async () => {
  const notes = await openNotes();
  const failing = notes.commit(async (trx) => {
    await trx.insertInto("notes").values({ word: "half" }).execute();
    throw new Error("no more");
  });
  const beside = notes.write("whole");
  await expect(failing).rejects.toThrow("no more");
  expect(await beside).toBe("whole");
  expect(await notes.readWords()).toEqual(["whole"]);
});

test("an answer is given after the commit, when another connection sees the words", async () => {
  let folderOf = "";
  const notes = await openNotes(async (folder) => {
    folderOf = folder;
  });
  const reader = await openSqliteArea<Notes>("leads", folderOf);
  onTestFinished(() => reader.close());
  const seen = await notes
    .write("committed")
    .then(() => reader.db.selectFrom("notes").select("word").execute());
  expect(seen).toEqual([{ word: "committed" }]);
});

test("a full disk fails every piece honestly, and when there is room again all goes on", async () => {
  const notes = await openNotes();
  await notes.write("before");
  const { page_count: pages } = (
    await sql<{ page_count: number }>`PRAGMA page_count`.execute(notes.area.db)
  ).rows[0] ?? { page_count: 0 };
  await sql`PRAGMA max_page_count = ${sql.raw(String(pages))}`.execute(
    notes.area.db,
  );
  const large = "x".repeat(100_000);
  const results = await Promise.allSettled([
    notes.write(`${large}1`),
    notes.write(`${large}2`),
  ]);
  expect(results.map((it) => it.status)).toEqual(["rejected", "rejected"]);
  expect(results[0]).toMatchObject({ reason: { code: "SQLITE_FULL" } });
  await sql`PRAGMA max_page_count = 1000000`.execute(notes.area.db);
  await notes.write("after");
  expect(await notes.readWords()).toEqual(["before", "after"]);
});
