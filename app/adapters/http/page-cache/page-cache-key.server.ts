import { CALCULATOR_PREFIX } from "#app/domain/finance/estimator-input.ts";
import { isKnownQueryKey } from "#app/domain/address/canonical-address.ts";
import { STRANGER } from "#app/domain/visitor/visitor-profile.ts";
import type { RequestFacts } from "#app/ports.ts";
import type { Exchange } from "#app/adapters/http/requests/exchange.server.ts";

/**
 * The key holds everything a page depends on. Query keys that no page reads (click identifiers, made-up keys) are not
 * part of it; the order of the rest is, because only the canonical order is answered with a page.
 */
export function findPageCacheKey(
  { url, method }: Pick<Exchange, "url" | "method">,
  facts: RequestFacts,
  versions: { readonly inventory: number; readonly profile: string },
): string | null {
  // A toast is shown to one visitor, once.
  if (method === "POST" || facts.flash !== null) return null;
  // A known visitor's page is for them alone: it is neither kept nor taken from what others saw.
  if (facts.visitor !== STRANGER) return null;
  // The values a shopper puts into a calculator are as good as unique.
  const names = [...url.searchParams.keys()];
  if (names.some((name) => name.startsWith(CALCULATOR_PREFIX))) return null;
  const query = [...url.searchParams]
    .filter(([name]) => isKnownQueryKey(name))
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join("&");
  return [
    facts.language,
    facts.storeId,
    JSON.stringify(facts.gate),
    facts.consent.mode,
    versions.inventory,
    versions.profile,
    url.host,
    `${url.pathname}?${query}`,
  ].join(" ");
}
