import { FEATURES } from "#app/domain/vehicle/features.ts";
import { getValueFacet, type ValueKey } from "./facets.ts";

const FEATURE_KEYS: readonly string[] = FEATURES.map(({ key }) => key);

/**
 * Lists every value that a filter can have, in the order in which they are offered; it is undefined where the
 * inventory or the profile decides. The table of features is long, so the browser's scripts must not hold this file.
 */
export function listFacetValues(key: ValueKey): readonly string[] | undefined {
  const { kind, values } = getValueFacet(key);
  return kind === "features" ? FEATURE_KEYS : values;
}
