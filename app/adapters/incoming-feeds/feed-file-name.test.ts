import * as fc from "fast-check";
import { expect, test } from "vitest";
import {
  addFileDate,
  readFileName,
  removeFileDate,
} from "./feed-file-name.server.ts";

test.each([
  ["inventory.csv", "main"],
  ["used--inventory.csv", "used"],
  ["Used--inventory.csv", "used"],
  ["used--2026--11.xml.gz", "used"],
  ["no-prefix-here.csv", "main"],
  ["2026-11-21_22-40-00-123_new--a.csv", "new"],
  ["2026-11-21_22-40-00-123_a.csv", "main"],
])("%s is of the feed %s", (name, feed) => {
  expect(readFileName(name)).toEqual({ kind: "feed", feed });
});

test.each([
  "inventory.csv.part",
  "inventory.csv.tmp",
  "inventory.csv.filepart",
  "inventory.csv.PARTIAL",
  "inventory.csv.crdownload",
  "~$inventory.xlsx",
  ".inventory.csv.swp",
  ".in.inventory.csv.",
  "inventory.csv~",
  "mapping.json",
  "options.json",
  "inventory.csv.report.txt",
  "inventory.csv.report.json",
])("%s is left alone", (name) => {
  expect(readFileName(name)).toEqual({ kind: "ignored" });
});

test.each([
  ["sample--a.csv", "belongs to the sample inventory"],
  ["--a.csv", "does not fit"],
  ["my feed--a.csv", "does not fit"],
])("%s names a feed that cannot be", (name, problem) => {
  expect(readFileName(name)).toEqual({
    kind: "misnamed",
    problem: expect.stringContaining(problem),
  });
});

test("dated names sort by their dates, and the name comes back", () => {
  const moment = fc.integer({ min: 0, max: 4_000_000_000_000 });
  const name = fc.stringMatching(/^[a-z]{1,8}(?:--[a-z]{1,5})?\.csv$/);
  fc.assert(
    fc.property(moment, moment, name, (one, other, fileName) => {
      const names = [addFileDate(fileName, one), addFileDate(fileName, other)];
      expect((names[0] ?? "") < (names[1] ?? "")).toBe(one < other);
      expect(names.map(removeFileDate)).toEqual([fileName, fileName]);
      expect(addFileDate(names[0] ?? "", other)).toBe(names[1]);
    }),
  );
});

test("a name with its date and a report's ending fits into 255 bytes and stays of the same feed", () => {
  const part = fc.constantFrom("a", "ä", "🚗", "-", "--", ".", "used--", "~");
  const longName = fc
    .tuple(fc.array(part, { maxLength: 120 }), fc.constantFrom(".csv", ".part"))
    .map(([parts, end]) => `${parts.join("")}${end}`);
  fc.assert(
    fc.property(longName, (fileName) => {
      const dated = addFileDate(fileName, 1_000);
      expect(Buffer.byteLength(`${dated}.report.json`)).toBeLessThanOrEqual(
        255,
      );
      const [before, after] = [readFileName(fileName), readFileName(dated)];
      expect(after.kind).toBe(before.kind);
      if (before.kind === "feed") expect(after).toEqual(before);
      expect(addFileDate(dated, 1_000)).toBe(dated);
    }),
  );
});
