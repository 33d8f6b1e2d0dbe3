import type {
  InventoryResults,
  InventorySearch,
} from "#app/domain/inventory/search.ts";
import { CONDITIONS } from "#app/domain/vehicle/vehicle.ts";
import { isTextOf } from "#app/site/page/copy.ts";
import { formatDollars } from "#app/site/page/format.ts";
import type { CardVehicle } from "#app/site/vehicles/presented.ts";
import { filterCopy } from "#app/features/inventory-search/copy.ts";
import type { LabelSources } from "#app/features/inventory-search/filter-labels.ts";
import type { AppliedFilter } from "#app/features/inventory-search/filters/applied-filters.ts";
import { lowercaseFirst } from "#app/domain/lowercase-first.ts";

type T = LabelSources["t"];
type LostFilter = Pick<AppliedFilter, "key" | "name" | "isAlone" | "limit">;

/** It reads "Any price, without “Third-row seats”", and "Without “Sunroof” and “Leather seats”". */
export function sayLosses(
  filters: readonly LostFilter[],
  t: T,
  otherConditions: string | null,
): string {
  const opened = filters.flatMap((it) =>
    it.key === "condition" && otherConditions !== null
      ? otherConditions
      : (sayOpened(it, t) ?? []),
  );
  const [first, second] = filters.filter((it) => sayOpened(it, t) === null);
  const losses = [...opened];
  if (first !== undefined)
    losses.push(
      t("empty.without", {
        filter:
          second === undefined
            ? first.name
            : t("empty.two", { first: first.name, second: second.name }),
      }),
    );
  return losses
    .map((loss, at) => (at === 0 ? loss : lowercaseFirst(loss)))
    .join(", ");
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

/** Null where giving up one value leaves others of its kind, or where nobody says "any" of it. */
function sayOpened({ key, isAlone }: LostFilter, t: T): string | null {
  const text = `any.${key}`;
  return isAlone && isTextOf(filterCopy, text) ? t(text) : null;
}

/** It reads "No third-row seats · $21,354 over your price". */
export function sayMisses(
  filters: readonly LostFilter[],
  { price }: Pick<CardVehicle, "price">,
  maxPriceDollars: number | undefined,
  t: T,
): string {
  return filters
    .map(({ key, name, limit }) => {
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
    })
    .join(" · ");
}
