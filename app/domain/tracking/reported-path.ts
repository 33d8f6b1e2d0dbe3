import { isClickIdentifier } from "#app/domain/address/click-identifiers.ts";
import { isKnownQueryKey } from "#app/domain/address/known-query.ts";
import { parseOwnAddress } from "#app/domain/address/own-address.ts";

/** Visitors type these values into a search. */
const TYPED: ReadonlySet<string> = new Set(["q", "words"]);
/** No address of this site has an e-mail address or a phone number in it, but one that somebody made up may. */
const PERSONAL = /@|%40|^\+?[\d().-]{10,}$/i;

/**
 * It returns the path and the part of the query that may be reported: filters and click identifiers. The words that a
 * visitor typed into a search are left out, because people type names and phone numbers there.
 */
export function toReportedPath(path: string): string {
  const url = parseOwnAddress(path);
  if (url === null) return "/";
  const query = [...url.searchParams]
    .filter(
      ([name]) =>
        !TYPED.has(name.toLowerCase()) &&
        (isKnownQueryKey(name) || isClickIdentifier(name)),
    )
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join("&");
  const pathname = url.pathname
    .split("/")
    .map((segment) => (PERSONAL.test(segment) ? "-" : segment))
    .join("/");
  return query === "" ? pathname : `${pathname}?${query}`;
}
