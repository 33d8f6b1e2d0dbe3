import {
  EVERYTHING,
  type InventorySearch,
} from "#app/domain/inventory/search.ts";
import { formatSearchAddress } from "#app/domain/search-address/search-address.ts";
import type { Language } from "#app/domain/store-profile/fields/languages.ts";

/**
 * A sentence that was read goes along under this name, so that whoever changes one of its filters still sees how it was
 * read, and nothing is read into the list once more.
 */
export const READ_KEY = "said";

/** The list's address with the sentence that led to it, which is about nothing any more where no filter is left. */
export function keepWords(
  search: InventorySearch,
  words: string,
  language: Language,
): string {
  const options = { language };
  const address = formatSearchAddress(search, options);
  const everything = formatSearchAddress(EVERYTHING, options);
  if (address === everything) return address;
  const said = new URLSearchParams([[READ_KEY, words]]);
  return `${address}${address.includes("?") ? "&" : "?"}${said}`;
}
