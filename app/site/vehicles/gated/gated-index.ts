import { type Gate, toListGate } from "#app/domain/gate/gate.ts";
import type {
  FacetCount,
  InventoryResults,
  InventorySearch,
  RangeFacet,
} from "#app/domain/inventory/search.ts";
import type { ListedVehicle } from "#app/domain/inventory/listed-vehicle.ts";
import {
  mapMeasuredKeys,
  mapValueKeys,
  findLockedBands,
  getValueFacet,
} from "#app/domain/inventory/facets.ts";
import type { PricingTerms } from "#app/domain/visitor/visitor-profile.ts";
import type { InventoryIndex } from "#app/ports/inventory-ports.ts";
import {
  type GatedInventory,
  type GatedSearch,
  gateSearch,
  narrowToBands,
} from "./gated-search.ts";
import {
  type PaymentRules,
  getPublicCeilings,
  getVisitorCeilings,
} from "./payment-ceilings.ts";

/** Whoever lists, counts or suggests vehicles for a visitor asks this index. */
export interface GatedIndex {
  /** Null means that everything asked for is hidden. */
  search(asked: InventorySearch): GatedAnswer | null;
  /**
   * Payment bands get ceiling counts, or none while prices are locked. With the bars of their histogram comes how many
   * cars cost at most what each bar ends with.
   */
  searchWithPayments(
    asked: InventorySearch,
    counted?: CountedPayments,
  ): GatedAnswer | null;
  /** Empty when everything asked for is hidden. */
  searchVisible(asked: InventorySearch): InventoryResults;
}

export interface GatedAnswer extends GatedSearch {
  readonly search: InventorySearch;
  readonly results: InventoryResults;
  /** Empty where nobody asked, or prices are locked. */
  readonly paymentBarCounts: readonly number[];
}

/** How much is counted of what cars cost a month; with the bars come the bands. */
type CountedPayments = "bands" | "bars";

export function createGatedIndex(
  index: Pick<InventoryIndex, "search">,
  gate: Gate,
  inventory: GatedInventory & PaymentRules,
  /** This visitor's cards print payments by them. */
  visitorTerms: PricingTerms | null = null,
): GatedIndex {
  const { lockedPriceGroups } = toListGate(gate);

  function find(
    asked: InventorySearch,
    counted: CountedPayments | null = null,
  ): GatedAnswer | null {
    const gated = gateSearch(asked, gate, inventory);
    const { search, arePricesLocked, sort } = gated;
    if (search === null) return null;
    const results = index.search({
      ...(arePricesLocked
        ? withPublicCeilings(narrowToBands(search))
        : withCeilings(search, counted)),
      sort,
    });
    const bandCount = inventory.pricing.paymentBandsDollars.length;
    const { ceilingCounts } = results;
    const told = {
      ...results,
      ceilingCounts: ceilingCounts.slice(0, bandCount),
    };
    return {
      ...gated,
      search,
      results: arePricesLocked
        ? withoutPriceFacets(told)
        : withGatedConditionCounts(told, search),
      paymentBarCounts: ceilingCounts.slice(bandCount),
    };
  }

  function withCeilings(
    search: InventorySearch,
    counted: CountedPayments | null,
  ): InventorySearch {
    const maximum = search.ranges.payment?.max;
    if (maximum === undefined && counted === null) return search;
    const ceilings = getVisitorCeilings(inventory, visitorTerms);
    return {
      ...search,
      ...(maximum !== undefined && { priceCeilings: ceilings.get(maximum) }),
      ...(counted === "bands" && { countedCeilings: ceilings.bands }),
      ...(counted === "bars" && {
        countedCeilings: [...ceilings.bands, ...ceilings.barEnds],
      }),
    };
  }

  function withPublicCeilings(search: InventorySearch): InventorySearch {
    const maximum = search.ranges.payment?.max;
    if (maximum === undefined) return search;
    return { ...search, priceCeilings: getPublicCeilings(inventory, maximum) };
  }

  /** The counts of other conditions hold this search's free price range, but a locked group may not. */
  function withGatedConditionCounts(
    results: InventoryResults,
    search: InventorySearch,
  ): InventoryResults {
    if (lockedPriceGroups.length === 0 || search.condition === "all")
      return results;
    return {
      ...results,
      conditionCounts: results.conditionCounts.map((count): FacetCount => {
        const group = lockedPriceGroups.find((it) => it === count.value);
        if (group === undefined) return count;
        const other = find({ ...search, condition: group, page: 1 });
        return { ...count, count: other?.results.total ?? 0 };
      }),
    };
  }

  return {
    search: (asked) => find(asked),
    searchWithPayments: (asked, counted = "bands") => find(asked, counted),
    searchVisible: (asked) => find(asked)?.results ?? NOTHING,
  };
}

/** While any price is locked, no price affects the order. */
export function findSimilarBehindGate(
  index: Pick<InventoryIndex, "similar">,
  gate: Gate,
  { salePriceCents, ...facts }: Parameters<InventoryIndex["similar"]>[0],
  count: number,
): readonly ListedVehicle[] {
  const { hiddenGroups, lockedPriceGroups } = toListGate(gate);
  const known = lockedPriceGroups.length > 0 ? null : salePriceCents;
  return index.similar(
    { ...facts, salePriceCents: known },
    count,
    hiddenGroups,
  );
}

function withoutPriceFacets(results: InventoryResults): InventoryResults {
  const { counts, rangeFacets } = results;
  return {
    ...results,
    counts: mapValueKeys((key) => {
      const { valuesOfPrice } = getValueFacet(key);
      return valuesOfPrice === undefined
        ? counts[key]
        : counts[key].filter(({ value }) => !valuesOfPrice.includes(value));
    }),
    rangeFacets: mapMeasuredKeys((key) =>
      findLockedBands(key) === null ? rangeFacets[key] : NO_RANGE,
    ),
  };
}

const NO_RANGE: RangeFacet = {
  bounds: null,
  histogramStart: 0,
  histogramStep: 1,
  histogram: [],
};

const NOTHING: InventoryResults = {
  version: 0,
  total: 0,
  page: 1,
  pageCount: 1,
  vehicles: [],
  counts: mapValueKeys(() => []),
  conditionCounts: [],
  rangeFacets: mapMeasuredKeys(() => NO_RANGE),
  ceilingCounts: [],
};
