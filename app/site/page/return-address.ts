import { isKnownQueryKey } from "#app/domain/address/canonical-address.ts";

/**
 * The page that a form comes back to, without anything of this one visitor:
 * the page may be kept and served to others, and a click identifier is not theirs.
 */
export function getReturnAddress(pathname: string, search: string): string {
  const kept = search
    .replace(/^\?/, "")
    .split("&")
    .filter((entry) => isKnownQueryKey(entry.split("=")[0] ?? ""));
  return kept.length === 0 ? pathname : `${pathname}?${kept.join("&")}`;
}
