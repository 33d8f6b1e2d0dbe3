import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const PROJECT = path.resolve(import.meta.dirname, "../..");
const sources = globSync("app/**/*.{ts,tsx}", { cwd: PROJECT })
  .filter((it) => !it.startsWith("app/console/") && !/\.test\.tsx?$/.test(it))
  .map((file) => ({
    file,
    text: readFileSync(path.join(PROJECT, file), "utf8"),
  }));

/** The names of Spanish copies by those of the English ones that they translate. */
const translations = sources.flatMap(({ text }) =>
  [
    ...text.matchAll(/const (\w+) = translateCopy<\s*typeof (\w+),?\s*>\(/g),
  ].map(([, spanish = "", english = ""]) => ({ spanish, english })),
);

/** Files that say a copy's sentences, and do not define or translate it. */
function listSpeakers(english: string): readonly string[] {
  const named = new RegExp(String.raw`\b${english}\b`);
  const defined = new RegExp(String.raw`const ${english} = defineCopy`);
  return sources
    .filter(
      ({ file, text }) =>
        named.test(text) && !defined.test(text) && !file.endsWith(".es.ts"),
    )
    .map(({ file }) => file);
}

function readHalf(name: string): ReadonlySet<string> {
  const text = readFileSync(path.join(import.meta.dirname, name), "utf8");
  const [, list = ""] = /= \[(.*?)\];/s.exec(text) ?? [];
  return new Set([...list.matchAll(/\w+/g)].map(([it]) => it));
}

test("a browser below /es fetches what a browser says, and nothing that servers alone say", () => {
  const browser = readHalf("spanish.ts");
  const server = readHalf("server-spanish.server.ts");
  expect(translations.length).toBe(browser.size + server.size);
  const faults = translations.filter(({ spanish, english }) => {
    const isServers = listSpeakers(english).every((it) =>
      /\.server\.tsx?$/.test(it),
    );
    return !(isServers ? server : browser).has(spanish);
  });
  expect(faults).toEqual([]);
});
