import {
  getValueFacet,
  isConjunctive,
  MEASURED_KEYS,
  VALUE_KEYS,
  type MeasuredKey,
  type ValueKey,
} from "#app/domain/inventory/facets.ts";
import type { InventorySearch } from "#app/domain/inventory/search.ts";
import {
  createFullSet,
  writeDifference,
  writeIntersection,
  type Bitset,
} from "#app/adapters/inventory-index/bitset.server.ts";
import type { CeilingSets } from "./ceiling-sets.server.ts";
import type {
  IndexData,
  SlotGroup,
} from "#app/adapters/inventory-index/index-data.server.ts";
import type { KeywordSearch } from "./keyword-search.server.ts";
import { writeRange } from "#app/adapters/inventory-index/range-column.server.ts";
import { writeTableFilters } from "./table-filter-sets.server.ts";
import {
  addSet,
  findBits,
} from "#app/adapters/inventory-index/vehicle-sets.server.ts";

export interface LeftVehicles {
  readonly set: Bitset;
  /** One value of one key leaves exactly these vehicles; else it is null. */
  readonly slot: number | null;
}

/** These filters can be left out for counts of their own. */
type NarrowingKey = ValueKey | MeasuredKey | "condition" | "ceilings";

interface FilterInUse extends LeftVehicles {
  readonly key: NarrowingKey | "keywords" | "table" | "visible";
}

/** A filter that has alternatives is left out for its own counts. */
export interface NarrowedSets {
  /** It is null without any filter. */
  readonly all: LeftVehicles | null;
  readonly withoutOne: readonly {
    readonly key: NarrowingKey;
    /** It is null when that was the only filter. */
    readonly left: LeftVehicles | null;
  }[];
}

export interface FilterSets {
  /** Sets are valid until the next call. `visible` is everything there is for this search; null means all. */
  narrow(search: InventorySearch, visible: Bitset | null): NarrowedSets;
}

export function createFilterSets(
  data: IndexData,
  keywordSearch: KeywordSearch,
  ceilingSets: CeilingSets,
): FilterSets {
  const wordCount = (data.vehicleCount + 31) >>> 5;
  const slotNumbers = new Map<string, number>();
  data.slots.values.forEach((value, slot) =>
    slotNumbers.set(`${data.slots.groups[slot]} ${value}`, slot),
  );
  const everything = createFullSet(data.vehicleCount);
  const scratch: Bitset[] = [];
  let taken = 0;

  /** The set may be written to; it still holds old content. */
  function takeScratch(): Bitset {
    const set = scratch[taken] ?? new Uint32Array(wordCount);
    scratch[taken++] = set;
    return set;
  }

  function buildValueFilter(
    key: SlotGroup,
    values: readonly string[],
  ): FilterInUse {
    const slots = values
      .map((value) => slotNumbers.get(`${key} ${value}`))
      .filter((slot) => slot !== undefined);
    const [only] = slots;
    const slot = slots.length === 1 && only !== undefined ? only : null;
    const bits = slot === null ? null : findBits(data.slotSets, slot);
    if (bits !== null) return { key, set: bits, slot };
    const set = takeScratch().fill(0);
    for (const one of slots) addSet(set, data.slotSets, one);
    return { key, set, slot };
  }

  /** All vehicles but those with one of the values. */
  function buildOthers(key: SlotGroup, values: readonly string[]): Bitset {
    const { set } = buildValueFilter(key, values);
    const others = takeScratch();
    writeDifference(others, set, everything);
    return others;
  }

  function buildRangeSet(key: MeasuredKey, min = 0, max = 0x7ffffffe): Bitset {
    const set = takeScratch();
    writeRange(set, data.ranges[key], min, max);
    return set;
  }

  function listFilters(
    search: InventorySearch,
    visible: Bitset | null,
  ): FilterInUse[] {
    const filters: FilterInUse[] = [];
    if (visible !== null)
      filters.push({ key: "visible", set: visible, slot: null });
    if (search.condition !== "all")
      filters.push(buildValueFilter("condition", [search.condition]));
    for (const key of VALUE_KEYS) {
      const values = search.values[key];
      if (values === undefined) continue;
      const { excludes } = getValueFacet(key);
      if (excludes !== undefined)
        filters.push({ key, set: buildOthers(excludes, values), slot: null });
      else if (isConjunctive(key))
        for (const value of values)
          filters.push(buildValueFilter(key, [value]));
      else filters.push(buildValueFilter(key, values));
    }
    for (const key of MEASURED_KEYS) {
      const range = search.ranges[key];
      if (range)
        filters.push({
          key,
          set: buildRangeSet(key, range.min, range.max),
          slot: null,
        });
    }
    if (search.priceCeilings !== undefined) {
      const { set } = ceilingSets.get(search.priceCeilings);
      filters.push({ key: "ceilings", set, slot: null });
    }
    if (search.keywords !== null) {
      const set = takeScratch();
      keywordSearch.write(set, search.keywords, visible);
      filters.push({ key: "keywords", set, slot: null });
    }
    if (search.table !== undefined) {
      const set = takeScratch();
      writeTableFilters(set, data, search.table, visible);
      filters.push({ key: "table", set, slot: null });
    }
    return filters;
  }

  function intersectSets(
    a: LeftVehicles | null,
    b: LeftVehicles | null,
  ): LeftVehicles | null {
    if (a === null || b === null) return a ?? b;
    const set = takeScratch();
    writeIntersection(set, a.set, b.set);
    return { set, slot: null };
  }

  return {
    narrow(search, visible) {
      taken = 0;
      const filters = listFilters(search, visible);
      // These are the vehicles left by everything after each filter, so that one forward pass combines them with
      // everything before.
      const after: (LeftVehicles | null)[] = [null];
      for (const filter of filters.slice(1).reverse())
        after.push(intersectSets(after.at(-1) ?? null, filter));
      let before: LeftVehicles | null = null;
      const withoutOne: NarrowedSets["withoutOne"][number][] = [];
      filters.forEach((filter, at) => {
        const { key } = filter;
        if (
          key !== "visible" &&
          key !== "keywords" &&
          key !== "table" &&
          (key === "condition" || key === "ceilings" || !isConjunctive(key))
        ) {
          const others = intersectSets(
            before,
            after[filters.length - 1 - at] ?? null,
          );
          withoutOne.push({ key, left: others });
        }
        before = intersectSets(before, filter);
      });
      return { all: before, withoutOne };
    },
  };
}
