import type {
  BodyStyle,
  Drivetrain,
  FuelType,
} from "#app/domain/vehicle/vehicle.ts";

/** How well a model keeps its price on the used market. */
export type Resale = "strong" | "average" | "weak" | "steep";

/** From 1 (work or entry trim) to 5 (top trim). */
export type EquipmentLevel = 1 | 2 | 3 | 4 | 5;

export interface Powertrain {
  readonly engine: string;
  readonly transmission: string;
  readonly fuelType: FuelType;
  /**
   * Miles per gallon, city and highway (equivalent for electric), null where the class is not rated.
   * The first drivetrain is the one that the trim's MSRP includes.
   */
  readonly drivetrains: Readonly<
    Partial<Record<Drivetrain, readonly [city: number, highway: number] | null>>
  >;
}

export interface TrimLine {
  readonly name: string;
  /** Dollars in the generation's newest model year up to PRICE_TABLE_YEAR. */
  readonly msrp: number;
  readonly level: EquipmentLevel;
  readonly powertrains: readonly Powertrain[];
}

export interface Generation {
  readonly firstYear: number;
  /** Null while it is still built. */
  readonly lastYear: number | null;
  /** Positions 1 to 8 of the VIN. */
  readonly vinPrefix: string;
  /** Position 11 of the VIN. */
  readonly plant: string;
  readonly trims: readonly TrimLine[];
}

export interface ModelLine {
  readonly make: string;
  readonly model: string;
  readonly bodystyle: BodyStyle;
  readonly doors: number;
  readonly resale: Resale;
  /** Weight among the models of its body style. */
  readonly popularity: number;
  readonly hasThirdRow?: boolean;
  readonly generations: readonly Generation[];
}

/** Model year whose prices the MSRPs of current generations are in. */
export const PRICE_TABLE_YEAR = 2025;

export function power(
  engine: string,
  transmission: string,
  drivetrains: Powertrain["drivetrains"],
  fuelType: FuelType = "gasoline",
): Powertrain {
  return { engine, transmission, fuelType, drivetrains };
}

export function trim(
  name: string,
  msrp: number,
  level: EquipmentLevel,
  ...powertrains: readonly Powertrain[]
): TrimLine {
  return { name, msrp, level, powertrains };
}

export function generation(
  firstYear: number,
  lastYear: number | null,
  vinPrefix: string,
  plant: string,
  trims: readonly TrimLine[],
): Generation {
  return { firstYear, lastYear, vinPrefix, plant, trims };
}
