import { parse } from "csv-parse/sync";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { formatCsvLine, toPlainText, formatTsvLine } from "./delimited-line.ts";

/** Halves of characters and controls too. */
const ANYTHING = fc
  .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 20 })
  .map((codes) => String.fromCharCode(...codes));
const NASTY = fc.string({
  unit: fc.constantFrom(
    ..."=+-@\"',;\t\r\n |a\u2028\u0000\ud83d\uffff".split(""),
  ),
  maxLength: 12,
});
const cells = fc.array(fc.oneof(ANYTHING, NASTY), {
  minLength: 1,
  maxLength: 6,
});

test.each([
  ["plain", "plain"],
  ["a,b", '"a,b"'],
  ['7" screen', '"7"" screen"'],
  ["two\nlines", '"two\nlines"'],
  [" padded ", '" padded "'],
  ["", ""],
])("%j is written as %s", (cell, written) => {
  expect(formatCsvLine([cell, "x"])).toBe(`${written},x\r\n`);
});

test("a line of a table reads back as its cells, whatever they hold", () => {
  fc.assert(
    fc.property(cells, (values) => {
      const [row] = parse(formatCsvLine([...values, "end"]), {
        skip_empty_lines: false,
      });
      expect(row?.map((it: string) => it.trim())).toEqual(
        [...values, "end"].map((it) => toPlainText(it).trim()),
      );
    }),
  );
});

test("a line parted by tabs is one line with as many tabs as it must have", () => {
  fc.assert(
    fc.property(cells, (values) => {
      const line = formatTsvLine(values);
      expect(line.split("\t")).toHaveLength(values.length);
      expect(line.match(/[\r\n]/g)).toEqual(["\n"]);
      const [row = [""]] = parse(line, { delimiter: "\t" });
      expect(row.map((it: string) => it.trim())).toEqual(
        values.map((it) =>
          toPlainText(it)
            .replace(/[\t\n]+/g, " ")
            .trim(),
        ),
      );
    }),
  );
});

test("no cell begins as a formula does, besides plain numbers", () => {
  fc.assert(
    fc.property(NASTY, (value) => {
      for (const line of [formatCsvLine([value]), formatTsvLine([value])])
        expect(line).not.toMatch(/^"?[=+\-@]/);
    }),
  );
  expect(formatCsvLine(["-88.2772", "+16305550142", "＝1+1"])).toBe(
    '-88.2772,+16305550142," ＝1+1"\r\n',
  );
});
