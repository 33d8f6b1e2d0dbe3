import {
  type FacetCount,
  type InventoryResults,
  type InventorySearch,
  PAGE_SIZE,
} from "#app/domain/inventory/search.ts";
import {
  isMeasuredKey,
  mapMeasuredKeys,
  mapValueKeys,
} from "#app/domain/inventory/facets.ts";
import type { InventoryIndex } from "#app/ports/inventory-ports.ts";
import { createFullSet } from "#app/adapters/inventory-index/bitset.server.ts";
import { createCeilingSets } from "./ceiling-sets.server.ts";
import { readCard } from "./read-card.server.ts";
import { findByCode } from "#app/adapters/inventory-index/code-table.server.ts";
import { createFacetTally, type ListedSet } from "./facet-tally.server.ts";
import {
  createFilterSets,
  type LeftVehicles,
  type NarrowedSets,
} from "./filter-sets.server.ts";
import {
  type IndexData,
  readText,
  type SlotGroup,
} from "#app/adapters/inventory-index/index-data.server.ts";
import {
  createKeywordSearch,
  type KeywordSearch,
} from "./keyword-search.server.ts";
import {
  createPageFinder,
  type IndexedSort,
  takeInOrderOfBits,
} from "./page-of-hits.server.ts";
import { createPaymentFinder } from "./payment-order.server.ts";
import { measureRange } from "./range-facet.server.ts";
import { findSimilar } from "./similar-vehicles.server.ts";
import {
  createVisibleVehicles,
  type VisibleVehicles,
} from "./visible-vehicles.server.ts";

interface Measured {
  readonly total: number;
  readonly slotCounts: Uint32Array;
  readonly ranges: InventoryResults["rangeFacets"];
  /** Measures from the cache come without it. */
  readonly listed?: ListedSet;
}

const MOST_KEPT = 500;

type Counts = Pick<InventoryResults, "counts" | "conditionCounts">;

