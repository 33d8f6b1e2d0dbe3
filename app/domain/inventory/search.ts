import type { Condition } from "#app/domain/vehicle/vehicle.ts";
import type { RangeKey, ValueKey } from "./facets.ts";
import type { TableFilters } from "./table-filter.ts";

export const SORT_KEYS = [
  "newest",
  "oldest",
  "mileage",
  "year",
  "priceHigh",
  "priceLow",
] as const;
/** Spec §3, sort options; `newest` is the default. */
export type SortKey = (typeof SORT_KEYS)[number];

/** Inclusive at both ends; an absent end is open. */
export interface Range {
  readonly min?: number;
  readonly max?: number;
}

/** Vehicles of one condition and some model years that cost from $1 to so many whole dollars of the advertised total. */
export interface PriceCeiling {
  readonly condition: Condition;
  readonly years: Range;
  readonly maxDollars: number;
}

/** A vehicle passes when one of them lets it through; one without a price never does. */
export type PriceCeilings = readonly PriceCeiling[];

/** What a visitor asks of the inventory. Keys narrow each other; values of one key are alternatives, or all hold (`isConjunctive`). */
export interface InventorySearch {
  readonly condition: "all" | Condition;
  /**
   * Vehicles of these conditions are as good as not there: not found, not counted, their words and values
   * unknown. Set by the gate, never by a visitor; in the order of CONDITIONS.
   */
  readonly hiddenConditions?: readonly Condition[];
  /**
   * `make_model` values are `honda` or `honda~civic` (slugs); colours are families; `store` is a store id.
   * Lists are never empty, have no repeats and are sorted.
   */
  readonly values: Readonly<Partial<Record<ValueKey, readonly string[]>>>;
  readonly ranges: Readonly<Partial<Record<RangeKey, Range>>>;
  /** What a payment comes to for the terms it is asked with. Set by the site, never by a visitor; the index knows no terms. */
  readonly priceCeilings?: PriceCeilings;
  /** Further ceilings, each counted over what all filters but `priceCeilings` leave. Set by the site. */
  readonly countedCeilings?: readonly PriceCeilings[];
  readonly keywords: string | null;
  /** The catalogue's table filters. Absent, like every filter that nobody asked for. */
  readonly table?: TableFilters;
  readonly sort: SortKey;
  /** From 1. */
  readonly page: number;
}

export const PAGE_SIZE = 24;

export const EVERYTHING: InventorySearch = {
  condition: "all",
  values: {},
  ranges: {},
  keywords: null,
  sort: "newest",
  page: 1,
};
