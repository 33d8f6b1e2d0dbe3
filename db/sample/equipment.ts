import { EQUIPMENT, type EquipmentRow } from "./equipment-table.ts";
import type { Build } from "./price.ts";
import type { Random } from "./random.ts";

const USUAL_SHARE = 0.93;
const MOST_NAMES = 35;
const NEEDS_HEATED_FRONT = [
  "Ventilated Front Seats",
  "Heated Rear Seats",
  "Heated Steering Wheel",
];

/** Feature names as a dealer lists them, in the table's order, at most 35. */
export function pickEquipment(random: Random, build: Build): readonly string[] {
  const names = EQUIPMENT.filter((row) => {
    // Drawn for every row, so that one row's rule never shifts another row's luck.
    const luck = random.next();
    return fits(row, build) && luck < getShare(row, build.trim.level);
  }).map((row) => row.nameByMake?.[build.line.make] ?? row.name);
  return withoutOddities(names).slice(0, MOST_NAMES);
}

function getShare(row: EquipmentRow, level: number): number {
  if (level > (row.upToLevel ?? level)) return 0;
  if (level >= row.level) return row.share ?? USUAL_SHARE;
  return level === row.level - 1 ? (row.optionShare ?? 0) : 0;
}

function fits(
  row: EquipmentRow,
  { line, powertrain, drivetrain, year }: Build,
): boolean {
  const fromYear = row.fromYearByMake?.[line.make] ?? row.fromYear ?? 0;
  const has = {
    "third-row": line.hasThirdRow === true,
    automatic: !powertrain.transmission.includes("Manual"),
    "all-wheel-drive": drivetrain === "awd" || drivetrain === "4wd",
  };
  return (
    year >= fromYear &&
    year <= (row.toYear ?? year) &&
    (row.needs === undefined || has[row.needs]) &&
    allows(row.onlyBodies, row.notBodies, line.bodystyle) &&
    allows(row.onlyMakes, row.notMakes, line.make) &&
    allows(undefined, row.notModels, line.model) &&
    allows(row.onlyFuels, row.notFuels, powertrain.fuelType)
  );
}

function allows<T>(
  only: readonly T[] | undefined,
  not: readonly T[] | undefined,
  value: T,
): boolean {
  return (only?.includes(value) ?? true) && !(not?.includes(value) ?? false);
}

/** No name twice, one kind of seat, no plain cruise beside adaptive, no heated rear seats above cold front ones. */
function withoutOddities(names: readonly string[]): readonly string[] {
  const hasAdaptiveCruise = names.some(
    (name) => /cruise|distronic/i.test(name) && name !== "Cruise Control",
  );
  const hasHeatedFront = names.some((name) => /^heated.*front/i.test(name));
  return [...new Set(names)].filter(
    (name) =>
      !(name === "Cruise Control" && hasAdaptiveCruise) &&
      !(name === "Cloth Seats" && names.includes("Vinyl Seats")) &&
      !(NEEDS_HEATED_FRONT.includes(name) && !hasHeatedFront),
  );
}
