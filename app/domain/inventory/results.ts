import type { ListedVehicle } from "./listed-vehicle.ts";
import type { MeasuredKey, ValueKey } from "./facets.ts";

/**
 * How many vehicles a value would leave, all other filters held. The values in use of its own key are set
 * aside where they are alternatives, and held where all must hold.
 */
export interface FacetCount {
  readonly value: string;
  readonly count: number;
  /** Make or model as the dealer writes it ("CR-V"); absent for values of closed sets and stores. */
  readonly label?: string;
}

export interface RangeFacet {
  /** Bounds over everything that the other filters leave; null when nothing is left. */
  readonly bounds: { readonly min: number; readonly max: number } | null;
  /** Equal steps that start at `histogramStart`; every vehicle the other filters leave is in one bar. */
  readonly histogramStart: number;
  readonly histogramStep: number;
  readonly histogram: readonly number[];
}

/** The answer to an InventorySearch, before the gate. */
export interface InventoryResults {
  /** Rises with every change of the inventory. */
  readonly version: number;
  readonly total: number;
  readonly page: number;
  /** At least 1. */
  readonly pageCount: number;
  readonly vehicles: readonly ListedVehicle[];
  /** Every value that exists in the inventory (but not in hidden conditions alone), zero counts included, in the key's own order. */
  readonly counts: Readonly<Record<ValueKey, readonly FacetCount[]>>;
  readonly conditionCounts: readonly FacetCount[];
  readonly rangeFacets: Readonly<Record<MeasuredKey, RangeFacet>>;
  /** How many each of `countedCeilings` would leave, in their order. */
  readonly ceilingCounts: readonly number[];
}
