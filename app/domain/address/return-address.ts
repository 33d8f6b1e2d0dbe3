/** Nothing of ours is this long; whatever is was not made by our forms. */
const MAX_LENGTH = 2000;
/** Any base shows whether an address stays on the site. */
const BASE = "http://site.invalid";

/** The path and query that a form asks to return to; the home page for anything that leads off the site. */
export function safeReturnAddress(value: unknown): string {
  if (typeof value !== "string" || value.length > MAX_LENGTH) return "/";
  // Browsers read a backslash as a slash and drop control characters.
  if (!value.startsWith("/") || /[\\\s\p{Cc}]/u.test(value)) return "/";
  const url = URL.parse(value, BASE);
  if (url === null || url.origin !== BASE) return "/";
  const address = url.pathname + url.search;
  return address.startsWith("//") ? "/" : address;
}
