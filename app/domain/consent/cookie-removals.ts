import { formatExpiredCookie } from "./storage-gate.ts";
import type { StoredItem } from "./stored-items.ts";

/** Where a browser keeps the site's cookies. */
export interface CookiePlace {
  readonly hostname: string;
  readonly hasTls: boolean;
}

/**
 * Vendors' scripts set their cookies for the widest domain that a browser lets them, and only a line that names the same
 * domain removes one: every domain of the host is tried, and browsers ignore those that nobody may set.
 */
export function formatRemovals(
  cookie: StoredItem & { readonly kind: "cookie" },
  { hostname, hasTls }: CookiePlace,
): readonly string[] {
  const line = formatExpiredCookie(cookie, hasTls);
  const domains = listDomains(hostname).map((it) => `${line}; Domain=${it}`);
  return [line, ...domains];
}

/** Every domain of two labels and more. An address in numbers has none. */
function listDomains(hostname: string): readonly string[] {
  if (/^[\d.]+$|:/.test(hostname)) return [];
  const labels = hostname.split(".");
  return labels.slice(0, -1).map((_, at) => labels.slice(at).join("."));
}
