import { listFacetValues } from "#app/domain/inventory/facet-values.ts";
import {
  getRangeFacet,
  getValueFacet,
  type RangeKey,
  type ValueKey,
} from "#app/domain/inventory/facets.ts";
import { isSlug } from "#app/domain/address/slug.ts";

/**
 * The values of a search are sorted and have no repeats, and a make is left out where models of it are named. The
 * result is null when one of them cannot exist; the index decides whether a make or model is in stock.
 */
export function parseFilterValues(
  key: ValueKey,
  texts: readonly string[],
  storeIds: readonly string[],
): readonly string[] | null {
  const { kind } = getValueFacet(key);
  const closedSet = listFacetValues(key) ?? storeIds;
  const values = new Set<string>();
  for (const text of texts) {
    const value =
      kind === "names" ? parseMakeModel(text) : findKnown(closedSet, text);
    if (value === null) return null;
    values.add(value);
  }
  // Assumption A3: naming a model narrows its make, so that a form with both boxes ticked finds that model.
  for (const value of values) values.delete(getMakeOfModel(value));
  return [...values].sort();
}

/** Null when it is no number, has too many digits or is beyond what the range can have. */
export function parseRangeEnd(key: RangeKey, text: string): number | null {
  const digits = text.replace(/^\$/, "").replaceAll(",", "");
  if (!/^\d{1,7}$/.test(digits)) return null;
  const number = Number(digits);
  const { lowest = 0, highest = Infinity } = getRangeFacet(key);
  return number < lowest || number > highest ? null : number;
}

function findKnown(known: readonly string[], text: string): string | null {
  const lower = text.toLowerCase();
  return known.find((value) => value.toLowerCase() === lower) ?? null;
}

function parseMakeModel(text: string): string | null {
  const slugs = text.toLowerCase().split("~");
  return slugs.length <= 2 && slugs.every(isSlug) ? slugs.join("~") : null;
}

function getMakeOfModel(value: string): string {
  const tilde = value.indexOf("~");
  return tilde === -1 ? "" : value.slice(0, tilde);
}
