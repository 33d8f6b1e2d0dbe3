import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import {
  findDoubledConstants,
  findDoubledFunctions,
  findTestOnlyExports,
} from "./support/house-rules.ts";
import { sourceFiles } from "./support/source-files.ts";

const project = dirname(import.meta.dirname);
const files = [
  ...sourceFiles(project),
  ...["server.ts", "dev-server.ts"].map((path) => ({
    path,
    source: readFileSync(join(project, path), "utf8"),
  })),
];
const plant = (path: string, source: string) => ({ path, source });

test("the application exports nothing that only tests use", () => {
  expect(findTestOnlyExports(files)).toEqual([]);
});

test("a planted export that only tests use is found, one that the product uses is none", () => {
  const tested = plant(
    "app/domain/price/planted.ts",
    "export const planted = 1;\n/** As planted. */\nexport function usedHere() {}\nconst x = usedHere();\n",
  );
  const importing = 'import { planted } from "./planted.ts";\n';
  const ownTest = plant("app/domain/price/planted.test.ts", importing);
  const otherTest = plant(
    "tests/feeds/planted.ts",
    'import { planted } from "#app/domain/price/planted.ts";\n',
  );
  const found = ["app/domain/price/planted.ts: planted"];
  expect(findTestOnlyExports([tested, ownTest, otherTest])).toEqual(found);
  for (const source of [
    importing,
    'import {\n  type other,\n  planted as it,\n} from "./planted.ts";\n',
    'import * as all from "./planted.ts";\n',
    'const all = import("#app/domain/price/planted.ts");\n',
    'export { planted } from "#app/domain/price/planted.ts";\n',
  ])
    expect(
      findTestOnlyExports([
        tested,
        ownTest,
        plant("app/domain/price/user.ts", source),
      ]),
      source,
    ).toEqual([]);
});

/** What the router's own hook loses is told there. */
const STEADY_FETCHER = "app/site/page/use-steady-fetcher.ts";

test("answers are waited for through the one hook that loses none", () => {
  const names = files.filter(({ source }) => /\buseFetcher\b/.test(source));
  expect(names.map(({ path }) => path)).toEqual([STEADY_FETCHER]);
});

test("no constant is given the same value in two files", () => {
  expect(findDoubledConstants(files)).toEqual([]);
});

test("no function says the same thing in two files", () => {
  expect(findDoubledFunctions(files)).toEqual([]);
});

test("a planted second spelling is found, another value under the same name is none", () => {
  const spelled = (path: string, source: string) =>
    plant(`app/${path}`, source);
  const constant = "const DAY_MS = 86_400_000;\n";
  expect(
    findDoubledConstants([
      spelled("domain/a.ts", `export ${constant}`),
      spelled("site/b.ts", constant),
      spelled("site/c.ts", "const DAY_MS = 1;\n"),
      spelled("site/c.test.ts", constant),
    ]),
  ).toEqual(["DAY_MS: app/domain/a.ts, app/site/b.ts"]);
  const rule = (parameter: string) =>
    `function roundUp(${parameter}): number {\n  return Math.ceil(cents / 100);\n}\n`;
  expect(
    findDoubledFunctions([
      spelled("domain/a.ts", `export ${rule("cents: number")}`),
      spelled("site/b.ts", rule("{ cents }: { readonly cents: number }")),
      spelled("site/c.ts", "function roundUp(): number {\n  return 1;\n}\n"),
    ]),
  ).toEqual(["roundUp: app/domain/a.ts, app/site/b.ts"]);
});
