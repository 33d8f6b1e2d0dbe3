import type { ListedVehicle } from "#app/domain/inventory/listed-vehicle.ts";
import type {
  CardColumns,
  SharedParts,
} from "#app/adapters/inventory-index/index-data.server.ts";
import { readText } from "#app/adapters/inventory-index/text-column.server.ts";

/** Puts a vehicle's card together again. */
export function readCard(cards: CardColumns, vehicle: number): ListedVehicle {
  const miles = cards.miles[vehicle] ?? -1;
  return {
    vin: readText(cards.vin, vehicle) ?? "",
    stockNumber: readText(cards.stockNumber, vehicle),
    ...partOf(cards.names, vehicle),
    ...partOf(cards.builds, vehicle),
    ...partOf(cards.paints, vehicle),
    ...partOf(cards.lots, vehicle),
    miles: miles < 0 ? null : miles,
    salePriceCents: numberOrNull(cards.salePriceCents[vehicle]),
    oldPriceCents: numberOrNull(cards.oldPriceCents[vehicle]),
    photo: readText(cards.photo, vehicle),
    photoCount: cards.photoCount[vehicle] ?? 0,
    priceDropCents: cards.priceDropCents[vehicle] ?? 0,
  };
}

function partOf<T>({ list, of }: SharedParts<T>, vehicle: number): T {
  const part = list[of[vehicle] ?? -1];
  if (part === undefined)
    throw new RangeError(`The index has no vehicle ${vehicle}.`);
  return part;
}

function numberOrNull(value: number | undefined): number | null {
  return value === undefined || Number.isNaN(value) ? null : value;
}
