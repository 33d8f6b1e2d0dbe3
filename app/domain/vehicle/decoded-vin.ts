import type { BodyStyle, FuelType } from "./vehicle.ts";

/**
 * It holds what the VIN itself tells of its vehicle; a field is null where the VIN tells nothing, or several things.
 */
export interface DecodedVin {
  readonly year: number;
  readonly make: string;
  /** The model is spelled as in the table of models where the table has it. */
  readonly model: string | null;
  readonly isKnownModel: boolean;
  readonly trim: string | null;
  readonly bodystyle: BodyStyle | null;
  readonly doors: number | null;
  readonly fuelType: FuelType | null;
  readonly engineCylinders: number | null;
  readonly engineLiters: number | null;
}
