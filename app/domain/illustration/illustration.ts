import { getBody, type Shape } from "./bodies/bodies.ts";
import { chooseShape } from "./shapes.ts";
import type { ViewName } from "./views.ts";
import type {
  BodyStyle,
  ColorFamily,
  Vehicle,
} from "#app/domain/vehicle/vehicle.ts";
import { choosePaint, type PaintKey } from "./paints.ts";

export const VARIANT_COUNT = 10_000;

export interface Illustration {
  readonly bodystyle: BodyStyle;
  /** It is absent where the body style's usual shape is drawn. */
  readonly shape?: Exclude<Shape, "usual">;
  readonly paintKey: PaintKey;
  /** The variant is 0 to 9999. */
  readonly variant: number;
  /** Only the view of the inside shows it; absent where nobody gave the color. */
  readonly interior?: ColorFamily;
}

/** The same vehicle always gets the same drawing; two silver sedans get different ones. */
export function getIllustration(
  vehicle: Pick<
    Vehicle,
    | "vin"
    | "bodystyle"
    | "make"
    | "model"
    | "trim"
    | "fuelType"
    | "exteriorColor"
    | "exteriorColorFamily"
  > &
    Partial<Pick<Vehicle, "interiorColorFamily">>,
): Illustration {
  const interior = vehicle.interiorColorFamily ?? null;
  const variant = hashText(vehicle.vin) % VARIANT_COUNT;
  const shape = chooseShape(vehicle, variant);
  return {
    bodystyle: vehicle.bodystyle,
    paintKey: choosePaint(vehicle.exteriorColor, vehicle.exteriorColorFamily),
    variant,
    ...(shape !== "usual" && { shape }),
    ...(interior !== null && { interior }),
  };
}

/** They lead around the vehicle, left to right. What has no seats is not drawn from inside, and no cloth from near. */
export function listDrawnViews({
  bodystyle,
  shape,
}: Illustration): readonly ViewName[] {
  const { isTrailer, isCovered } = getBody(bodystyle, shape);
  if (isCovered) return ROUND_VIEWS;
  return isTrailer
    ? [...ROUND_VIEWS, "wheel"]
    : [...ROUND_VIEWS, "wheel", "dashboard"];
}

const ROUND_VIEWS: readonly ViewName[] = [
  "profile-left",
  "front",
  "profile-right",
  "rear",
];

/** The hash is 32-bit FNV-1a. */
function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  }
  return hash >>> 0;
}
