import { readFileSync } from "node:fs";
import { findPackageJSON } from "node:module";
import { dirname, join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import type { Coordinates } from "#app/domain/shopper-place/shopper-place.ts";
import type { ZipPlaces } from "#app/ports/visitor-ports.ts";

/** A ZIP code's number, its latitude and its longitude have two bytes each, in hundredths of a degree. */
const COLUMNS = 6;

/**
 * The middles of the areas of ZIP codes, from the Census Bureau's gazetteer, which is in the public domain. The table is
 * read when the first ZIP code is asked for, and never leaves the server.
 */
export function createZipPlaces(): ZipPlaces {
  let table: ReadonlyMap<string, Coordinates> | undefined;
  return {
    find(zip) {
      table ??= readTable();
      return table.get(zip) ?? null;
    },
  };
}

function readTable(): ReadonlyMap<string, Coordinates> {
  const packageFile = findPackageJSON("..", import.meta.url);
  if (packageFile === undefined)
    throw new Error("There is no package.json above the running code.");
  const file = join(dirname(packageFile), "db", "zip-places.br");
  const bytes = brotliDecompressSync(readFileSync(file));
  const count = bytes.length / COLUMNS;
  // Equal bytes of all rows stand together, because they pack better so.
  const readNumber = (column: number, row: number) =>
    ((bytes[column * count + row] ?? 0) << 8) |
    (bytes[(column + 1) * count + row] ?? 0);
  const readDegrees = (column: number, row: number) =>
    ((readNumber(column, row) << 16) >> 16) / 100;
  const places = new Map<string, Coordinates>();
  let zip = 0;
  for (let row = 0; row < count; row++) {
    // Each row says how far it lies behind the one before.
    zip += readNumber(0, row);
    places.set(String(zip).padStart(5, "0"), {
      latitude: readDegrees(2, row),
      longitude: readDegrees(4, row),
    });
  }
  return places;
}
