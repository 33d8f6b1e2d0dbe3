import * as fc from "fast-check";
import { expect, test } from "vitest";
import { createSettledFiles, type SeenFile } from "./settled-files.server.ts";

const file = (changes: Partial<SeenFile> = {}): SeenFile => ({
  path: "/feeds/aurora/a.csv",
  sizeBytes: 10,
  changedAtMs: 1_000,
  inode: 7,
  ...changes,
});

const settledAfter = (...looks: readonly (readonly SeenFile[])[]) => {
  const look = createSettledFiles();
  return looks.map((seen) => look(seen)).at(-1);
};

test("a file is whole when two looks see the same", () => {
  expect(settledAfter([file()])).toEqual([]);
  expect(settledAfter([file()], [file()])).toEqual([file()]);
});

test.each([
  ["another size", { sizeBytes: 11 }],
  ["another time of change", { changedAtMs: 1_001 }],
  ["another inode", { inode: 8 }],
])("%s starts the waiting anew", (_, change) => {
  expect(settledAfter([file()], [file(change)])).toEqual([]);
  expect(settledAfter([file()], [file(change)], [file(change)])).toEqual([
    file(change),
  ]);
});

test("a file that went away between two looks is a new one", () => {
  expect(settledAfter([file()], [], [file()])).toEqual([]);
});

test("an empty file gets a minute to be written to", () => {
  const empty = file({ sizeBytes: 0 });
  expect(settledAfter(...Array.from({ length: 11 }, () => [empty]))).toEqual(
    [],
  );
  expect(settledAfter(...Array.from({ length: 12 }, () => [empty]))).toEqual([
    empty,
  ]);
});

test("whatever happens to files, only what the last two looks saw alike is whole, oldest first", () => {
  const path = fc.constantFrom("a", "b", "c");
  const someFile = fc.record({
    path,
    sizeBytes: fc.constantFrom(1, 2),
    changedAtMs: fc.constantFrom(1, 2),
    inode: fc.constantFrom(1, 2),
  });
  const look = fc.uniqueArray(someFile, { selector: (it) => it.path });
  fc.assert(
    fc.property(fc.array(look, { minLength: 1, maxLength: 6 }), (looks) => {
      const settled = settledAfter(...looks) ?? [];
      const [before = [], last = []] = [looks.at(-2), looks.at(-1)];
      const alike = last.filter((it) =>
        before.some((other) => JSON.stringify(other) === JSON.stringify(it)),
      );
      expect(new Set(settled)).toEqual(new Set(looks.length < 2 ? [] : alike));
      const times = settled.map(({ changedAtMs }) => changedAtMs);
      expect(times).toEqual(times.toSorted((a, b) => a - b));
    }),
  );
});
