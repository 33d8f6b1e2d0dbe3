import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { IS_FULL, often } from "#tests/support/effort.ts";

const FILE = join(
  import.meta.dirname,
  "..",
  "..",
  "..",
  "shared",
  "data",
  "forms",
  "blns.json",
);

export const ARE_NAUGHTY_STRINGS_THERE = existsSync(FILE);

/** What breaks programs, in every way that somebody has seen; where time is short a share of it, another one for each start. */
export function naughtyStrings(start = 0): readonly string[] {
  return listAllNaughtyStrings().filter(
    (_, at) => (at + start) % often(1, 20) === 0,
  );
}

export function listAllNaughtyStrings(): readonly string[] {
  if (!ARE_NAUGHTY_STRINGS_THERE) return [];
  const all: unknown = JSON.parse(readFileSync(FILE, "utf8"));
  if (!Array.isArray(all)) throw new Error("The strings are no list.");
  return all.map(String);
}

/** Line ends, halves of characters and other things that a list of strings does not hold. */
export const WORSE_STRINGS: readonly string[] = [
  "\r",
  "\n",
  "\r\n",
  "a\rb\nc\r\nd",
  "\u0000",
  "a\u0000b",
  "\u0085\u2028\u2029",
  "\uD800",
  "\uDC00\uD800",
  "\uFFFE\uFFFF\uFEFF",
  "\u202E\u2066\u200B",
  "e\u0301".repeat(50),
  "Z\u0351\u036B\u0343".repeat(60),
  "𝕳".repeat(80),
  "👩‍👩‍👧‍👦".repeat(20),
  " ",
  "\t",
  "\u200B",
  "\u3164",
  "%",
  "%00",
  "%zz",
  "+",
  "&=;",
  "true",
  "null",
  "undefined",
  "NaN",
  "[object Object]",
  "-1",
  "0",
  "1e309",
  "../../../../etc/passwd",
  "'; DROP TABLE leads; --",
  "=HYPERLINK(1)",
  "call me maybe",
  "555-CARS",
];

/** Where time is short, the share of the strings that falls to one of many fields; its neighbours get the rest. */
export function listShare(
  strings: readonly string[],
  field: number,
  neighbours: number,
): readonly string[] {
  return strings.filter((_, at) => IS_FULL || (at + field) % neighbours === 0);
}
