import type { ListedVehicle } from "#app/domain/inventory/listed-vehicle.ts";

/** No car is called new that came long before the others. */
const MOST_LOOKED_AT = 24;

type Arrival = Pick<
  ListedVehicle,
  "make" | "model" | "bodystyle" | "exteriorColorFamily"
>;

/**
 * Of the cars that came last, so many that differ: four black SUVs say that there is nothing else. What cannot differ any
 * more comes in the order of its arrival (Assumption A362).
 */
export function pickVariedArrivals<T extends Arrival>(
  newest: readonly T[],
  count: number,
): readonly T[] {
  const rest = newest.slice(0, MOST_LOOKED_AT);
  const picked: T[] = [];
  while (picked.length < count && rest.length > 0) {
    const likenesses = rest.map((it) => measureLikeness(it, picked));
    const at = likenesses.indexOf(Math.min(...likenesses));
    picked.push(...rest.splice(at, 1));
  }
  return picked;
}

/** Two of one model are more alike than two of one body style, and these more than two of one color. */
function measureLikeness(one: Arrival, picked: readonly Arrival[]): number {
  const like = (isLike: (other: Arrival) => boolean) =>
    picked.filter(isLike).length;
  return (
    like((it) => it.make === one.make && it.model === one.model) * 16 +
    like((it) => it.bodystyle === one.bodystyle) * 4 +
    like((it) => it.exteriorColorFamily === one.exteriorColorFamily) * 3
  );
}
