import {
  EVERYTHING,
  type InventorySearch,
} from "#app/domain/inventory/search.ts";
import { formatSearchAddress } from "./search-address.ts";

/**
 * A sentence that was read goes along under this name, so that whoever changes one of its filters still sees how it was
 * read, and nothing is read into the list once more.
 */
export const READ_KEY = "said";

/** The list's address with the sentence that led to it, which is about nothing any more where no filter is left. */
export function keepWords(
  search: InventorySearch,
  words: string | null,
  language: string,
): string {
  return addReadWords(formatSearchAddress(search, { language }), words, {
    language,
  });
}

export function addReadWords(
  address: string,
  words: string | null,
  options: { readonly language: string },
): string {
  const isEverything = address === formatSearchAddress(EVERYTHING, options);
  if (words === null || isEverything) return address;
  const said = new URLSearchParams([[READ_KEY, words]]);
  return `${address}${address.includes("?") ? "&" : "?"}${said}`;
}
