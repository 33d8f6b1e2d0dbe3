import type { FacetCount } from "#app/domain/inventory/results.ts";
import { capitalize } from "#app/site/page/capitalize.ts";
import { makeOf } from "#app/features/inventory-search/search-change.ts";

/** "Honda" of `honda`, "Honda Civic" of `honda~civic`, as the dealer writes them. */
export function makeModelName(
  value: string,
  counts: readonly FacetCount[],
): string {
  const make = makeOf(value);
  const makeName = labelOf(make, counts) ?? nameOfSlug(make);
  if (value === make) return makeName;
  const model = value.slice(make.length + 1);
  return `${makeName} ${labelOf(value, counts) ?? nameOfSlug(model)}`;
}

function labelOf(value: string, counts: readonly FacetCount[]): string | null {
  return counts.find((it) => it.value === value)?.label ?? null;
}

/** For a make or model that is not in stock. */
function nameOfSlug(slug: string): string {
  return slug.split("-").map(capitalize).join(" ");
}
