import {
  GREAT_DEALS,
  type RangeKey,
  type ValueKey,
} from "#app/domain/inventory/search.ts";
import { FEATURES } from "#app/domain/vehicle/features.ts";
import {
  BODY_STYLES,
  COLOR_FAMILIES,
  DRIVETRAINS,
  TRANSMISSIONS,
} from "#app/domain/vehicle/vehicle.ts";
import { isSlug } from "#app/domain/address/slug.ts";

const CLOSED_SETS: Partial<Record<ValueKey, readonly string[]>> = {
  bodystyle: BODY_STYLES,
  features: FEATURES.map((feature) => feature.key),
  great_deals: GREAT_DEALS,
  drivetrain: DRIVETRAINS,
  "exterior-color": COLOR_FAMILIES,
  "interior-color": COLOR_FAMILIES,
  transmission: TRANSMISSIONS,
};

/**
 * The values as a search holds them: sorted, without repeats, a make left out where models of it are named.
 * Null when one of them cannot exist; whether a make or model is in stock is for the index.
 */
export function parseFilterValues(
  key: ValueKey,
  texts: readonly string[],
  storeIds: readonly string[],
): readonly string[] | null {
  const known = key === "store" ? storeIds : CLOSED_SETS[key];
  const values = new Set<string>();
  for (const text of texts) {
    const value =
      known === undefined ? parseMakeModel(text) : findKnown(known, text);
    if (value === null) return null;
    values.add(value);
  }
  // Assumption A3: naming a model narrows its make, so that a form with both boxes ticked finds that model.
  for (const value of values) values.delete(makeOfModel(value));
  return [...values].sort();
}

/** Beyond any car's. */
const HIGHEST_PAYMENT_DOLLARS = 99_999;

/** Null when it is no number, has too many digits, is no model year or no payment. */
export function parseRangeEnd(key: RangeKey, text: string): number | null {
  const digits = text.replace(/^\$/, "").replaceAll(",", "");
  if (!/^\d{1,7}$/.test(digits)) return null;
  const number = Number(digits);
  if (key === "year" && (number < 1900 || number > 2199)) return null;
  if (key === "payment" && number > HIGHEST_PAYMENT_DOLLARS) return null;
  return number;
}

function findKnown(known: readonly string[], text: string): string | null {
  const lower = text.toLowerCase();
  return known.find((value) => value.toLowerCase() === lower) ?? null;
}

function parseMakeModel(text: string): string | null {
  const slugs = text.toLowerCase().split("~");
  return slugs.length <= 2 && slugs.every(isSlug) ? slugs.join("~") : null;
}

function makeOfModel(value: string): string {
  const tilde = value.indexOf("~");
  return tilde === -1 ? "" : value.slice(0, tilde);
}
