import type { Condition } from "../vehicle/vehicle.ts";

/** What one visitor may see now. Spec §4, restrictions and unlock. */
export interface Gate {
  /** Vehicle groups whose vehicles answer like unknown ones. */
  readonly hiddenGroups: readonly Condition[];
  /** Vehicle groups whose prices stay locked. */
  readonly lockedPriceGroups: readonly Condition[];
}

export const OPEN_GATE: Gate = { hiddenGroups: [], lockedPriceGroups: [] };
