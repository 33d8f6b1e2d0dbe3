import type { Condition } from "#app/domain/vehicle/vehicle.ts";
import type { MeasuredKey, RangeKey, ValueKey } from "./facets.ts";
import type { ListedVehicle } from "./listed-vehicle.ts";
import type { TableFilters } from "./table-filter.ts";

/** Spec §3 lists the sort options; combined mpg and payment are ours (Assumption A211). */
export const PROFILE_SORT_KEYS = [
  "newest",
  "oldest",
  "mileage",
  "year",
  "priceHigh",
  "priceLow",
  "payment",
  "mpg",
] as const;
type ProfileSortKey = (typeof PROFILE_SORT_KEYS)[number];

/** Dealerships of several stores also list the nearest cars first (Assumption A182). */
export const SORT_KEYS = [...PROFILE_SORT_KEYS, "nearest"] as const;
export type SortKey = (typeof SORT_KEYS)[number];

export function isPriceSort(sort: SortKey): boolean {
  return sort === "priceHigh" || sort === "priceLow" || sort === "payment";
}

/** The profile says which orders are offered, and which one stands until a visitor asks for another. */
export interface SortRules {
  readonly sortOptions: readonly ProfileSortKey[];
  readonly defaultSort: ProfileSortKey;
}

/** While prices are locked, a default that would tell of them gives way to the first other order on offer. */
export function getStandingSort(
  { sortOptions, defaultSort }: SortRules,
  arePricesLocked: boolean,
): ProfileSortKey {
  if (!arePricesLocked || !isPriceSort(defaultSort)) return defaultSort;
  return sortOptions.find((it) => !isPriceSort(it)) ?? "newest";
}

/** The range is inclusive at both ends; an absent end is open. */
export interface Range {
  readonly min?: number;
  readonly max?: number;
}

/** Dollars are whole ones of the advertised total, from $1 up to the ceiling. */
export interface PriceCeiling {
  readonly condition: Condition;
  readonly years: Range;
  readonly maxDollars: number;
}

/** A vehicle passes when one of the ceilings lets it through; a vehicle without a price never passes. */
export type PriceCeilings = readonly PriceCeiling[];

/** Keys narrow each other; values of one key are alternatives, or must all hold (see the conjunctive keys). */
export interface InventorySearch {
  readonly condition: "all" | Condition;
  /**
   * Vehicles of these conditions are treated as absent: they are not found or counted, and their words and values are
   * unknown. The gate sets this, never a visitor, in the order of CONDITIONS.
   */
  readonly hiddenConditions?: readonly Condition[];
  /**
   * `make_model` values are `honda` or `honda~civic` (slugs); colors are families; `store` is a store id. Lists are never
   * empty, have no repeats and are sorted.
   */
  readonly values: Readonly<Partial<Record<ValueKey, readonly string[]>>>;
  readonly ranges: Readonly<Partial<Record<RangeKey, Range>>>;
  /**
   * It is the price that the wanted payment amounts to under the given terms. The site sets it, never a visitor,
   * because the index knows no terms.
   */
  readonly priceCeilings?: PriceCeilings;
  /** Each of these further ceilings is counted over what all filters but `priceCeilings` leave. The site sets them. */
  readonly countedCeilings?: readonly PriceCeilings[];
  readonly keywords: string | null;
  /** Table filters belong to the catalog. */
  readonly table?: TableFilters;
  /** Null stands for the order that the profile has by default; the gate works out which one that is. */
  readonly sort: SortKey | null;
  /**
   * The stores in the order `nearest`; without it, that order is the newest first. The site sets it, never a visitor,
   * because the index knows no places.
   */
  readonly nearestStores?: readonly string[];
  /**
   * What vehicles cost a month for the order `payment`; without it, that order is the lowest price first. The site sets
   * it, never a visitor, because the index knows no terms.
   */
  readonly payments?: Payments;
  /** Pages count from 1. */
  readonly page: number;
}

/** Within a class a payment never falls as the price rises; every vehicle is in one class. */
export interface Payments {
  readonly classes: readonly Pick<PriceCeiling, "condition" | "years">[];
  /** Null where nobody gave a price. */
  estimateMonthlyCents(vehicle: ListedVehicle): number | null;
}

/** No vehicle has the word, and those of the list have a word that begins with it or is spelled nearly like it. */
export interface WordSwap {
  readonly word: string;
  readonly found: readonly string[];
}

export const PAGE_SIZE = 24;

export const EVERYTHING: InventorySearch = {
  condition: "all",
  values: {},
  ranges: {},
  keywords: null,
  sort: null,
  page: 1,
};

/** The make of `honda~civic` is `honda`; a value that is no model is its own make. */
export function getMake(value: string): string {
  return value.split("~", 1)[0] ?? value;
}

/**
 * It counts the vehicles that a value would leave while all other filters hold. Values in use under the same key are
 * ignored where they are alternatives, and hold where all must hold.
 */
export interface FacetCount {
  readonly value: string;
  readonly count: number;
  /** The dealer's spelling of a make or model ("CR-V") is absent for values of closed sets and stores. */
  readonly label?: string;
}

export interface RangeFacet {
  /** The bounds cover everything that the other filters leave; they are null when nothing is left. */
  readonly bounds: { readonly min: number; readonly max: number } | null;
  /**
   * Steps are equal and start at `histogramStart`; every vehicle that the other filters leave is in one bar. The last bar
   * also holds what lies beyond it (Assumption A326).
   */
  readonly histogramStart: number;
  readonly histogramStep: number;
  readonly histogram: readonly number[];
}

/** The gate has not hidden private prices yet. */
export interface InventoryResults {
  /** The version rises with every change of the inventory. */
  readonly version: number;
  readonly total: number;
  readonly page: number;
  readonly pageCount: number;
  readonly vehicles: readonly ListedVehicle[];
  /**
   * It holds every value that exists in the inventory (but not in hidden conditions alone), zero counts included, in
   * the key's own order.
   */
  readonly counts: Readonly<Record<ValueKey, readonly FacetCount[]>>;
  readonly conditionCounts: readonly FacetCount[];
  readonly rangeFacets: Readonly<Record<MeasuredKey, RangeFacet>>;
  /** Counts come in the order of `countedCeilings`. */
  readonly ceilingCounts: readonly number[];
}
