import { ABOUT_PARAMETER } from "#app/domain/address/contact-address.ts";
import {
  listTranslatedAddresses,
  printAddress,
  splitLanguage,
} from "#app/domain/address/printed-address.ts";

export const CHAT_PATH = "/chat";

/** The page that the chat was opened on. */
export const CHAT_FROM = "from";

/** A dialog opens for links to it, and for those that name the page that they stand on. */
export const CHAT_LINKS = listTranslatedAddresses(CHAT_PATH)
  .map((it) => `a[href="${it}"],a[href^="${it}?${CHAT_FROM}="]`)
  // Without scripts, a link about something that the chat can name leads to a page of its own.
  .concat("a[data-about]")
  .join();

/**
 * `from` is the path of the page that the visitor has a question about, in the language of that page, and `about` the key of
 * what on it is meant.
 */
export function getChatAddress(
  from: string,
  about: string | null = null,
): string {
  return printAddress(["chat"], splitLanguage(from), [
    [CHAT_FROM, from],
    ...(about === null ? [] : ([[ABOUT_PARAMETER, about]] as const)),
  ]);
}
