import { parse } from "csv-parse/sync";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { formatCsvLine } from "./csv-line.ts";

test.each(["=1+1", "+1", "-1", "@A1", "\t=1", "\r=1", "\n=1", "＝1", "＠A1"])(
  "%j is shown and not run",
  (cell) => {
    const [[read]] = parse(formatCsvLine([cell])) as [[string]];
    expect(read).toBe(`'${cell}`);
  },
);

test("every text comes back, but for an apostrophe before a formula, NUL and half characters", () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ unit: "binary" }), { minLength: 2, maxLength: 6 }),
      (cells) => {
        const rows = parse(formatCsvLine(cells)) as string[][];
        expect(rows).toHaveLength(1);
        expect(rows[0]?.map((it, at) => sameAs(it, cells[at] ?? ""))).toEqual(
          cells.map(() => true),
        );
      },
    ),
  );
});

function sameAs(read: string, written: string): boolean {
  const clean = written.toWellFormed().replaceAll("\0", "");
  return read === clean || read === `'${clean}`;
}
