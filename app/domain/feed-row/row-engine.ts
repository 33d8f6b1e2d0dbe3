import { parseCount, readCell } from "./row-cell.ts";
import type { FeedRow } from "./feed-row.ts";
import {
  findModelFuelType,
  parseFuelType,
} from "#app/domain/vehicle-words/feed-words.ts";
import type { NormalizedModel } from "#app/domain/makes/normalize-model.ts";
import type { FuelType } from "#app/domain/vehicle/vehicle.ts";

/** Feeds call hybrids "Gasoline", so a known model overrules the fuel column. */
export function readFuelType(
  row: FeedRow,
  model: NormalizedModel,
): FuelType | null {
  const said = parseFuelType(readCell(row, "fuelType") ?? "");
  const isVague = said === null || said === "gasoline" || said === "hybrid";
  return isVague ? (findModelFuelType(model) ?? said) : said;
}

/** The dealer's words win over "2.0L 4-cylinder" from two numbers. */
export function readEngine(row: FeedRow): string | null {
  const engine = readCell(row, "engine", 120);
  if (engine !== null) return engine;
  const cylinders = parseCount(row.engineCylinders ?? "", 2, 16);
  const litres = /^\d{1,2}(?:\.\d)?/.exec(
    readCell(row, "engineDisplacement") ?? "",
  )?.[0];
  const parts = [
    litres === undefined ? [] : `${litres}L`,
    cylinders === null ? [] : `${cylinders}-cylinder`,
  ].flat();
  return parts.join(" ") || null;
}
