import type { FacetContext } from "#app/features/inventory-search/facets/facet-options.ts";
import type {
  Chip,
  Rescue,
} from "#app/features/inventory-search/list-page-data.ts";
import { capitalize, formatDollars } from "#app/site/page/format.ts";
import type { CardVehicle } from "#app/site/vehicles/presented.ts";
import { sayMisses } from "./loss-words.ts";
import { areNearInPrice } from "./near-price.ts";
import type { RescueOutcome } from "./rescue.ts";

/**
 * Examples are given where nothing was understood, and take the place of a search for it.
 * The nearest vehicles have passed the gate, so a price that is private is not among the words.
 */
export function describeRescue(
  outcome: RescueOutcome,
  nearest: readonly CardVehicle[],
  context: FacetContext,
  examples: readonly Chip[],
): Rescue {
  const { nearby } = outcome;
  const { search, results, t } = context;
  const told =
    examples.length > 0 ? null : findToldCar(outcome, nearest, context);
  // Without its price the list is the one car that the title leads to.
  const only = told?.isOnly === true ? told : null;
  const drops = outcome.drops.filter(
    ({ address }) => address !== only?.listAddress,
  );
  return {
    title:
      examples.length > 0
        ? t("empty.unread", { words: search.keywords ?? "" })
        : getTitle(outcome, told, context),
    titleAddress: only?.address ?? null,
    alertLabel: t(results.total > 0 ? "short.alert" : "empty.alert"),
    text: t(drops.length + nearby.length === 0 ? "short.wait" : "short.text"),
    drops: [...drops, ...examples],
    nearby,
    nearest: nearest.map((it) => {
      const near = findNear(it, outcome);
      if (near === undefined || near.misses.length === 0) return it;
      const car = { ...near, price: it.price };
      const misses = sayMisses(near.misses, car, outcome.wanted, context);
      return { ...it, misses };
    }),
    nearestTitle: getNearestTitle(outcome, nearest, context),
  };
}

/** The car whose price the title tells, as the price is all that was in the way of it; null where it tells of none. */
function findToldCar(
  { nearOrder, isOneKept, dropCount, priced, ...outcome }: RescueOutcome,
  nearest: readonly CardVehicle[],
  { results }: Pick<FacetContext, "results">,
) {
  if (results.total > 0 || isOneKept || dropCount !== 1) return null;
  if (nearOrder?.key !== "price" || priced === null) return null;
  const first = nearest.find((it) => missesPriceAlone(it, outcome));
  if (first?.price.state !== "shown") return null;
  return {
    ...priced,
    address: first.address,
    dollars: first.price.dollars,
    end: nearOrder.end,
  };
}

function getTitle(
  { drops, nearby, isOneKept, dropCount }: RescueOutcome,
  told: ReturnType<typeof findToldCar>,
  { results, t }: Pick<FacetContext, "results" | "t">,
): string {
  if (results.total > 0) return t("short.title");
  if (isOneKept) return t("empty.keepTitle");
  if (told !== null)
    return capitalize(
      t(told.isOnly ? "empty.onlyPrice" : `empty.${PRICED[told.end]}`, {
        cars: told.name,
        price: formatDollars(told.dollars),
      }),
    );
  if (drops.length + nearby.length === 0) return t("empty.titleWithoutDrops");
  if (dropCount > 2) return t("empty.titleChange");
  return t(dropCount > 1 ? "empty.titleFewer" : "empty.title");
}

const PRICED = { max: "lowestPrice", min: "highestPrice" } as const;

function findNear(
  { vin }: Pick<CardVehicle, "vin">,
  { nearest }: Pick<RescueOutcome, "nearest">,
) {
  return nearest.find(({ vehicle }) => vehicle.vin === vin);
}

/** What misses something else would be the lowest of another kind. */
function missesPriceAlone(
  card: Pick<CardVehicle, "vin">,
  outcome: Pick<RescueOutcome, "nearest">,
): boolean {
  const [only, ...others] = findNear(card, outcome)?.misses ?? [];
  return only?.limit === "price" && others.length === 0;
}

function getNearestTitle(
  { areNearestNew, nearOrder, isOneOrder }: RescueOutcome,
  nearest: readonly CardVehicle[],
  { results, search, t }: Pick<FacetContext, "results" | "search" | "t">,
): string {
  if (areNearestNew) return t("empty.newest");
  if (results.total > 0) return t("empty.nearest");
  const isNear =
    nearOrder?.key !== "price" ||
    areNearInPrice(nearest, search.ranges.price ?? {});
  return t(
    nearOrder === null || !isOneOrder || !isNear
      ? "empty.nearest"
      : `near.${nearOrder.key}`,
  );
}
