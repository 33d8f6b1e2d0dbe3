import type { ListedVehicle } from "./listed-vehicle.ts";
import type { MeasuredKey, ValueKey } from "./facets.ts";

/**
 * It counts the vehicles that a value would leave while all other filters hold. Values in use under the same key are
 * ignored where they are alternatives, and hold where all must hold.
 */
export interface FacetCount {
  readonly value: string;
  readonly count: number;
  /** It is the make or model as the dealer writes it ("CR-V"); it is absent for values of closed sets and stores. */
  readonly label?: string;
}

export interface RangeFacet {
  /** The bounds cover everything that the other filters leave; they are null when nothing is left. */
  readonly bounds: { readonly min: number; readonly max: number } | null;
  /** Steps are equal and start at `histogramStart`; every vehicle that the other filters leave is in one bar. */
  readonly histogramStart: number;
  readonly histogramStep: number;
  readonly histogram: readonly number[];
}

/** It answers an InventorySearch, before the gate hides private prices. */
export interface InventoryResults {
  /** The version rises with every change of the inventory. */
  readonly version: number;
  readonly total: number;
  readonly page: number;
  /** It is at least 1. */
  readonly pageCount: number;
  readonly vehicles: readonly ListedVehicle[];
  /**
   * It holds every value that exists in the inventory (but not in hidden conditions alone), zero counts included, in
   * the key's own order.
   */
  readonly counts: Readonly<Record<ValueKey, readonly FacetCount[]>>;
  readonly conditionCounts: readonly FacetCount[];
  readonly rangeFacets: Readonly<Record<MeasuredKey, RangeFacet>>;
  /** It counts the vehicles that each of `countedCeilings` would leave, in their order. */
  readonly ceilingCounts: readonly number[];
}
