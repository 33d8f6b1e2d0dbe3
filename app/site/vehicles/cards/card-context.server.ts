import { getStandingTerms } from "#app/domain/finance/standing-terms.ts";
import { type Gate, toListGate } from "#app/domain/gate/gate.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import { DAY_MS, formatUtcDay } from "#app/domain/time.ts";
import { NEW_ARRIVAL_DAYS } from "#app/domain/vehicle/vehicle.ts";
import type { PricingTerms } from "#app/domain/visitor/visitor-profile.ts";
import type { AppPorts } from "#app/ports.ts";
import { getPricePolicy } from "#app/site/store/profile-rules.ts";
import { buildListPicture } from "#app/site/vehicles/vehicle-pictures.server.ts";
import type { PaymentBasis } from "#app/site/vehicles/price/payment.ts";
import type { CardContext } from "./present-card.ts";

/** This is everything that one page's cards have in common for one visitor. */
export function buildCardContext(
  { profile, clock }: Pick<AppPorts, "profile" | "clock">,
  gate: Gate,
  language: string,
  visitorTerms: PricingTerms | null,
): CardContext {
  return {
    gate: toListGate(gate),
    policy: getPricePolicy(profile),
    payments: getPaymentBasis(profile, visitorTerms),
    language,
    newSince: formatUtcDay(clock.nowMs() - NEW_ARRIVAL_DAYS * DAY_MS),
    places: getStorePlaces(profile),
    getPicture: buildListPicture,
  };
}

/** Assumption A39: payments use the visitor's own terms, else the defaults of vehicle data. */
export function getPaymentBasis(
  { estimator }: Pick<StoreProfile, "estimator">,
  visitorTerms: PricingTerms | null,
): PaymentBasis {
  return { estimator, terms: getStandingTerms(estimator, visitorTerms) };
}

const placesByProfile = new WeakMap<StoreProfile, Map<string, string>>();

/** The map leads from a store id to its place, such as "Aurora, IL". */
export function getStorePlaces(
  profile: StoreProfile,
): ReadonlyMap<string, string> {
  const known = placesByProfile.get(profile);
  if (known !== undefined) return known;
  const places = new Map(
    profile.stores.map(({ id, city, stateShort }) => [
      id,
      `${city}, ${stateShort}`,
    ]),
  );
  placesByProfile.set(profile, places);
  return places;
}
