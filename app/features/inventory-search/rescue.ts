import type { AddressOptions } from "#app/domain/address/printed-address.ts";
import { formatSearchAddress } from "#app/domain/address/search-address.ts";
import type { ListedVehicle } from "#app/domain/inventory/listed-vehicle.ts";
import {
  EVERYTHING,
  type InventorySearch,
} from "#app/domain/inventory/search.ts";
import type { InventoryIndex } from "#app/ports.ts";
import type { Translate } from "#app/site/texts/copy.ts";
import type { AppliedFilter } from "./applied-filters.ts";
import type { ListText } from "./copy.ts";
import type { Rescue } from "./list-page-data.ts";

const NEAREST_COUNT = 6;
/** More filters than this are not tried by twos. */
const MOST_TRIED_BY_TWOS = 8;

interface RescueOutcome {
  readonly drops: Rescue["drops"];
  /** Before the gate. */
  readonly nearest: readonly ListedVehicle[];
}

/**
 * Which one filter to take away from a search that finds nothing, else which two; and the vehicles that come
 * nearest: those of the loosening that finds the fewest.
 */
export function rescueSearch(
  search: InventorySearch,
  applied: readonly AppliedFilter[],
  index: Pick<InventoryIndex, "search">,
  t: Translate<ListText>,
  options: AddressOptions,
): RescueOutcome {
  const one = helpful(applied, search, index);
  const found =
    one.length > 0 ? one : helpful(inTwos(applied, t), search, index);
  const nearest =
    found[0]?.results ??
    index.search({ ...EVERYTHING, condition: search.condition });
  return {
    drops: found
      .toSorted((a, b) => b.results.total - a.results.total)
      .map(({ label, loosened, results }) => ({
        label,
        count: results.total,
        address: formatSearchAddress(loosened, options),
      })),
    nearest: nearest.vehicles.slice(0, NEAREST_COUNT),
  };
}

/** Those that find something, the fewest first. */
function helpful(
  filters: readonly Pick<AppliedFilter, "name" | "drop">[],
  search: InventorySearch,
  index: Pick<InventoryIndex, "search">,
) {
  return filters
    .map(({ name, drop }) => {
      const loosened = drop(search);
      return { label: name, loosened, results: index.search(loosened) };
    })
    .filter(({ results }) => results.total > 0)
    .sort((a, b) => a.results.total - b.results.total);
}

function inTwos(
  applied: readonly AppliedFilter[],
  t: Translate<ListText>,
): readonly Pick<AppliedFilter, "name" | "drop">[] {
  if (applied.length > MOST_TRIED_BY_TWOS) return [];
  return applied.flatMap((first, at) =>
    applied.slice(at + 1).map((second) => ({
      name: t("empty.two", { first: first.name, second: second.name }),
      drop: (search: InventorySearch) => second.drop(first.drop(search)),
    })),
  );
}
