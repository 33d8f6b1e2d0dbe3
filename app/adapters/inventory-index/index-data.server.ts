import type { MeasuredKey, ValueKey } from "#app/domain/inventory/facets.ts";
import type { ListedVehicle } from "#app/domain/inventory/listed-vehicle.ts";
import type {
  ListedPart,
  PartField,
} from "#app/domain/vehicle/vehicle-fields.ts";
import type { InventoryMark } from "#app/domain/inventory/inventory-mark.ts";
import type { RangeColumn } from "./range-column.server.ts";
import type { VehicleSets } from "./vehicle-sets.server.ts";

/**
 * Plain data is transferred from a worker without a copy. Vehicles are numbered by the default sort: vehicle 0 is the
 * newest.
 */
export interface IndexData {
  readonly version: number;
  /** What changes since are asked by; null where nobody can tell them. */
  readonly mark: InventoryMark | null;
  /** Reading the inventory began then. */
  readonly builtAtMs: number;
  readonly vehicleCount: number;
  readonly slots: SlotTable;
  readonly slotSets: VehicleSets;
  readonly jointColumns: readonly JointColumn[];
  readonly features: FeatureRows;
  readonly ranges: Readonly<Record<MeasuredKey, RangeColumn>>;
  readonly orders: SortOrders;
  readonly words: WordTable;
  readonly codes: CodeTable;
  readonly cards: CardColumns;
  /** Times are indexed by vehicle. */
  readonly changedAtMs: Float64Array;
  readonly firstSeenAtMs: Float64Array;
}

/** A slot counts for one of these: a filter's value or a condition. */
export type SlotGroup = ValueKey | "condition";

/** There is one slot for everything that is counted; the slots of a group follow each other in its order. */
export interface SlotTable {
  readonly groups: readonly SlotGroup[];
  readonly values: readonly string[];
  /** The label is as the dealer writes it; it is null where the value is one of a closed set. */
  readonly labels: readonly (string | null)[];
}

/** Facts with few values share one small code, so that one step per vehicle counts them all. */
export interface JointColumn {
  /** Codes are indexed by vehicle. */
  readonly codes: Uint16Array | Uint32Array;
  readonly codeCount: number;
  readonly groups: readonly SlotGroup[];
  /** The slots of a code go from `slots[slotEnds[code - 1]]` up to `slots[slotEnds[code]]`. */
  readonly slots: Uint32Array;
  readonly slotEnds: Uint32Array;
}

/** Feature i is bit i % 8 of byte i / 8 of a vehicle's row. */
export interface FeatureRows {
  readonly bytesPerRow: number;
  readonly rows: Uint8Array;
  /** This is the slot of feature 0; the others follow. */
  readonly firstSlot: number;
  readonly featureCount: number;
}

/** Each order lists every vehicle in the order of a sort; the default sort is the vehicles' own order. */
export interface SortOrders {
  readonly oldest: Uint32Array;
  readonly mileage: Uint32Array;
  readonly year: Uint32Array;
  readonly priceHigh: Uint32Array;
  readonly priceLow: Uint32Array;
  readonly mpg: Uint32Array;
}

export interface WordTable {
  /** Words are sorted by UTF-16 code units. */
  readonly words: readonly string[];
  readonly sets: VehicleSets;
}

/** VINs and stock numbers are too many and too rare for sets. */
export interface CodeTable {
  /** Codes are sorted by UTF-16 code units. */
  readonly codes: TextColumn;
  readonly vehicles: Uint32Array;
  /** Endings are the last 6 characters of each VIN. */
  readonly endings: TextColumn;
  readonly endingVehicles: Uint32Array;
}

/** Parts that many vehicles share are kept once. */
export interface CardColumns {
  readonly names: SharedParts<CardName>;
  readonly builds: SharedParts<CardBuild>;
  readonly paints: SharedParts<CardPaint>;
  readonly lots: SharedParts<CardLot>;
  readonly vin: TextColumn;
  readonly stockNumber: TextColumn;
  readonly photo: TextColumn;
  readonly photoCount: Uint32Array;
  /** Unknown mileages are -1. */
  readonly miles: Int32Array;
  /** No price is NaN. */
  readonly salePriceCents: Float64Array;
  readonly oldPriceCents: Float64Array;
  readonly priceDropCents: Float64Array;
}

export interface SharedParts<T> {
  readonly list: readonly T[];
  /** Places in the list are indexed by vehicle. */
  readonly of: Uint32Array;
}

type PartOfCard<Part extends ListedPart> = Pick<ListedVehicle, PartField<Part>>;
export type CardName = PartOfCard<"names">;
export type CardBuild = PartOfCard<"builds">;
export type CardPaint = PartOfCard<"paints">;
export type CardLot = PartOfCard<"lots"> &
  Pick<ListedVehicle, "hasPremiumUpgrades" | "requiredAddOns">;

/** UTF-8 bytes of all vehicles are in one array of less than 4 GB; "" becomes null. */
export interface TextColumn {
  readonly bytes: Uint8Array;
  readonly ends: Uint32Array;
}

export function buildTextColumn(texts: readonly (string | null)[]): TextColumn {
  const ends = new Uint32Array(texts.length);
  let length = 0;
  texts.forEach((text, row) => {
    length += text === null ? 0 : Buffer.byteLength(text);
    ends[row] = length;
  });
  const bytes = Buffer.from(new ArrayBuffer(length));
  texts.forEach((text, row) => {
    if (text !== null) bytes.write(text, row === 0 ? 0 : (ends[row - 1] ?? 0));
  });
  return { bytes: new Uint8Array(bytes.buffer), ends };
}

export function readText(column: TextColumn, row: number): string | null {
  const start = row === 0 ? 0 : (column.ends[row - 1] ?? 0);
  const end = column.ends[row] ?? 0;
  if (start === end) return null;
  const { buffer, byteOffset } = column.bytes;
  return Buffer.from(buffer, byteOffset + start, end - start).toString();
}

export function listBuffers(data: IndexData): ArrayBuffer[] {
  const buffers = new Set<ArrayBuffer>();
  collect(data, buffers);
  return [...buffers];
}

/** Texts and shared parts of cards are not included. */
export function countBytes(data: IndexData): number {
  return listBuffers(data).reduce((sum, { byteLength }) => sum + byteLength, 0);
}

function collect(part: object, buffers: Set<ArrayBuffer>): void {
  if (ArrayBuffer.isView(part)) {
    if (part.buffer instanceof ArrayBuffer) buffers.add(part.buffer);
    return;
  }
  for (const [name, inner] of Object.entries(part)) {
    // Thousands of shared parts of cards are nothing but texts and numbers.
    if (name === "list" || typeof inner !== "object" || inner === null)
      continue;
    collect(inner, buffers);
  }
}
