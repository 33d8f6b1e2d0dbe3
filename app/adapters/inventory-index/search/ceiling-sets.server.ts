import type {
  PriceCeiling,
  PriceCeilings,
} from "#app/domain/inventory/search.ts";
import {
  type Bitset,
  countBits,
  countCommonBits,
  writeIntersection,
  uniteInto,
  getWordCount,
} from "#app/adapters/inventory-index/bitset.server.ts";
import type { IndexData } from "#app/adapters/inventory-index/index-data.server.ts";
import { writeRange } from "#app/adapters/inventory-index/range-column.server.ts";
import { addSet } from "#app/adapters/inventory-index/vehicle-sets.server.ts";

export interface CeilingSets {
  /** The set must not be written to. */
  get(ceilings: PriceCeilings): { readonly set: Bitset; readonly size: number };
  /** Null means all vehicles. */
  countIn(ceilings: PriceCeilings, vehicles: Bitset | null): number;
}

const LATEST_YEAR = 0x7ffffffe;

/** Sets stay as long as the caller keeps the very same ceilings object. */
export function createCeilingSets({
  vehicleCount,
  slots,
  slotSets,
  ranges: { price, year },
}: Pick<
  IndexData,
  "vehicleCount" | "slots" | "slotSets" | "ranges"
>): CeilingSets {
  const known = new WeakMap<PriceCeilings, ReturnType<CeilingSets["get"]>>();
  const createEmptySet = () => new Uint32Array(getWordCount(vehicleCount));

  function buildConditionSet({ condition }: PriceCeiling): Bitset {
    const set = createEmptySet();
    slots.groups.forEach((group, slot) => {
      if (group === "condition" && slots.values[slot] === condition)
        addSet(set, slotSets, slot);
    });
    return set;
  }

  function make(ceilings: PriceCeilings): Bitset {
    const passing = createEmptySet();
    const some = createEmptySet();
    for (const ceiling of ceilings) {
      const { years, maxDollars } = ceiling;
      const ofThese = buildConditionSet(ceiling);
      writeRange(some, price, 1, maxDollars);
      writeIntersection(ofThese, ofThese, some);
      writeRange(some, year, years.min ?? 0, years.max ?? LATEST_YEAR);
      writeIntersection(ofThese, ofThese, some);
      uniteInto(passing, ofThese);
    }
    return passing;
  }

  function getCeilingSet(
    ceilings: PriceCeilings,
  ): ReturnType<CeilingSets["get"]> {
    const found = known.get(ceilings);
    if (found !== undefined) return found;
    const set = make(ceilings);
    const made = { set, size: countBits(set) };
    known.set(ceilings, made);
    return made;
  }

  return {
    get: getCeilingSet,
    countIn(ceilings, vehicles) {
      const { set, size } = getCeilingSet(ceilings);
      return vehicles === null ? size : countCommonBits(set, vehicles);
    },
  };
}
