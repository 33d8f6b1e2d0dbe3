import { applyAssignments } from "#app/domain/experiments/apply-variants.ts";
import type { Assignment } from "#app/domain/experiments/assign-variants.ts";
import { BoundedMap } from "#app/adapters/images/bounded-map.server.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";

/** What is kept by a profile, such as the frame of its pages, is some hundred kilobytes. */
const MOST_KEPT = 64;

export interface VariantProfiles {
  get(assignments: readonly Assignment[]): StoreProfile;
}

/**
 * One profile for each combination of variants that visitors have, and the same object for all of them: many caches
 * keep what they made by it.
 */
export function createVariantProfiles(profile: StoreProfile): VariantProfiles {
  const kept = new BoundedMap<string, StoreProfile>(MOST_KEPT);
  return {
    get(assignments) {
      if (assignments.length === 0) return profile;
      const key = formatAssignments(assignments);
      const known = kept.get(key);
      if (known !== undefined) return known;
      const made = applyAssignments(profile, assignments);
      kept.set(key, made);
      return made;
    },
  };
}

export function formatAssignments(assignments: readonly Assignment[]): string {
  return assignments
    .map(({ experiment, variant }) => `${experiment}=${variant}`)
    .join("&");
}
