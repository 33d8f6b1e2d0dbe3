import type { ListedVehicle } from "#app/domain/inventory/listed-vehicle.ts";
import type { MeasuredKey, ValueKey } from "#app/domain/inventory/facets.ts";
import type {
  ListedPart,
  PartField,
} from "#app/domain/vehicle/vehicle-fields.ts";
import type { RangeColumn } from "./range-column.server.ts";
import type { TextColumn } from "./text-column.server.ts";
import type { VehicleSets } from "./vehicle-sets.server.ts";

/**
 * The whole index as plain data, so that a worker can build it and hand it over without a copy.
 * Vehicles are numbered by the default sort: vehicle 0 is the newest.
 */
export interface IndexData {
  /** Version of the inventory. */
  readonly version: number;
  /** When the reading of the inventory began. */
  readonly builtAtMs: number;
  readonly vehicleCount: number;
  readonly slots: SlotTable;
  /** The vehicles of each slot. */
  readonly slotSets: VehicleSets;
  readonly jointColumns: readonly JointColumn[];
  readonly features: FeatureRows;
  readonly ranges: Readonly<Record<MeasuredKey, RangeColumn>>;
  readonly orders: SortOrders;
  readonly words: WordTable;
  readonly codes: CodeTable;
  readonly cards: CardColumns;
  /** By vehicle. */
  readonly changedAtMs: Float64Array;
}

/** Who a slot counts for: a filter's value or a condition. */
export type SlotGroup = ValueKey | "condition";

/** One slot for everything that is counted; the slots of a group follow each other in its order. */
export interface SlotTable {
  readonly groups: readonly SlotGroup[];
  readonly values: readonly string[];
  /** How the dealer writes it; null where the value is one of a closed set. */
  readonly labels: readonly (string | null)[];
}

/** Several facts of few values in one small code, so that one step a vehicle counts them all. */
export interface JointColumn {
  /** By vehicle. */
  readonly codes: Uint16Array | Uint32Array;
  readonly codeCount: number;
  readonly groups: readonly SlotGroup[];
  /** Slots of each code: `slots[slotEnds[code - 1]]` up to `slots[slotEnds[code]]`. */
  readonly slots: Uint32Array;
  readonly slotEnds: Uint32Array;
}

/** Searchable features as bits: feature i is bit i % 8 of byte i / 8 of a vehicle's row. */
export interface FeatureRows {
  readonly bytesPerRow: number;
  readonly rows: Uint8Array;
  /** Slot of feature 0; the others follow. */
  readonly firstSlot: number;
  readonly featureCount: number;
}

/** Every vehicle in the order of a sort; the default sort is the vehicles' own order. */
export interface SortOrders {
  readonly oldest: Uint32Array;
  readonly mileage: Uint32Array;
  readonly year: Uint32Array;
  readonly priceHigh: Uint32Array;
  readonly priceLow: Uint32Array;
}

export interface WordTable {
  /** Sorted by UTF-16 code units. */
  readonly words: readonly string[];
  readonly sets: VehicleSets;
}

/** VINs and stock numbers: too many and too rare for sets. */
export interface CodeTable {
  /** Sorted by UTF-16 code units. */
  readonly codes: TextColumn;
  readonly vehicles: Uint32Array;
  /** By last 6 characters of the VIN. */
  readonly endings: TextColumn;
  readonly endingVehicles: Uint32Array;
}

/** What cards show, in columns: parts that many vehicles share are kept once. */
export interface CardColumns {
  readonly names: SharedParts<CardName>;
  readonly builds: SharedParts<CardBuild>;
  readonly paints: SharedParts<CardPaint>;
  readonly lots: SharedParts<CardLot>;
  readonly vin: TextColumn;
  readonly stockNumber: TextColumn;
  readonly photo: TextColumn;
  readonly photoCount: Uint32Array;
  /** -1 where it is not known. */
  readonly miles: Int32Array;
  /** NaN where there is none. */
  readonly salePriceCents: Float64Array;
  readonly oldPriceCents: Float64Array;
  readonly priceDropCents: Float64Array;
}

export interface SharedParts<T> {
  readonly list: readonly T[];
  /** Place in the list, by vehicle. */
  readonly of: Uint32Array;
}

type PartOfCard<Part extends ListedPart> = Pick<ListedVehicle, PartField<Part>>;
export type CardName = PartOfCard<"names">;
export type CardBuild = PartOfCard<"builds">;
export type CardPaint = PartOfCard<"paints">;
export type CardLot = PartOfCard<"lots"> &
  Pick<ListedVehicle, "hasPremiumUpgrades" | "requiredAddOns">;
