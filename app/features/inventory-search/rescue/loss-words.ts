import { isWorkedOut } from "#app/domain/inventory/facets.ts";
import type { WantedKind } from "#app/domain/inventory/near-match.ts";
import type { FacetContext } from "#app/features/inventory-search/facets/facet-options.ts";
import { sayKind } from "./kind-words.ts";
import type {
  InventoryResults,
  InventorySearch,
} from "#app/domain/inventory/search.ts";
import { CONDITIONS } from "#app/domain/vehicle/vehicle.ts";
import { isTextOf } from "#app/site/page/copy.ts";
import { formatDollars } from "#app/site/page/format.ts";
import type { CardVehicle } from "#app/site/vehicles/presented.ts";
import { filterCopy } from "#app/features/inventory-search/copy.ts";
import {
  formatValueLabel,
  type LabelSources,
} from "#app/features/inventory-search/filter-labels.ts";
import type { AppliedFilter } from "#app/features/inventory-search/filters/applied-filters.ts";
import { lowercaseFirst } from "#app/domain/lowercase-first.ts";
import type { NearVehicle } from "./nearest.ts";

type T = LabelSources["t"];
type LostFilter = Pick<AppliedFilter, "key" | "name" | "isAlone" | "limit">;

/** It reads "Any price"; null where two things are given up, or one that nobody says "any" of: what is left says more. */
export function sayAny(
  filters: readonly LostFilter[],
  t: T,
  otherConditions: string | null,
): string | null {
  const [only, ...others] = filters;
  return only === undefined || others.length > 0
    ? null
    : sayOne(only, t, otherConditions);
}

/** What is added to what is left: "Ford trucks, any price". That they have no color or body style is seen by itself. */
export function sayOpened(
  filters: readonly LostFilter[],
  t: T,
  otherConditions: string | null,
): readonly string[] {
  return filters
    .filter(({ key, limit }) => limit !== undefined || key === "condition")
    .flatMap((it) => sayOne(it, t, otherConditions) ?? [])
    .map(lowercaseFirst);
}

/** Null where giving up one value leaves others of its kind, or where nobody says "any" of it. */
function sayOne(
  { key, isAlone }: LostFilter,
  t: T,
  otherConditions: string | null,
): string | null {
  if (key === "condition" && otherConditions !== null) return otherConditions;
  const text = `any.${key}`;
  return isAlone && isTextOf(filterCopy, text) ? t(text) : null;
}

/** It reads "Used or certified": the conditions that what is found has. Null where it has the one asked for as well. */
export function sayOtherConditions(
  { condition }: Pick<InventorySearch, "condition">,
  { conditionCounts }: Pick<InventoryResults, "conditionCounts">,
  t: T,
): string | null {
  const found = CONDITIONS.filter((it) =>
    conditionCounts.some(({ value, count }) => value === it && count > 0),
  );
  const [first, second] = found;
  if (first === undefined || found.some((it) => it === condition)) return null;
  const name = t(`condition.${first}`);
  return second === undefined
    ? name
    : t("any.conditions", {
        first: name,
        second: lowercaseFirst(t(`condition.${second}`)),
      });
}

/** What a car has instead of what was asked for, where a filter's name says it of the car. */
const OWN_FIELDS = {
  drivetrain: "drivetrain",
  fuel: "fuelType",
  transmission: "transmission",
} as const;
const isOwnField = (key: string): key is keyof typeof OWN_FIELDS =>
  Object.hasOwn(OWN_FIELDS, key);

type MissingCar = Pick<CardVehicle, "price"> &
  Pick<NearVehicle, "vehicle" | "builds">;

/** It reads "Front-wheel drive · No third-row seats · $21,354 over your price". */
export function sayMisses(
  filters: readonly LostFilter[],
  { vehicle, price, builds }: MissingCar,
  wanted: WantedKind,
  { search, ...sources }: LabelSources & Pick<FacetContext, "search">,
): string {
  const { t } = sources;
  const maxPriceDollars = search.ranges.price?.max;
  const misses = filters.map(({ key, name, limit }) => {
    if (key === "make_model") return sayKind(vehicle, wanted, sources);
    if (isWorkedOut(key)) {
      const built = builds?.[key];
      return built === undefined
        ? t("miss.notListed", { fact: t(`facet.${key}`) })
        : formatValueLabel(key, built, sources);
    }
    if (isOwnField(key)) {
      const own = vehicle[OWN_FIELDS[key]];
      if (own !== null) return formatValueLabel(key, own, sources);
    }
    if (
      key === "price" &&
      price.state === "shown" &&
      maxPriceDollars !== undefined &&
      price.dollars > maxPriceDollars
    )
      return t("miss.price", {
        amount: formatDollars(price.dollars - maxPriceDollars),
      });
    if (limit !== undefined)
      return t("miss.limit", { limit: t(`limit.${limit}`) });
    const text = `miss.${key}`;
    return isTextOf(filterCopy, text)
      ? t(text, { name: lowercaseFirst(name) })
      : t("miss.other", { name });
  });
  // Of two models given up, each would say the same.
  return [...new Set(misses)].join(" · ");
}
