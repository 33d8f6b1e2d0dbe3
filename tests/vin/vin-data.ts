import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "csv-parse/sync";

const DATA = path.resolve(import.meta.dirname, "../../../shared/data/vin");

export const hasVinData = existsSync(DATA);
/** Ends the name of every test that needs the data, so that its absence is read in the report. */
export const WHERE = hasVinData ? "" : " (skipped: ../shared/data is absent)";

/** Unpacked once for every run of the tests. */
export const VPIC_FOLDER = path.resolve(
  import.meta.dirname,
  "../../node_modules/.cache/forecourt-vehicle-data",
);

export type Line = Readonly<Record<string, string>>;

export function readLines(name: string): readonly Line[] {
  if (!hasVinData) return [];
  return parse<Line>(readFileSync(path.join(DATA, name), "utf8"), {
    columns: true,
    relax_column_count: true,
  });
}
