import type { FacetCount } from "#app/domain/inventory/results.ts";
import { capitalize } from "#app/site/page/format.ts";
import { getMake } from "#app/features/inventory-search/search-change.ts";

/** The name is "Honda" for `honda` and "Honda Civic" for `honda~civic`, as the dealer writes them. */
export function formatMakeModelName(
  value: string,
  counts: readonly FacetCount[],
): string {
  const make = getMake(value);
  const makeName = findLabel(make, counts) ?? formatSlug(make);
  if (value === make) return makeName;
  const model = value.slice(make.length + 1);
  return `${makeName} ${findLabel(value, counts) ?? formatSlug(model)}`;
}

function findLabel(
  value: string,
  counts: readonly FacetCount[],
): string | null {
  return counts.find((it) => it.value === value)?.label ?? null;
}

/** A make or model that is not in stock gets this name. */
function formatSlug(slug: string): string {
  return slug.split("-").map(capitalize).join(" ");
}
