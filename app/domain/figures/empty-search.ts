import type { InventorySearch } from "#app/domain/inventory/search.ts";
import { formatSearchAddress } from "#app/domain/search-address/search-address.ts";
import { isVinShaped } from "#app/domain/vehicle-photo/photo-address.ts";

/** Whoever types more tells a story rather than what they want. */
const LONGEST_WORDS = 60;
/** No list of ours that somebody walks to is longer. */
const LONGEST_ADDRESS = 300;

/** Seven digits and more, however they are set apart: phones, cards, numbers of persons. No price has so many. */
const LONG_NUMBER = /\+?\d(?:[\s().\-/]*\d){6,}/g;
/** Parts of VINs are sought as well. */
const CODE = /\b(?=\w*\d)(?=\w*[a-z])\w{11,}\b/gi;
const SAYS = /[\p{L}\p{N}]/u;

/**
 * The address by which a search that found nothing is counted, without what may be personal (Assumption A323). Null
 * where nothing else is left.
 */
export function describeEmptySearch(search: InventorySearch): string | null {
  const { condition, values, ranges } = search;
  const keywords = scrubWords(search.keywords ?? "");
  const given = Object.values(values).flat();
  if (given.some((it) => scrubWords(it.replaceAll("~", " ")) === null))
    return null;
  if (
    keywords === null &&
    given.length === 0 &&
    Object.keys(ranges).length === 0
  )
    return null;
  const address = formatSearchAddress({
    condition,
    values,
    ranges,
    keywords,
    sort: null,
    page: 1,
  });
  return address.length > LONGEST_ADDRESS ? null : address;
}

function scrubWords(words: string): string | null {
  const scrubbed = words
    .normalize("NFKC")
    .split(/\s+/)
    // A mail's address.
    .filter((it) => !it.includes("@"))
    .join(" ")
    .replace(LONG_NUMBER, " ")
    .replace(CODE, " ")
    .split(/\s+/)
    .filter((it) => SAYS.test(it) && !isVinShaped(it.toUpperCase()))
    .join(" ");
  const cut = scrubbed.slice(0, LONGEST_WORDS).trim();
  return cut === "" ? null : cut;
}
