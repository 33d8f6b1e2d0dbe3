import { allRulesHold } from "#app/domain/rules/rule-holds.ts";
import type { Promotion } from "#app/domain/store-profile/store-profile.ts";
import { isActive } from "./offer-days.ts";
import type { OfferFacts, OfferObject, VehicleFacts } from "./offer-facts.ts";

type Ruled = Pick<Promotion, "criterias">;

const VEHICLE: OfferObject = "vehicle";

/** A promotion with such a `url` is about the vehicles that it finds (Assumption A79). */
export const VEHICLE_SEARCH = /^\/search-vehicles(?:[/?]|$)/;

/** A promotion is on offer when it runs now and all its criteria about visitor, store and inventory hold (Spec §4). */
export function isOnOffer(
  promotion: Ruled & Pick<Promotion, "startDate" | "endDate">,
  facts: OfferFacts,
  nowMs: number,
): boolean {
  return (
    isActive(promotion, nowMs) &&
    allRulesHold(
      promotion.criterias.filter(({ object }) => object !== VEHICLE),
      facts,
    )
  );
}

export function hasVehicleRules({ criterias }: Ruled): boolean {
  return criterias.some(({ object }) => object === VEHICLE);
}

export function isForVehicle(
  { criterias }: Ruled,
  vehicle: Partial<VehicleFacts>,
): boolean {
  return allRulesHold(
    criterias.filter(({ object }) => object === VEHICLE),
    { vehicle },
  );
}
