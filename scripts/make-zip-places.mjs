// Packs the Census Bureau's gazetteer of ZIP code areas into db/zip-places.br:
// node scripts/make-zip-places.mjs 2021_Gaz_zcta_national.txt
// https://www.census.gov/geographies/reference-files/time-series/geo/gazetteer-files.html
import { readFileSync, writeFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";

const [, ...rows] = readFileSync(process.argv[2] ?? "", "utf8")
  .split("\n")
  .filter((line) => line.trim() !== "")
  .map((line) => line.split("\t").map((cell) => cell.trim()));
const places = rows
  .map((cells) => [
    Number(cells[0]),
    Number(cells.at(-2)),
    Number(cells.at(-1)),
  ])
  .sort(([a = 0], [b = 0]) => a - b);

let before = 0;
const numbers = places.map(([zip = 0, latitude = 0, longitude = 0]) => {
  const ahead = zip - before;
  before = zip;
  return [ahead, Math.round(latitude * 100), Math.round(longitude * 100)];
});
// The high bytes of a column, then its low ones: see app/adapters/zip-places/.
const columns = [0, 1, 2].flatMap((column) =>
  [8, 0].map((shift) =>
    Buffer.from(numbers.map((row) => ((row[column] ?? 0) >> shift) & 0xff)),
  ),
);
writeFileSync("db/zip-places.br", brotliCompressSync(Buffer.concat(columns)));
