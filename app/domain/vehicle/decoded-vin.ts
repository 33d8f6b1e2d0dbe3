import type { BodyStyle, FuelType } from "./vehicle.ts";

/** What a VIN itself tells of its vehicle; null where it tells nothing, or several things. */
export interface DecodedVin {
  readonly year: number;
  readonly make: string;
  /** As the table of models spells it where it has it. */
  readonly model: string | null;
  readonly isKnownModel: boolean;
  readonly trim: string | null;
  readonly bodystyle: BodyStyle | null;
  readonly doors: number | null;
  readonly fuelType: FuelType | null;
  readonly engineCylinders: number | null;
  readonly engineLiters: number | null;
}
