import {
  type AddressOptions,
  printAddress,
} from "#app/domain/address/printed-address.ts";

export const CHAT_PATH = "/chat";

/** The page that the chat was opened on. */
export const CHAT_FROM = "from";

/** A dialog opens for links to it. */
export const CHAT_LINKS = `a[href="${CHAT_PATH}"]`;

/** `from` is the path of the page that the visitor has a question about. */
export function getChatAddress(from: string, options?: AddressOptions): string {
  return printAddress(["chat"], options, [[CHAT_FROM, from]]);
}
