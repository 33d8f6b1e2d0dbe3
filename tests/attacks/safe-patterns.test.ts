import { join } from "node:path";
import recheck from "recheck";
import { expect, test } from "vitest";
import { often } from "#tests/support/effort.ts";
import {
  buildingFiles,
  type SourcePattern,
  writtenPatterns,
} from "./source-patterns.ts";

// A28: no text, however it was made, keeps a regular expression busy for longer than its length is worth.

const PROJECT = join(import.meta.dirname, "..", "..");
/** It ends what the checker cannot judge; on a machine that is busy with other work its look takes long, and is right. */
const LONGEST_LOOK_MS = 120_000;

/** The steps of a match judge it, never its time: what is safe would be found to be slow while the machine is busy. */
const BY_STEPS = {
  attackTimeout: null,
  incubationTimeout: null,
  seedingTimeout: null,
};

/**
 * Patterns that take the square of the text's length, or that the checker cannot judge, and why they do no harm.
 * By file, so that another pattern of the same file is looked at anew.
 */
const HARMLESS: readonly (readonly [path: string, source: string])[] = [
  // The operator's own files and words, and what the engine says of them.
  ["app/domain/profile-checks/finance-examples.ts", ""],
  ["app/domain/profile-checks/finance-trigger.ts", ""],
  ["app/adapters/config/profile-parts.server.ts", '(?:[^"\\\\]'],
  ["app/domain/profile-edits/json-tree.ts", '"(?:[^"'],
  // The renderer's own output, of the operator's own words.
  ["app/features/articles/markdown.server.ts", "<img"],
  ["app/features/articles/markdown.server.ts", "<h2>"],
  ["app/features/articles/markdown.server.ts", "<table>"],
  ["app/features/articles/markdown.server.ts", "<th\\b"],
  ["app/features/articles/markdown.server.ts", "<[^>]*>"],
  // Drawings of our own.
  ["app/domain/illustration/silhouettes.ts", "\\d+\\.\\d+"],
  // Sentences of 200 characters, colours of 60, addresses of 2,049.
  ["app/domain/search-words/word-tokens.ts", "(?<dollar>"],
  ["app/domain/vehicle-words/colors.ts", "^includes"],
  ["app/domain/vehicle-photo/photos.ts", "(?<!["],
  // Every repetition has an end, or begins where no other could: linear, but the checker only tries.
  ["app/domain/feed-row/row-identity.ts", "front|rear"],
  // Each < is read to the next < or >: linear, but the checker gives up.
  ["app/domain/feed-row/feed-text.ts", "<\\/?(?:br"],
  // One character of a set: the checker does not read flag v.
  ["app/domain/leads/clean-text.ts", "[[\\p{Cc}"],
  ["app/domain/feeds-out/delimited-line.ts", "[[\\p{Cc}"],
];

const isHarmless = ({ path, source }: SourcePattern) =>
  HARMLESS.some(([file, part]) => file === path && source.includes(part));

const written = writtenPatterns(PROJECT);

test("A28: every regular expression of the site is safe", () => {
  expect(written.length).toBeGreaterThan(300);
  const different = [
    ...new Map(
      written
        .filter((it) => !isHarmless(it))
        .map((it) => [`/${it.source}/${it.flags}`, it]),
    ).values(),
  ];
  expect(
    listFaults(different.filter((_, at) => at % often(1, 12) === 0)),
  ).toEqual([]);
}, 600_000);

test("A28: every pattern that is let pass is still there", () => {
  const stale = HARMLESS.filter(
    ([file, part]) =>
      !buildingFiles(PROJECT).includes(file) &&
      !written.some((it) => it.path === file && it.source.includes(part)),
  );
  expect(stale).toEqual([]);
});

test("A28: regular expressions that are put together are safe too", async () => {
  const files = buildingFiles(PROJECT);
  expect(files).not.toEqual([]);
  const built: SourcePattern[] = [];
  const Original = RegExp;
  for (const path of files.filter((it) => it.startsWith("app/domain/"))) {
    globalThis.RegExp = new Proxy(Original, {
      construct(target, [source, flags]: [string, string?]) {
        built.push({ path, source: String(source), flags: flags ?? "" });
        return new target(source, flags);
      },
    });
    try {
      await import(/* @vite-ignore */ join(PROJECT, path));
    } finally {
      globalThis.RegExp = Original;
    }
  }
  expect(built.length).toBeGreaterThan(3);
  expect(listFaults(built.filter((it) => !isHarmless(it)))).toEqual([]);
}, 600_000);

test("a planted pattern that takes for ever is found", () => {
  const path = "planted.ts";
  const bad = { path, source: "^(?:a+)+$", flags: "" };
  expect(listFaults([bad, { path, source: "^a+$", flags: "" }])).toEqual([
    expect.stringContaining("planted.ts /^(?:a+)+$/ vulnerable"),
  ]);
});

function listFaults(patterns: readonly SourcePattern[]): string[] {
  return patterns.flatMap(({ path, source, flags }) => {
    const { status } = recheck.checkSync(source, flags, {
      timeout: LONGEST_LOOK_MS,
      ...BY_STEPS,
    });
    return status === "safe" ? [] : [`${path} /${source}/${flags} ${status}`];
  });
}
