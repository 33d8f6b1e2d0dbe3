import { allRulesHold } from "#app/domain/rules/rule-holds.ts";
import type { Promotion } from "#app/domain/store-profile/store-profile.ts";
import { isActive } from "./active-promotions.ts";
import type { OfferFacts, OfferObject, VehicleFacts } from "./offer-facts.ts";

type Ruled = Pick<Promotion, "criterias">;

const VEHICLE: OfferObject = "vehicle";

/** A promotion with such a `url` is about the vehicles that it finds. Assumption A95. */
export const VEHICLE_SEARCH = /^\/search-vehicles(?:[/?]|$)/;

/** It runs now, and all that its criteria say of visitor, store and inventory holds. Spec §4. */
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

/** Whether criteria choose among the vehicles that the promotion is about. */
export function hasVehicleRules({ criterias }: Ruled): boolean {
  return criterias.some(({ object }) => object === VEHICLE);
}

/** The vehicle is one that the promotion is about. */
export function isForVehicle(
  { criterias }: Ruled,
  vehicle: Partial<VehicleFacts>,
): boolean {
  return allRulesHold(
    criterias.filter(({ object }) => object === VEHICLE),
    { vehicle },
  );
}
