import type { ListedVehicle } from "./listed-vehicle.ts";

export interface ValueFacetRow {
  /**
   * What a vehicle has of it: at most a `single` value; `several` of a few; `features`; or `names`, those of its make
   * and model, which only the inventory knows.
   */
  readonly kind: "single" | "several" | "features" | "names";
  /** Cars with one of the values of that other filter are left out; cars of which it is not known stay. */
  readonly excludes?: ExcludableKey;
  /** All chosen values must hold; those of other filters are alternatives. Assumption A5. */
  readonly isConjunctive?: true;
  /** Values that follow from a price: nobody finds or counts vehicles by them while prices are locked. */
  readonly valuesOfPrice?: readonly string[];
}

/** "Used red Honda SUVs", "with all-wheel drive and heated seats", "in transit", "in Aurora, IL", "except Nissan and white". */
export type TitlePart =
  "noun" | "equipment" | "availability" | "place" | "without";

type ExcludableKey = "make_model" | "bodystyle" | "exterior-color" | "fuel";

interface FacetLook {
  /** Folded up until something in it is in use. */
  readonly isFolded?: true;
}

interface ValueFacetLook extends FacetLook {
  /** What the list shows a value as; a line with a box where it is absent. */
  readonly display?: "tiles" | "swatches";
  /** A longer list hides the rest behind "12 more", and leaves out what would find nothing. */
  readonly shownCount?: number;
  /** Which part of a search's title its values stand in, and where among the others there. */
  readonly title: readonly [part: TitlePart, rank: number];
}

export interface RangeFacetRow {
  /** `measured` of the vehicle itself. A payment follows from somebody's terms as well. */
  readonly kind: "measured" | "payment";
  readonly unit: "dollars" | "year" | "miles" | "mpg";
  readonly ends: readonly RangeEnd[];
  /** Amounts that an address may name; any of up to seven digits where they are absent. */
  readonly lowest?: number;
  readonly highest?: number;
}

export type RangeEnd = "min" | "max";

/**
 * Every filter of the inventory in the priority order of spec §3: the first one in use sits in the path. Those from
 * `fuel` on are ours and stand last (Assumption A3). Addresses, index, list, titles, chips, catalogue and gate go by
 * this table.
 */
const FACETS = {
  bodystyle: { kind: "single" },
  features: {
    kind: "features",
    isConjunctive: true,
  },
  great_deals: {
    kind: "several",
    isConjunctive: true,
    valuesOfPrice: ["price_drop"],
  },
  drivetrain: { kind: "single" },
  /** Values are `honda` or `honda~civic`. */
  make_model: { kind: "names" },
  /** Of the advertised total. */
  price: {
    kind: "measured",
    unit: "dollars",
    ends: ["min", "max"],
  },
  year: {
    kind: "measured",
    unit: "year",
    ends: ["min", "max"],
    lowest: 1900,
    highest: 2199,
  },
  mileage: {
    kind: "measured",
    unit: "miles",
    ends: ["min", "max"],
  },
  "exterior-color": { kind: "single" },
  "interior-color": { kind: "single" },
  transmission: { kind: "single" },
  fuel: { kind: "single" },
  availability: { kind: "several" },
  /** Values are ids of stores. */
  store: { kind: "single" },
  /** A month. Nobody looks for a car that costs more (Assumption A4), and none costs this much. */
  payment: {
    kind: "payment",
    unit: "dollars",
    ends: ["max"],
    highest: 99_999,
  },
  cylinders: { kind: "single" },
  engine: { kind: "single" },
  seats: { kind: "single" },
  doors: { kind: "single" },
  cab: { kind: "single" },
  bed: { kind: "single" },
  /** City and highway driving combined. */
  mpg: {
    kind: "measured",
    unit: "mpg",
    ends: ["min", "max"],
  },
  /** On a full battery. */
  "electric-range": {
    kind: "measured",
    unit: "miles",
    ends: ["min", "max"],
  },
  not_make_model: {
    kind: "names",
    excludes: "make_model",
  },
  not_bodystyle: {
    kind: "single",
    excludes: "bodystyle",
  },
  "not_exterior-color": {
    kind: "single",
    excludes: "exterior-color",
  },
  not_fuel: {
    kind: "single",
    excludes: "fuel",
  },
} as const satisfies Readonly<Record<string, ValueFacetRow | RangeFacetRow>>;

/** How lists and titles show a filter. It is apart from the table because only the server needs it. */
export const FACET_LOOKS: Readonly<Record<ValueKey, ValueFacetLook>> &
  Readonly<Partial<Record<RangeKey, FacetLook>>> = {
  bodystyle: { display: "tiles", title: ["noun", 4] },
  features: { shownCount: 7, title: ["equipment", 3] },
  great_deals: { title: ["equipment", 5] },
  drivetrain: { title: ["equipment", 1] },
  make_model: { shownCount: 8, title: ["noun", 3] },
  year: { isFolded: true },
  "exterior-color": { display: "swatches", title: ["noun", 1] },
  "interior-color": {
    display: "swatches",
    isFolded: true,
    title: ["equipment", 4],
  },
  transmission: { isFolded: true, title: ["equipment", 2] },
  fuel: { isFolded: true, title: ["noun", 2] },
  availability: { title: ["availability", 1] },
  store: { title: ["place", 1] },
  cylinders: { isFolded: true, title: ["equipment", 6] },
  engine: { isFolded: true, title: ["equipment", 7] },
  seats: { isFolded: true, title: ["equipment", 8] },
  doors: { isFolded: true, title: ["equipment", 9] },
  cab: { isFolded: true, title: ["equipment", 10] },
  bed: { isFolded: true, title: ["equipment", 11] },
  mpg: { isFolded: true },
  "electric-range": { isFolded: true },
  not_make_model: { title: ["without", 1] },
  not_bodystyle: { title: ["without", 2] },
  "not_exterior-color": { title: ["without", 3] },
  not_fuel: { title: ["without", 4] },
};

