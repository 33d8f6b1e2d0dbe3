import type { ListedVehicle } from "#app/domain/inventory/listed-vehicle.ts";
import type { Condition } from "#app/domain/vehicle/vehicle.ts";
import { readCard } from "./read-card.server.ts";
import {
  type IndexData,
  readText,
} from "#app/adapters/inventory-index/index-data.server.ts";

type Likeness = Pick<
  ListedVehicle,
  "vin" | "bodystyle" | "year" | "make" | "salePriceCents" | "condition"
>;

const OTHER_BODY_STYLE = 1_000_000;
const OTHER_CONDITION = 1.5;
const OTHER_MAKE = 1;
/** A difference of the whole price has this weight; a year has weight 1. */
const PRICE_WEIGHT = 10;
const UNKNOWN_PRICE = 3;

/** The same body style comes first, then price, age, condition and make count. */
export function findSimilar(
  { cards, vehicleCount }: IndexData,
  vehicle: Likeness,
  count: number,
  hiddenConditions: readonly Condition[] = [],
): readonly ListedVehicle[] {
  const buildDistances = cards.builds.list.map((build) => {
    if (hiddenConditions.includes(build.condition)) return Infinity;
    let distance = Math.abs(build.year - vehicle.year);
    if (build.bodystyle !== vehicle.bodystyle) distance += OTHER_BODY_STYLE;
    if (build.condition !== vehicle.condition) distance += OTHER_CONDITION;
    return distance;
  });
  const nameDistances = cards.names.list.map(({ make }) =>
    make === vehicle.make ? 0 : OTHER_MAKE,
  );
  const nearest: { at: number; distance: number }[] = [];
  let farthest = Infinity;
  for (let at = 0; at < vehicleCount; at++) {
    const buildDistance = buildDistances[cards.builds.of[at] ?? 0] ?? Infinity;
    if (buildDistance >= farthest) continue;
    const distance =
      buildDistance +
      (nameDistances[cards.names.of[at] ?? 0] ?? 0) +
      measurePriceDistance(
        vehicle.salePriceCents,
        cards.salePriceCents[at] ?? NaN,
      );
    if (distance >= farthest) continue;
    if (readText(cards.vin, at) === vehicle.vin) continue;
    // Equal distances keep the default order, with the newer vehicle first.
    const place = nearest.findIndex((other) => other.distance > distance);
    nearest.splice(place === -1 ? nearest.length : place, 0, { at, distance });
    if (nearest.length > count) nearest.pop();
    if (nearest.length === count) farthest = nearest.at(-1)?.distance ?? 0;
  }
  return nearest.map(({ at }) => readCard(cards, at));
}

function measurePriceDistance(
  cents: number | null,
  otherCents: number,
): number {
  if (cents === null || Number.isNaN(otherCents)) return UNKNOWN_PRICE;
  return (
    (PRICE_WEIGHT * Math.abs(cents - otherCents)) / Math.max(cents, 100_000)
  );
}
