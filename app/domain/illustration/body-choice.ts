import { slugify } from "#app/domain/address/slug.ts";
import type { Vehicle } from "#app/domain/vehicle/vehicle.ts";
import { getBodyPosition } from "#app/domain/illustration/parts/look.ts";

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

/**
 * It returns the first variant, from this one on, whose silhouette suits the vehicle, so that a Kona does not look like
 * a Suburban.
 */
export function chooseVariant(
  variant: number,
  count: number,
  vehicle: Pick<Vehicle, "bodystyle" | "model" | "trim">,
): number {
  const wanted = findWantedPosition(vehicle);
  if (wanted === null) return variant;
  let found = variant;
  while (getBodyPosition(vehicle.bodystyle, found) !== wanted)
    found = (found + 1) % count;
  return found;
}

/** It is the position among the shapes of its body style, or null where there is only one shape. */
function findWantedPosition({
  bodystyle,
  model,
  trim,
}: Pick<Vehicle, "bodystyle" | "model" | "trim">): number | null {
  if (bodystyle === "suvs") return LARGE_SUVS.has(slugify(model)) ? 0 : 1;
  if (bodystyle === "trucks") return EXTENDED_CAB.test(trim ?? "") ? 1 : 0;
  return null;
}