/** The fact that a filter's single value is; apart from the table, because only the server needs it. */
export const VALUE_COLUMNS: Readonly<Partial<Record<ValueKey, TextColumn>>> = {
  bodystyle: "bodystyle",
  drivetrain: "drivetrain",
  "exterior-color": "exteriorColorFamily",
  "interior-color": "interiorColorFamily",
  transmission: "transmission",
  fuel: "fuelType",
  store: "storeId",
};

export const MEASURED_COLUMNS = {
  price: "priceDollars",
  year: "year",
  mileage: "miles",
  mpg: "mpgCombined",
  "electric-range": "rangeMiles",
} as const satisfies Readonly<Record<MeasuredKey, string>>;

/** Filters whose single value is worked out of several facts when the index is built: see `findBuildValues`. */
const WORKED_OUT_KEYS = [
  "cylinders",
  "engine",
  "seats",
  "doors",
  "cab",
  "bed",
] as const satisfies readonly ValueKey[];
export type WorkedOutKey = (typeof WORKED_OUT_KEYS)[number];

/** While prices are locked: the profile's public steps, the only ones there are then. */
const LOCKED_BANDS = {
  price: "lockedPriceBandsDollars",
  payment: "paymentBandsDollars",
} as const satisfies Readonly<Partial<Record<RangeKey, string>>>;

export function findLockedBands(key: RangeKey) {
  return key === "price" || key === "payment" ? LOCKED_BANDS[key] : null;
}

/** Copy calls a value `{words}.{value}`, by the key of the filter where it has none here. */
const FACET_WORDS = {
  "exterior-color": "color",
  "interior-color": "color",
  not_bodystyle: "bodystyle",
  "not_exterior-color": "color",
  not_fuel: "fuel",
} as const satisfies Readonly<Partial<Record<ValueKey, string>>>;
export type FacetWords = typeof FACET_WORDS;

export function getFacetWords(key: ValueKey): string {
  const words: Readonly<Partial<Record<ValueKey, string>>> = FACET_WORDS;
  return words[key] ?? key;
}

type Facets = typeof FACETS;
export type FilterKey = keyof Facets;
type KeysOf<Row> = {
  [Key in FilterKey]: Facets[Key] extends Row ? Key : never;
}[FilterKey];

export type RangeKey = KeysOf<{ readonly unit: string }>;
export type MeasuredKey = KeysOf<{ readonly kind: "measured" }>;
export type ValueKey = Exclude<FilterKey, RangeKey>;
type TextColumn = {
  [Field in keyof ListedVehicle]: ListedVehicle[Field] extends string | null
    ? Field
    : never;
}[keyof ListedVehicle];
export const FILTER_KEYS = Object.keys(FACETS).filter(
  (key): key is FilterKey => key in FACETS,
);
export const RANGE_KEYS = FILTER_KEYS.filter(isRangeKey);
export const MEASURED_KEYS = RANGE_KEYS.filter(isMeasuredKey);
export const VALUE_KEYS = FILTER_KEYS.filter(
  (key): key is ValueKey => !isRangeKey(key),
);

export function getValueFacet(key: ValueKey): ValueFacetRow {
  return FACETS[key];
}

export function getRangeFacet(key: RangeKey): RangeFacetRow {
  return FACETS[key];
}

export function isRangeKey(key: FilterKey): key is RangeKey {
  return "unit" in FACETS[key];
}

export function isMeasuredKey(key: FilterKey): key is MeasuredKey {
  return FACETS[key].kind === "measured";
}

export function hasEnd(key: RangeKey, end: RangeEnd): boolean {
  return getRangeFacet(key).ends.includes(end);
}

export function isWorkedOut(key: string): key is WorkedOutKey {
  return WORKED_OUT_KEYS.some((it) => it === key);
}

export function isConjunctive(key: FilterKey): boolean {
  return "isConjunctive" in FACETS[key] || "excludes" in FACETS[key];
}

/**
 * A car that has one of several values need not have any, so that a single one is a choice, too; of the others one value
 * alone parts nothing.
 */
export function isChoice(key: ValueKey, values: readonly unknown[]): boolean {
  return values.length >= (isConjunctive(key) ? 1 : 2);
}

export function mapValueKeys<T>(
  make: (key: ValueKey) => T,
): Record<ValueKey, T> {
  const entries = VALUE_KEYS.map((key) => [key, make(key)] as const);
  // Object.fromEntries forgets that every key is there.
  return Object.fromEntries(entries) as Record<ValueKey, T>;
}

export function mapMeasuredKeys<T>(
  make: (key: MeasuredKey) => T,
): Record<MeasuredKey, T> {
  const entries = MEASURED_KEYS.map((key) => [key, make(key)] as const);
  return Object.fromEntries(entries) as Record<MeasuredKey, T>;
}
