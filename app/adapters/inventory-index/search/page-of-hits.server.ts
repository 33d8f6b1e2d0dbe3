import { PAGE_SIZE, type SortKey } from "#app/domain/inventory/search.ts";
import {
  countWordBits,
  hasBit,
  type Bitset,
} from "#app/adapters/inventory-index/bitset.server.ts";
import type { ListedSet } from "./facet-tally.server.ts";
import type {
  IndexData,
  SortOrders,
} from "#app/adapters/inventory-index/index-data.server.ts";

/** This is a rough cost: sorting a vehicle against passing one by in a sorted order. */
const SORT_COST = 40;

export type IndexedSort = Exclude<SortKey, "nearest" | "payment">;

export function createPageFinder({
  orders,
  vehicleCount,
}: Pick<IndexData, "orders" | "vehicleCount">) {
  const ranks: Partial<Record<keyof SortOrders, Uint32Array>> = {};

  function getRank(sort: keyof SortOrders): Uint32Array {
    const known = ranks[sort];
    if (known !== undefined) return known;
    const rank = new Uint32Array(vehicleCount);
    orders[sort].forEach((vehicle, place) => (rank[vehicle] = place));
    ranks[sort] = rank;
    return rank;
  }

  return (
    { set, size, members, isComplement }: ListedSet,
    sort: IndexedSort,
    page: number,
  ): readonly number[] => {
    const skip = (page - 1) * PAGE_SIZE;
    if (skip >= size) return [];
    if (sort === "newest") return takeInOrderOfBits(set, skip);
    const passed = ((skip + PAGE_SIZE) / size) * vehicleCount;
    if (isComplement || size * SORT_COST > passed)
      return takeInOrder(set, orders[sort], skip);
    const rank = getRank(sort);
    return members
      .map((vehicle) => rank[vehicle] ?? 0)
      .sort()
      .subarray(skip, skip + PAGE_SIZE)
      .reduce<number[]>((hits, place) => {
        hits.push(orders[sort][place] ?? 0);
        return hits;
      }, []);
  };
}

function takeInOrder(set: Bitset, order: Uint32Array, skip: number): number[] {
  const hits: number[] = [];
  let seen = 0;
  for (let place = 0; place < order.length; place++) {
    const vehicle = order[place] ?? 0;
    if (!hasBit(set, vehicle)) continue;
    if (seen++ < skip) continue;
    hits.push(vehicle);
    if (hits.length === PAGE_SIZE) break;
  }
  return hits;
}

/** The newest come first, because that is the order of the bits. */
export function takeInOrderOfBits(set: Bitset, skip: number): number[] {
  const hits: number[] = [];
  let seen = 0;
  for (let i = 0; i < set.length; i++) {
    let word = set[i] ?? 0;
    const inWord = countWordBits(word);
    if (seen + inWord <= skip) {
      seen += inWord;
      continue;
    }
    while (word !== 0) {
      const lowest = word & -word;
      if (seen++ >= skip) hits.push((i << 5) + 31 - Math.clz32(lowest));
      if (hits.length === PAGE_SIZE) return hits;
      word ^= lowest;
    }
  }
  return hits;
}
