import { slugify } from "#app/domain/address/slug.ts";
import { EVERYTHING } from "#app/domain/inventory/search.ts";
import type { ListedVehicle } from "#app/domain/inventory/listed-vehicle.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import {
  type AskedPrice,
  computeAskingRatio,
} from "#app/domain/valuation/asking-ratio.ts";
import type { Condition } from "#app/domain/vehicle/vehicle.ts";
import type { InventoryIndex } from "#app/ports/inventory-ports.ts";

/** So many pages of a model are looked at; more vehicles would not say more. */
const MOST_PAGES = 4;
const COMPARED: readonly Condition[] = ["certified", "used"];

export interface AskingPrices {
  /** By make and model; 1 where nothing may or can be compared. */
  findRatio(make: string, model: string): number;
}

/** Assumption A192: only what every stranger may see of our prices moves a value. */
export function createAskingPrices({
  index,
  profile: { restrictions, trade },
  tellBookDollars,
}: {
  readonly index: Pick<InventoryIndex, "version" | "search">;
  readonly profile: Pick<StoreProfile, "restrictions" | "trade">;
  readonly tellBookDollars: (vehicle: ListedVehicle) => number | null;
}): AskingPrices {
  const isOpen = (group: Condition | "search") =>
    !restrictions[group].unlockInventory && !restrictions[group].unlockPrice;
  const conditions = isOpen("search") ? COMPARED.filter(isOpen) : [];
  let version = -1;
  const ratios = new Map<string, number>();

  function* listVehicles(model: string): Iterable<ListedVehicle> {
    for (const condition of conditions)
      for (let page = 1; page <= MOST_PAGES; page++) {
        const found = index.search({
          ...EVERYTHING,
          condition,
          values: { make_model: [model] },
          page,
        });
        yield* found.vehicles;
        if (page >= found.pageCount) break;
      }
  }

  function computeRatio(model: string): number {
    const prices: AskedPrice[] = [];
    for (const vehicle of listVehicles(model)) {
      const bookDollars = tellBookDollars(vehicle);
      if (vehicle.salePriceCents !== null && bookDollars !== null)
        prices.push({
          askingDollars: vehicle.salePriceCents / 100,
          bookDollars,
        });
    }
    return computeAskingRatio(prices, trade.valuation.askingPrices);
  }

  return {
    findRatio(make, model) {
      if (conditions.length === 0) return 1;
      if (version !== index.version) {
        ratios.clear();
        version = index.version;
      }
      const key = `${slugify(make)}~${slugify(model)}`;
      const ratio = ratios.get(key) ?? computeRatio(key);
      ratios.set(key, ratio);
      return ratio;
    },
  };
}
