import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, expect, test } from "vitest";
import { startTestSite } from "#tests/support/test-site.ts";

const LIST = "/search-vehicles/used-inventory";
/** Room for what is there: what a visitor feels is measured by `npm run bench -- web` (docs/decisions/0007). */
const MAX_BYTES = 154_000;
const CLIENT = join(import.meta.dirname, "..", "..", "build", "client");

/** A mark of each thing that only the server, or a first use, needs. */
const ELSEWHERE = {
  "the table of features": "heated-seats",
  "the schema library": "valibot",
  "the parts of list titles": "title.many",
  "the drawings": "profile-left",
};

const site = await startTestSite();
afterAll(() => site.stop());

const modules = listModules(await (await site.fetch(LIST)).text()).map(
  (path) => [path, readFileSync(join(CLIENT, path))] as const,
);

test(`the inventory list loads at most ${MAX_BYTES} bytes of scripts, each packed by itself`, () => {
  const sizes = modules.map(([path, bytes]) => ({
    path,
    bytes: gzipSync(bytes, { level: 9 }).length,
  }));
  const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
  expect(modules.length).toBeGreaterThan(5);
  expect(total, JSON.stringify(sizes, null, 1)).toBeLessThanOrEqual(MAX_BYTES);
});

test.each(Object.entries(ELSEWHERE))(
  "%s is no part of the list's scripts",
  (_, mark) => {
    const holders = modules.filter(([, bytes]) => bytes.includes(mark));
    expect(holders.map(([path]) => path)).toEqual([]);
  },
);

test.each(["merged-address", "direct-address"])(
  "a filter that is tapped waits for no style sheet: the scripts of %s bring none",
  (name) => {
    const files = readdirSync(join(CLIENT, "assets"));
    const file = files.find((it) => it.startsWith(`${name}-`));
    const calls = modules.flatMap(([, bytes]) => [
      ...bytes
        .toString()
        .matchAll(/import\(`\.\/([^`]+)`\)[^_[]*?(\[\]|__vite__mapDeps\(\[)/g),
    ]);
    expect(
      calls
        .filter(([, target]) => target === file)
        .map(([, , sheets]) => sheets),
    ).toEqual(["[]"]);
  },
);

/** The page's last script names them all (docs/decisions/0006). */
function listModules(page: string): readonly string[] {
  const list = /\["\/assets\/[^\]]*\]/.exec(page)?.[0];
  if (list === undefined) throw new Error("The page names no modules.");
  const paths: unknown = JSON.parse(list);
  return Array.isArray(paths) ? paths.map(String) : [];
}
