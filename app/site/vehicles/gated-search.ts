import type { Gate } from "#app/domain/gate/gate.ts";
import type {
  InventorySearch,
  Range,
  ValueKey,
} from "#app/domain/inventory/search.ts";
import type { Condition } from "#app/domain/vehicle/vehicle.ts";

/** What a search becomes behind a visitor's gate. */
export interface GatedSearch {
  /** Null when everything it asks for is hidden. */
  readonly search: InventorySearch | null;
  /** Vehicle groups this visitor may see, in the profile's order. */
  readonly conditions: readonly Condition[];
  /** Nothing about this list may follow from a price: no price sort, no free price range, no price drops. */
  readonly arePricesLocked: boolean;
}

/** What a store profile says of it. */
interface GatedInventory {
  readonly conditions: readonly Condition[];
  readonly pricing: { readonly lockedPriceBandsDollars: readonly number[] };
}

/** Rewrites a search so that its answer says nothing the gate keeps back. */
export function gatedSearch(
  search: InventorySearch,
  gate: Gate,
  { conditions, pricing }: GatedInventory,
): GatedSearch {
  const visible = conditions.filter((it) => !gate.hiddenGroups.includes(it));
  const condition = visibleCondition(search.condition, visible, conditions);
  const asked = condition === "all" ? visible : [condition];
  const arePricesLocked = asked.some(
    (it) => it !== null && gate.lockedPriceGroups.includes(it),
  );
  const narrowed = condition === null ? null : { ...search, condition };
  return {
    search:
      narrowed !== null && arePricesLocked
        ? withoutPriceTraces(narrowed, pricing.lockedPriceBandsDollars)
        : narrowed,
    conditions: visible,
    arePricesLocked,
  };
}

function visibleCondition(
  asked: InventorySearch["condition"],
  visible: readonly Condition[],
  sold: readonly Condition[],
): InventorySearch["condition"] | null {
  if (asked !== "all") return visible.includes(asked) ? asked : null;
  if (visible.length === sold.length) return "all";
  // A search names one group or all of them, so a part of them is shown one group at a time.
  return visible[0] ?? null;
}

/** Ranges snap outwards to the profile's public bands: a finer one would find a locked price by bisection. */
function withoutPriceTraces(
  search: InventorySearch,
  bandsDollars: readonly number[],
): InventorySearch {
  const { price, ...ranges } = search.ranges;
  const band = price && snapToBands(price, bandsDollars);
  return {
    ...search,
    ranges: band ? { ...ranges, price: band } : ranges,
    values: withoutPriceDrops(search.values),
    sort:
      search.sort === "priceHigh" || search.sort === "priceLow"
        ? "newest"
        : search.sort,
  };
}

function snapToBands(
  { min, max }: Range,
  bandsDollars: readonly number[],
): Range | null {
  const lower = bandsDollars.findLast(
    (start) => min !== undefined && start <= min,
  );
  const upper = bandsDollars.find((end) => max !== undefined && end >= max);
  const range: Range = {
    ...(lower !== undefined && { min: lower }),
    ...(upper !== undefined && { max: upper }),
  };
  return lower === undefined && upper === undefined ? null : range;
}

type SearchValues = Partial<Record<ValueKey, readonly string[]>>;

function withoutPriceDrops({
  great_deals,
  ...values
}: SearchValues): SearchValues {
  const kept = great_deals?.filter((deal) => deal !== "price_drop") ?? [];
  return kept.length === 0 ? values : { ...values, great_deals: kept };
}
