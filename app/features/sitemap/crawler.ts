import { buildGate } from "#app/domain/gate/gate.ts";
import { STRANGER } from "#app/domain/visitor/visitor-profile.ts";
import type { AppPorts } from "#app/ports.ts";
import type { OfferRequest } from "#app/site/offers/current-offers.server.ts";

/**
 * Whoever fetches a sitemap is treated as somebody without cookies, whatever cookies the request has
 * (Assumption A19).
 */
export function getCrawlerFacts({
  profile,
  clock,
}: Pick<AppPorts, "profile" | "clock">): OfferRequest {
  const { restrictions, visitor, stores } = profile;
  const rules = { restrictions, profileDays: visitor.profileDays };
  return {
    gate: buildGate(rules, STRANGER, clock.nowMs()),
    visitor: STRANGER,
    storeId: stores[0]?.id ?? "",
  };
}
