import { parseOwnAddress } from "./own-address.ts";

/**
 * It returns the path and query that a form asks to return to, and the home page for anything that leads off the site.
 */
export function toSafeReturnAddress(value: unknown): string {
  if (typeof value !== "string") return "/";
  // Browsers read a backslash as a slash and drop control characters.
  if (/[\\\s\p{Cc}]/u.test(value)) return "/";
  const url = parseOwnAddress(value);
  if (url === null) return "/";
  const address = url.pathname + url.search;
  return address.startsWith("//") ? "/" : address;
}
