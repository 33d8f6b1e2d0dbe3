import { isKnownQueryKey } from "#app/domain/address/known-query.ts";
import type { RequestFacts } from "#app/ports.ts";
import type { Exchange } from "./exchange.server.ts";

/**
 * Everything a page depends on. Query keys that no page reads (click identifiers, inventions) are no part
 * of it; the order of the rest is, because only the canonical order is answered with a page.
 */
export function pageCacheKey(
  { url, method }: Pick<Exchange, "url" | "method">,
  facts: RequestFacts,
  versions: { readonly inventory: number; readonly profile: string },
): string | null {
  if (method === "POST") return null;
  const query = [...url.searchParams]
    .filter(([name]) => isKnownQueryKey(name))
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join("&");
  const gate = `${facts.gate.hiddenGroups.join()};${facts.gate.lockedPriceGroups.join()}`;
  return [
    facts.language,
    facts.storeId,
    gate,
    versions.inventory,
    versions.profile,
    url.host,
    `${url.pathname}?${query}`,
  ].join(" ");
}
