import { slugify } from "#app/domain/address/slug.ts";
import { getBodyPosition } from "#app/domain/illustration/parts/look.ts";
import type {
  BodyStyle,
  ColorFamily,
  Vehicle,
} from "#app/domain/vehicle/vehicle.ts";
import { choosePaint, type PaintKey } from "./paints.ts";

export const VARIANT_COUNT = 10_000;

export interface Illustration {
  readonly bodystyle: BodyStyle;
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
    | "model"
    | "trim"
    | "exteriorColor"
    | "exteriorColorFamily"
  > &
    Partial<Pick<Vehicle, "interiorColorFamily">>,
): Illustration {
  const interior = vehicle.interiorColorFamily ?? null;
  return {
    bodystyle: vehicle.bodystyle,
    paintKey: choosePaint(vehicle.exteriorColor, vehicle.exteriorColorFamily),
    variant: chooseVariant(hashText(vehicle.vin) % VARIANT_COUNT, vehicle),
    ...(interior !== null && { interior }),
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

/** These SUVs are drawn large and upright; every other SUV is drawn compact. */
const LARGE_SUVS: ReadonlySet<string> = new Set(
  `4runner armada ascent atlas aviator bronco cayenne cx-9 cx-90 defender discovery durango enclave
  envision escalade escalade-esv expedition expedition-max explorer flex g-class gls gle grand-cherokee
  grand-cherokee-l grand-highlander grand-wagoneer gx gx-460 gx-470 highlander highlander-hybrid land-cruiser
  lx lx-570 mdx model-x navigator navigator-l palisade passport pathfinder pilot q7 q8 qx56 qx60 qx80
  range-rover range-rover-sport rav4-prime sequoia sorento suburban tahoe telluride touareg trailblazer
  traverse tribute wagoneer wrangler wrangler-unlimited x5 x6 x7 xc90 xterra yukon yukon-xl`.split(
    /\s+/,
  ),
);

const EXTENDED_CAB =
  /super ?cab|extended|double cab|king cab|access cab|quad cab|club cab|regular cab/i;

/** A Kona must not look like a Suburban: the first variant from this one on whose silhouette suits the vehicle. */
export function chooseVariant(
  variant: number,
  vehicle: Pick<Vehicle, "bodystyle" | "model" | "trim">,
): number {
  const wanted = findWantedPosition(vehicle);
  if (wanted === null) return variant;
  let found = variant;
  while (getBodyPosition(vehicle.bodystyle, found) !== wanted)
    found = (found + 1) % VARIANT_COUNT;
  return found;
}

/** It is null where the body style has only one shape. */
function findWantedPosition({
  bodystyle,
  model,
  trim,
}: Pick<Vehicle, "bodystyle" | "model" | "trim">): number | null {
  if (bodystyle === "suvs") return LARGE_SUVS.has(slugify(model)) ? 0 : 1;
  if (bodystyle === "trucks") return EXTENDED_CAB.test(trim ?? "") ? 1 : 0;
  return null;
}
