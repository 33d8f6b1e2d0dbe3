import { DROPPED_NAMES } from "#app/domain/gate/price-talk.ts";
import type { ListedVehicle } from "#app/domain/inventory/listed-vehicle.ts";
import {
  createFactMatcher,
  type TableFilter,
  type TableFilters,
} from "#app/domain/inventory/table-filter.ts";
import {
  type SharedField,
  VEHICLE_FIELDS,
} from "#app/domain/vehicle/vehicle-fields.ts";
import type { Bitset } from "#app/adapters/inventory-index/bitset.server.ts";
import {
  type IndexData,
  readText,
  type SharedParts,
} from "#app/adapters/inventory-index/index-data.server.ts";

type Passes = (vehicle: number) => boolean;

/** Null in `within` means all. */
export function writeTableFilters(
  target: Bitset,
  data: IndexData,
  { filters, lockedConditions, areTextsDropped = false }: TableFilters,
  within: Bitset | null,
): void {
  const isLocked = createPartCheck(data.cards.builds, ({ condition }) =>
    lockedConditions.includes(condition),
  );
  const tests = filters.map((filter) => {
    const passes = createFilterCheck(data, filter, isLocked);
    if (!areTextsDropped || !DROPPED_NAMES.some((it) => it === filter.field))
      return passes;
    const passesUnknown = createFactMatcher(filter)(null);
    return (vehicle: number) =>
      isLocked(vehicle) ? passesUnknown : passes(vehicle);
  });
  target.fill(0);
  for (let vehicle = 0; vehicle < data.vehicleCount; vehicle++) {
    const word = vehicle >>> 5;
    const bit = 1 << (vehicle & 31);
    if (within !== null && ((within[word] ?? 0) & bit) === 0) continue;
    if (tests.every((passes) => passes(vehicle)))
      target[word] = (target[word] ?? 0) | bit;
  }
}

function createFilterCheck(
  data: IndexData,
  filter: TableFilter,
  isLocked: Passes,
): Passes {
  const { cards } = data;
  const { field } = filter;
  const matches = createFactMatcher(filter);
  if (field === "price")
    return (vehicle) =>
      !isLocked(vehicle) &&
      matches(toKnownNumber(data.ranges.price.values[vehicle]));
  if (field === "miles")
    return (vehicle) => matches(toKnownNumber(cards.miles[vehicle]));
  if (field === "vin" || field === "stockNumber")
    return (vehicle) => matches(readText(cards[field], vehicle));
  const parts: SharedParts<Partial<Pick<ListedVehicle, SharedField>>> =
    cards[VEHICLE_FIELDS[field].listed];
  return createPartCheck(parts, (part) => matches(part[field] ?? null));
}

/** A part that many vehicles share is checked once. */
function createPartCheck<T>(
  { list, of }: SharedParts<T>,
  passes: (part: T) => boolean,
): Passes {
  const passingParts = Uint8Array.from(list, (part) => (passes(part) ? 1 : 0));
  return (vehicle) => passingParts[of[vehicle] ?? 0] === 1;
}

/** Columns hold -1 for what is not known. */
function toKnownNumber(value: number | undefined): number | null {
  return value === undefined || value < 0 ? null : value;
}
