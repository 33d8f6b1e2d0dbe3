import { FEATURES } from "#app/domain/vehicle/features.ts";
import { getValueFacet, type ValueKey } from "./facets.ts";

const FEATURE_KEYS: readonly string[] = FEATURES.map(({ key }) => key);

/**
 * The table of features is long, so the browser's scripts must not hold this file. Values that the inventory or the
 * profile decides are undefined.
 */
export function listFacetValues(key: ValueKey): readonly string[] | undefined {
  const { kind, values } = getValueFacet(key);
  return kind === "features" ? FEATURE_KEYS : values;
}
