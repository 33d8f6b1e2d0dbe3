import SqliteHandle from "better-sqlite3";
import { expect, onTestFinished, test } from "vitest";
import { keepStatements } from "./kept-statements.server.ts";

function openNotes() {
  const handle = new SqliteHandle(":memory:");
  onTestFinished(() => void handle.close());
  handle.exec("CREATE TABLE notes (word TEXT NOT NULL)");
  const prepared: string[] = [];
  const kept = keepStatements({
    prepare(sql) {
      prepared.push(sql);
      return handle.prepare(sql);
    },
    close: () => handle,
  });
  const write = kept.prepare("INSERT INTO notes (word) VALUES (?)");
  for (const word of ["one", "two"]) write.run([word]);
  prepared.length = 0;
  return { handle, kept, prepared };
}

const WORDS = "SELECT word FROM notes";

test("a text is prepared once, and gives what is there each time", () => {
  const { kept, prepared } = openNotes();
  expect(kept.prepare(WORDS).all([])).toEqual([
    { word: "one" },
    { word: "two" },
  ]);
  kept.prepare("INSERT INTO notes (word) VALUES (?)").run(["three"]);
  expect(kept.prepare(WORDS).all([])).toHaveLength(3);
  expect(prepared).toEqual([WORDS]);
});

test("two lists that are read at the same time do not disturb each other", () => {
  const { kept } = openNotes();
  const one = kept.prepare(WORDS).iterate([]);
  expect(one.next().value).toEqual({ word: "one" });
  const other = kept.prepare(WORDS).iterate([]);
  expect(other.next().value).toEqual({ word: "one" });
  expect([...one]).toEqual([{ word: "two" }]);
  expect([...other]).toEqual([{ word: "two" }]);
});

test("a table that gets a column is read with it", () => {
  const { handle, kept } = openNotes();
  const all = "SELECT * FROM notes LIMIT 1";
  expect(kept.prepare(all).all([])).toEqual([{ word: "one" }]);
  handle.exec("ALTER TABLE notes ADD COLUMN tone TEXT");
  expect(kept.prepare(all).all([])).toEqual([{ word: "one", tone: null }]);
});

test("of thousands of texts the newest are kept", () => {
  const { kept, prepared } = openNotes();
  const text = (number: number) => `SELECT ${number} AS number`;
  for (let number = 0; number < 2_000; number++) kept.prepare(text(number));
  prepared.length = 0;
  kept.prepare(text(1_999));
  expect(prepared).toEqual([]);
  kept.prepare(text(0));
  expect(prepared).toEqual([text(0)]);
});
