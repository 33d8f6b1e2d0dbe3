import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import {
  listCommandViolations,
  listFolderLoops,
  listFullFolders,
  listStoreyViolations,
  STOREYS,
} from "./support/folder-rules.ts";
import { sourceFiles, type SourceFile } from "./support/source-files.ts";

const PROJECT = join(import.meta.dirname, "..");
const files = sourceFiles(PROJECT);
const ours = files.filter(({ path }) => /^(app|cli)\//.test(path));

const MOST_SOURCES = 20;
const FUNCTION_IN_OF =
  /\bfunction\*? (\w+Of)\b|\bconst (\w+Of) = (?:async )?\(/g;

test("a folder holds at most 20 sources", () => {
  expect(ours.length).toBeGreaterThan(900);
  expect(listFullFolders(ours, MOST_SOURCES)).toEqual([]);
});

test("a planted 21st source is found, and a test beside it is none", () => {
  const planted = Array.from({ length: 21 }, (_, at) =>
    plant(`app/domain/price/planted-${at}.ts`),
  );
  const twins = planted.map(({ path }) =>
    plant(path.replace(".ts", ".test.ts")),
  );
  expect(listFullFolders([...planted, ...twins], MOST_SOURCES)).toEqual([
    "app/domain/price: 21",
  ]);
  expect(
    listFullFolders([...planted.slice(1), ...twins], MOST_SOURCES),
  ).toEqual([]);
});

test("no folder of the application reaches itself through others, by value or by type", () => {
  expect(listFolderLoops(ours)).toEqual([]);
});

test("planted loops of two and of three folders are found", () => {
  expect(
    listFolderLoops([
      plant("app/domain/a/one.ts", "#app/domain/b/two.ts"),
      plant("app/domain/b/two.ts", "#app/domain/c/three.ts"),
      plant("app/domain/c/three.ts", "../a/one.ts"),
      plant("app/domain/d/four.ts", "#app/domain/a/one.ts"),
    ]),
  ).toEqual(["app/domain/a ↔ app/domain/b ↔ app/domain/c"]);
  const typed = {
    path: "app/site/store/two.ts",
    source: 'import type { One } from "#app/site/page/one.ts";\n',
  };
  expect(
    listFolderLoops([
      plant("app/site/page/one.ts", "#app/site/store/two.ts"),
      typed,
    ]),
  ).toEqual(["app/site/page ↔ app/site/store"]);
});

test("a folder and one within it are two folders", () => {
  expect(
    listFolderLoops([
      plant("app/features/home/one.ts", "#app/features/home/page/two.ts"),
      plant("app/features/home/page/two.ts", "#app/features/home/three.ts"),
      plant("app/features/home/three.ts"),
    ]),
  ).toEqual(["app/features/home ↔ app/features/home/page"]);
});

test("each storey of the site imports only those before it, and nothing below reaches for the frame", () => {
  expect(listStoreyViolations(ours)).toEqual([]);
});

test("the storeys are the folders that the site has", () => {
  const folders = new Set(
    ours.flatMap(({ path }) => /^app\/site\/([^/]+)\//.exec(path)?.[1] ?? []),
  );
  expect([...folders].toSorted()).toEqual([...STOREYS].toSorted());
});

test("planted imports that climb the storeys are found", () => {
  expect(
    listStoreyViolations([
      plant("app/site/page/bad.ts", "#app/site/vehicles/card.ts"),
      plant("app/site/offers/good.ts", "#app/site/vehicles/card.ts"),
      plant("app/features/home/bad.ts", "#app/frame/header.tsx"),
      plant("app/root.ts", "#app/frame/header.tsx"),
    ]),
  ).toEqual([
    "app/site/page/bad.ts → app/site/vehicles/card.ts",
    "app/features/home/bad.ts → app/frame/header.tsx",
  ]);
});

test("the command line reaches adapters through the composition alone", () => {
  expect(listCommandViolations(ours)).toEqual([]);
});

test("a planted import of an adapter by the command line is found", () => {
  expect(
    listCommandViolations([
      plant("cli/bad.ts", "#app/adapters/email/mail.server.ts"),
      plant("cli/good.ts", "#app/composition/stores.server.ts"),
    ]),
  ).toEqual(["cli/bad.ts → app/adapters/email/mail.server.ts"]);
});

test("no function of the application is called after what it is of", () => {
  expect(listNamesInOf(ours)).toEqual([]);
});

test("a planted name in Of is found, and a question is none", () => {
  const source = [
    "export function priceOf() {}",
    "const dayOf = (ms: number) => ms;",
    "function isOneOf() {}",
  ].join("\n");
  expect(listNamesInOf([{ path: "app/domain/bad.ts", source }])).toEqual([
    "app/domain/bad.ts: priceOf",
    "app/domain/bad.ts: dayOf",
  ]);
});

test("every file that a recipe names is there", () => {
  const recipes = readFileSync(join(PROJECT, "CONTRIBUTING.md"), "utf8");
  const named = [
    ...recipes.matchAll(/`((?:app|db|docs|tests)\/[^`*<{]*)`/g),
  ].flatMap(([, path]) => path ?? []);
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter((path) => !existsSync(join(PROJECT, path)))).toEqual([]);
});

/** A question of one of several, as `isOneOf`, begins with its verb. */
function listNamesInOf(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => path.startsWith("app/") && !path.includes(".test."))
    .flatMap(({ path, source }) =>
      [...source.matchAll(FUNCTION_IN_OF)]
        .map(([, declared, assigned]) => declared ?? assigned ?? "")
        .filter((name) => !name.startsWith("is"))
        .map((name) => `${path}: ${name}`),
    );
}

function plant(path: string, importing?: string): SourceFile {
  return {
    path,
    source:
      importing === undefined
        ? "export const x = 1;\n"
        : `import { x } from "${importing}";\nexport const y = x;\n`,
  };
}
