import {
  compareMatches,
  type NearMatch,
  type WantedKind,
} from "#app/domain/inventory/near-match.ts";
import { toMakeModelValue } from "#app/domain/search-address/search-check.ts";
import { listOfKind } from "./near-kind.ts";
import {
  findOpenCents,
  getDistance,
  measureCar,
  type NearContext,
} from "./near-price.ts";
import { limitRows, type NearVehicle, takeTurns } from "./nearest.ts";
import type { Find, WayOut } from "./ways-out.ts";

type NearOfWay = NearVehicle & Pick<WayOut, "dropCount">;

/** Where nothing is found, what is nearest comes first (Assumption A534); what is as near takes turns with it. */
export function listNearby(
  found: readonly WayOut[],
  wanted: WantedKind,
  context: NearContext,
  find: Find,
): readonly NearVehicle[] {
  const ways = found.toSorted(
    (a, b) => measureWay(a, context) - measureWay(b, context),
  );
  const list = (way: WayOut): readonly NearOfWay[] =>
    listOfKind(way, wanted, find).map((vehicle) => ({
      vehicle,
      misses: way.losses,
      dropCount: way.dropCount,
    }));
  if (context.results.total > 0)
    return sortNear(ways.flatMap(list), wanted, context);
  const turns = takeTurns(
    ways.map((way) =>
      isInOrder(way) ? list(way) : sortNear(list(way), wanted, context),
    ),
  );
  const measure = ({ vehicle, misses: losses, dropCount }: NearOfWay) =>
    getDistance(
      { losses, dropCount },
      findOpenCents(vehicle, context),
      context.search,
    );
  return limitRows(turns.toSorted((a, b) => measure(a) - measure(b)));
}

/** A title may name the order of a range that alone was given up. */
function isInOrder({ nearOrder, dropCount }: WayOut): boolean {
  return nearOrder !== null && dropCount === 1;
}

/** How far the nearest car of a way out is. */
export function measureWay(way: WayOut, context: NearContext): number {
  const [first] = way.results.vehicles;
  return first === undefined
    ? way.dropCount
    : getDistance(way, findOpenCents(first, context), context.search);
}

/** The nearest come first. */
function sortNear(
  near: readonly NearOfWay[],
  wanted: WantedKind,
  context: NearContext,
): readonly NearOfWay[] {
  return near
    .map((it) => ({ it, match: toMatch(it, context) }))
    .sort((a, b) => compareMatches(a.match, b.match, wanted))
    .map(({ it }) => it);
}

function toMatch(
  { vehicle, misses: losses, dropCount }: NearOfWay,
  context: NearContext,
): NearMatch {
  const measured = measureCar(vehicle, context);
  const { priceCents } = measured;
  return {
    ...measured,
    distance: getDistance({ losses, dropCount }, priceCents, context.search),
    bodystyle: vehicle.bodystyle,
    make: toMakeModelValue(vehicle.make),
    model: toMakeModelValue(vehicle.make, vehicle.model),
  };
}
