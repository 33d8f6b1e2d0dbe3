import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { formatJsonFile, putJson } from "./json-tree.ts";
import { PART_RULES } from "./edited-parts.ts";

const PROFILES = path.resolve(import.meta.dirname, "../../../profiles");
const FILES = [
  ...new Set(Object.values(PART_RULES).map(({ file }) => file)),
].flatMap((file) => globSync(`*/${file}`, { cwd: PROFILES }));

test("a file that is read and written again keeps every byte", () => {
  expect(FILES.length).toBeGreaterThan(9);
  for (const file of FILES) {
    const content = readFileSync(path.join(PROFILES, file), "utf8");
    expect(formatJsonFile(JSON.parse(content), content), file).toBe(content);
  }
});

test("a value that is put in place keeps the order and the neighbors of its key", () => {
  const before = { b: 1, a: { z: [1, 2], y: "kept" }, own: true };
  expect(JSON.stringify(putJson(before, ["a", "z", 1], 3))).toBe(
    '{"b":1,"a":{"z":[1,3],"y":"kept"},"own":true}',
  );
  expect(JSON.stringify(putJson(before, ["a", "z", 0], undefined))).toBe(
    '{"b":1,"a":{"z":[2],"y":"kept"},"own":true}',
  );
  expect(JSON.stringify(putJson(before, ["a", "y"], undefined))).toBe(
    '{"b":1,"a":{"z":[1,2]},"own":true}',
  );
});

test("a key that is a word of the language itself is a key like others", () => {
  const before = JSON.parse('{"__proto__":{"a":1},"b":2}');
  expect(JSON.stringify(putJson(before, ["b"], 3))).toBe(
    '{"__proto__":{"a":1},"b":3}',
  );
});
