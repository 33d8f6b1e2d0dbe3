import { dirname } from "node:path";
import { expect, test } from "vitest";
import { findDialectQuestions } from "./support/dialect-questions.ts";
import { sourceFiles } from "./support/source-files.ts";

const files = sourceFiles(dirname(import.meta.dirname));

test("which database there is, is asked in adapters/database/dialects alone", () => {
  expect(findDialectQuestions(files)).toEqual([]);
  expect(
    files.filter(({ path }) =>
      path.startsWith("app/adapters/database/dialects/"),
    ).length,
  ).toBeGreaterThan(5);
});

const PLANTED = [
  'if (area.dialect === "postgres") locked();',
  "const { db, dialect } = area;",
  "const { dialect: name } = area;",
  "export function claim({ dialect }: Area) {}",
  'return place.kind === "sqlite" ? one : other;',
  'if ("postgres" !== kind) return;',
  'switch (kind) { case "sqlite": break; }',
  "const write = { sqlite: writeOne, postgres: writeMany }[kind];",
];

test.each(PLANTED)("a planted question is found: %s", (source) => {
  const outside = "app/adapters/database/leads/planted.server.ts";
  const inside = "app/adapters/database/dialects/planted.server.ts";
  expect(findDialectQuestions([{ path: outside, source }])).toEqual([outside]);
  expect(findDialectQuestions([{ path: inside, source }])).toEqual([]);
});

test("what only names a dialect is no question", () => {
  const sources = [
    "const db = new Kysely({ dialect: new PostgresDialect({ pool }) });",
    'readonly dialect: "sqlite" | "postgres";',
    'return { kind: "postgres", url: databaseUrl };',
    "// The lock of a dialect is its own.",
  ];
  for (const source of sources)
    expect(
      findDialectQuestions([{ path: "app/adapters/a.server.ts", source }]),
    ).toEqual([]);
});
