import type { BodyStyle, Vehicle } from "#app/domain/vehicle/vehicle.ts";
import { chooseVariant } from "./body-choice.ts";
import { choosePaint, type PaintKey } from "./paints.ts";

export const VARIANT_COUNT = 10_000;

/** This drawing stands for a vehicle that has no photo. */
export interface Illustration {
  readonly bodystyle: BodyStyle;
  readonly paintKey: PaintKey;
  /** The variant is 0 to 9999. */
  readonly variant: number;
}

/** The same vehicle always gets the same drawing; two silver sedans get different ones. */
export function getIllustration(
  vehicle: Pick<
    Vehicle,
    | "vin"
    | "bodystyle"
    | "model"
    | "trim"
    | "exteriorColor"
    | "exteriorColorFamily"
  >,
): Illustration {
  return {
    bodystyle: vehicle.bodystyle,
    paintKey: choosePaint(vehicle.exteriorColor, vehicle.exteriorColorFamily),
    variant: chooseVariant(
      hashText(vehicle.vin) % VARIANT_COUNT,
      VARIANT_COUNT,
      vehicle,
    ),
  };
}

/** The hash is 32-bit FNV-1a. */
function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  }
  return hash >>> 0;
}