/** A search takes well under a millisecond for 100,000 vehicles, in this thread. */
export function createInventoryIndex(
  data: IndexData,
  keywordSearch: KeywordSearch = createKeywordSearch(data),
): InventoryIndex {
  const { vehicleCount, cards } = data;
  const ceilingSets = createCeilingSets(data);
  const filterSets = createFilterSets(data, keywordSearch, ceilingSets);
  const tally = createFacetTally(data);
  const findPage = createPageFinder(data);
  const findByPayment = createPaymentFinder(data);
  const readCounts = createCountReader(data);
  const slotCounts = new Uint32Array(data.slots.values.length);
  const scratchCounts = new Uint32Array(data.slots.values.length);
  const measuredSlots = new Map<number, Measured>();
  const everyone = listEveryone(vehicleCount);
  const whole: Measured = {
    total: vehicleCount,
    slotCounts: tally.totals,
    ranges: mapMeasuredKeys((key) => measureRange(data.ranges[key], everyone)),
  };
  const wholeCounts = readCounts(tally.totals);
  const visibleVehicles = createVisibleVehicles(data, tally);
  const measuredVisible = new Map<VisibleVehicles, Measured>();

  return {
    version: data.version,
    builtAtMs: data.builtAtMs,
    vehicleCount,

    search(search: InventorySearch): InventoryResults {
      const visible = visibleVehicles(search.hiddenConditions);
      const narrowed = filterSets.narrow(search, visible?.set ?? null);
      const { all, withoutOne } = narrowed;
      const measured =
        all === null
          ? whole
          : visible !== null && all.set === visible.set
            ? measureVisible(visible)
            : measure(all);
      const listed =
        all === null ? everyone : (measured.listed ?? tally.list(all.set));
      const inOrder = findPage(listed, getOrder(search.sort), search.page);
      slotCounts.set(measured.slotCounts);
      const ranges = { ...measured.ranges };
      for (const { key, left } of withoutOne) {
        if (key === "ceilings") continue;
        if (key !== "condition" && isMeasuredKey(key)) {
          ranges[key] =
            left === null
              ? whole.ranges[key]
              : measureRange(data.ranges[key], tally.list(left.set));
        } else if (left === null) {
          copyGroup(key, whole.slotCounts);
        } else if (left.slot !== null) {
          copyGroup(key, measure(left).slotCounts);
        } else {
          tally.countGroup(left.set, key, slotCounts);
        }
      }
      const counts =
        all === null
          ? wholeCounts
          : readCounts(slotCounts, visible?.slotCounts);
      const ceilingCounts = countCeilings(search, narrowed);
      // It narrows anew, so it comes when nothing of the first narrowing is read any more.
      const { sort, nearestStores, payments, page } = search;
      const hits =
        sort === "nearest" && nearestStores !== undefined
          ? findNearest(search, nearestStores)
          : sort === "payment" && payments !== undefined
            ? findByPayment(listed, payments, page)
            : inOrder;
      return {
        version: data.version,
        total: measured.total,
        page: search.page,
        pageCount: Math.max(1, Math.ceil(measured.total / PAGE_SIZE)),
        vehicles: hits.map((vehicle) => readCard(cards, vehicle)),
        ...counts,
        rangeFacets: ranges,
        ceilingCounts,
      };
    },

    listSwaps({ keywords, hiddenConditions }) {
      if (keywords === null) return [];
      const visible = visibleVehicles(hiddenConditions)?.set ?? null;
      return keywordSearch.listSwaps(keywords, visible, everyone.set.length);
    },

    find(vin) {
      const vehicle = findPlace(vin);
      return vehicle === null ? null : readCard(cards, vehicle);
    },

    lastChangeAtMs(vin) {
      const vehicle = findPlace(vin);
      return vehicle === null ? null : (data.changedAtMs[vehicle] ?? null);
    },

    similar: (vehicle, count, hiddenConditions) =>
      findSimilar(data, vehicle, count, hiddenConditions),
  };

  /** One store after the other, each with the newest first. */
  function findNearest(
    { page, ...search }: InventorySearch,
    nearestStores: readonly string[],
  ): readonly number[] {
    const { store: chosen, ...values } = search.values;
    const visible = visibleVehicles(search.hiddenConditions);
    const hits: number[] = [];
    let skip = (page - 1) * PAGE_SIZE;
    for (const id of nearestStores) {
      if (chosen !== undefined && !chosen.includes(id)) continue;
      const ofStore = { ...search, page, values: { ...values, store: [id] } };
      const { all } = filterSets.narrow(ofStore, visible?.set ?? null);
      if (all === null) continue;
      const { size } = tally.list(all.set);
      if (skip < size)
        hits.push(
          ...takeInOrderOfBits(all.set, skip).slice(0, PAGE_SIZE - hits.length),
        );
      skip = Math.max(0, skip - size);
      if (hits.length === PAGE_SIZE) break;
    }
    return hits;
  }

  function findPlace(vin: string): number | null {
    const code = vin.toLowerCase();
    for (const vehicle of findByCode(data.codes, code, false))
      if (readText(cards.vin, vehicle)?.toLowerCase() === code) return vehicle;
    return null;
  }

  function countCeilings(
    { countedCeilings = [] }: InventorySearch,
    { all, withoutOne }: NarrowedSets,
  ): readonly number[] {
    const inUse = withoutOne.find(({ key }) => key === "ceilings");
    const left = inUse === undefined ? all : inUse.left;
    return countedCeilings.map((it) =>
      ceilingSets.countIn(it, left?.set ?? null),
    );
  }

  /** What a single value leaves is asked for so often that its counts and ranges are kept. */
  function measure({ set, slot }: LeftVehicles): Measured {
    const kept = slot === null ? undefined : measuredSlots.get(slot);
    if (kept !== undefined) return kept;
    const listed = tally.list(set);
    const counts = slot === null ? scratchCounts : scratchCounts.slice();
    tally.count(listed, counts);
    const ranges = mapMeasuredKeys((key) =>
      measureRange(data.ranges[key], listed),
    );
    const measured = { total: listed.size, slotCounts: counts, ranges };
    if (slot === null) return { ...measured, listed };
    if (measuredSlots.size < MOST_KEPT) measuredSlots.set(slot, measured);
    return { ...measured, listed };
  }

  function measureVisible(visible: VisibleVehicles): Measured {
    const kept = measuredVisible.get(visible);
    if (kept !== undefined) return kept;
    const { set, slotCounts } = visible;
    const { total, ranges } = measure({ set, slot: null });
    const measured = { total, slotCounts, ranges };
    measuredVisible.set(visible, measured);
    return measured;
  }

  function copyGroup(group: SlotGroup, from: Uint32Array): void {
    const first = data.slots.groups.indexOf(group);
    const end = data.slots.groups.lastIndexOf(group) + 1;
    slotCounts.set(from.subarray(first, end), Math.max(0, first));
  }
}

/**
 * The index knows no places and no terms: without the stores' order the nearest are the newest, and without payments
 * the lowest ones are the lowest prices.
 */
function getOrder(sort: InventorySearch["sort"]): IndexedSort {
  if (sort === "payment") return "priceLow";
  return sort === null || sort === "nearest" ? "newest" : sort;
}

function createCountReader({ slots }: IndexData) {
  const listSlots = (group: SlotGroup) =>
    slots.groups.flatMap((other, slot) => (other === group ? [slot] : []));
  const slotsOfKey = mapValueKeys(listSlots);
  const conditionSlots = listSlots("condition");
  /** Values that count 0 in `existing` are left out. */
  return (slotCounts: Uint32Array, existing?: Uint32Array): Counts => {
    const exists = (slot: number) =>
      existing === undefined || (existing[slot] ?? 0) > 0;
    const read = (slot: number): FacetCount => {
      const label = slots.labels[slot] ?? null;
      const value = slots.values[slot] ?? "";
      const count = slotCounts[slot] ?? 0;
      return label === null ? { value, count } : { value, count, label };
    };
    return {
      counts: mapValueKeys((key) => slotsOfKey[key].filter(exists).map(read)),
      conditionCounts: conditionSlots.filter(exists).map(read),
    };
  };
}

/** All vehicles are the complement of an empty set, so nothing has to be searched. */
function listEveryone(vehicleCount: number): ListedSet {
  return {
    set: createFullSet(vehicleCount),
    size: vehicleCount,
    members: new Uint32Array(),
    isComplement: true,
  };
}
