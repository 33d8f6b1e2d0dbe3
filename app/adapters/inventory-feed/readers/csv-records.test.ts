import fc from "fast-check";
import { expect, test } from "vitest";
import { feedEvents } from "#tests/support/feed-events.ts";
import { detectDelimiter, readCsv } from "./csv-records.server.ts";
import { DEFAULT_FEED_LIMITS } from "#app/adapters/inventory-feed/feed-record.server.ts";
import { createFindings } from "#app/adapters/inventory-feed/feed-text.server.ts";

const cell = fc
  .string({
    unit: fc.constantFrom("a", "7", " ", ",", ";", "\t", "|", '"', "\n", "é"),
  })
  .map((text) => `x${text}y`);
const tables = fc
  .tuple(fc.integer({ min: 2, max: 5 }), fc.integer({ min: 1, max: 5 }))
  .chain(([columnCount, rowCount]) =>
    fc.array(
      fc.array(cell, { minLength: columnCount, maxLength: columnCount }),
      {
        minLength: rowCount,
        maxLength: rowCount,
      },
    ),
  );

function written(rows: readonly (readonly string[])[], delimiter: string) {
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
  return rows.map((row) => row.map(quoted).join(delimiter)).join("\n");
}

test("any table, written with any delimiter, is read back cell by cell", async () => {
  const delimiters = fc.constantFrom(",", ";", "\t", "|");
  await fc.assert(
    fc.asyncProperty(tables, delimiters, async (rows, delimiter) => {
      const header = rows[0]?.map((_, at) => `name, ${at}`) ?? [];
      const text = written([header, ...rows], delimiter);
      expect(detectDelimiter(text)).toBe(delimiter);
      async function* pieces() {
        yield text;
      }
      const layout = { delimiter, names: "header" as const };
      const csv = await readCsv(
        pieces(),
        layout,
        createFindings(),
        DEFAULT_FEED_LIMITS,
      );
      const read: (readonly string[])[] = [];
      for await (const { values } of csv?.records ?? []) read.push(values);
      expect(csv?.header).toEqual(header);
      expect(read).toEqual(rows);
    }),
    { numRuns: 100 },
  );
});

test("a table of any delimiter gives the same vehicles", async () => {
  const rows = [
    ["VIN", "Year", "Make", "Model", "Price", "Photos", "Description"],
    [
      "1HGCM82633A004352",
      "2003",
      "Honda",
      "Accord",
      "$5,995 ",
      "https://p.example.com/1.jpg,https://p.example.com/2.jpg",
      "Clean; one owner | new tires\n\tand more, too",
    ],
  ];
  const [first, ...others] = await Promise.all(
    [",", ";", "\t", "|"].map((it) => feedEvents(written(rows, it))),
  );
  expect(first?.vehicles[0]?.vehicle).toMatchObject({
    salePriceCents: 599_500,
    description: "Clean; one owner | new tires\nand more, too",
  });
  for (const other of others) expect(other).toEqual(first);
});
