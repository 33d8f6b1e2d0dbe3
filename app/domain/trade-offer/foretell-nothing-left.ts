import { listVisibleOffers, type OfferRequest } from "./build-offers.ts";
import { dependsOnAnswers, PRICED } from "./foretell-no-price.ts";
import type { UnruledReason } from "./trade-offer.ts";

/**
 * Why the answers given so far leave nothing of any price (Assumption A437): further ones only take more off. Null where
 * there may be a price.
 */
export function foretellNothingLeft(
  request: Omit<
    OfferRequest,
    "nowMs" | "timeZone" | "driveDays" | "isTradingIn"
  >,
): UnruledReason | null {
  const { trade } = request;
  if (PRICED.some((type) => dependsOnAnswers(type, trade))) return null;
  const [first] = listVisibleOffers({
    ...request,
    driveDays: 0,
    isTradingIn: false,
  });
  return first?.reason.kind === "nothing-left" ? first.reason : null;
}
