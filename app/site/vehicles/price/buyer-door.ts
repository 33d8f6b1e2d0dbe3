import type { PresentedPrice } from "#app/domain/gate/present-vehicle.ts";
import { getStartingTerms } from "#app/domain/finance/standing-terms.ts";
import {
  computeOutTheDoor,
  type DoorTrade,
  type OutTheDoor,
  toDoorPrice,
} from "#app/domain/price/out-the-door.ts";
import { findStateOfZip } from "#app/domain/shopper-place/zip-state.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import { findStateCode, US_STATES } from "#app/domain/us-states.ts";
import type { RequestFacts } from "#app/request-facts.ts";

type Buyer = Pick<RequestFacts, "visitor" | "place">;

export interface BuyerDoor {
  readonly stateShort: string;
  readonly stateName: string;
  /** Null where the profile does not know what the state charges. */
  readonly door: OutTheDoor | null;
}

/** What a shopper chose in an estimator; null is left to what is known of them. */
interface ChosenDoor {
  readonly stateShort: string | null;
  readonly trade: DoorTrade | null;
}

/** Who said where they live or are registers the car there, anybody else where it is sold (Assumption A181). */
export function getBuyerState(
  { visitor, place }: Buyer,
  { stores }: Pick<StoreProfile, "stores">,
  storeId: string,
): string {
  const store = stores.find(({ id }) => id === storeId) ?? stores[0];
  return (
    findStateCode(visitor.homeAddress.state) ??
    (place?.kind === "zip" ? findStateOfZip(place.zip) : null) ??
    store?.stateShort ??
    ""
  );
}

/** It counts with the trade of the visitor's own terms. Null while the price is not shown. */
export function findBuyerDoor(
  {
    price,
    storeId,
  }: { readonly price: PresentedPrice; readonly storeId: string },
  profile: Pick<StoreProfile, "stores" | "pricing" | "estimator">,
  buyer: Buyer,
  chosen: ChosenDoor = { stateShort: null, trade: null },
): BuyerDoor | null {
  if (price.state !== "shown") return null;
  const stateShort =
    chosen.stateShort ?? getBuyerState(buyer, profile, storeId);
  const { visitor } = buyer;
  const { tradeEquityDollars } = getStartingTerms(profile.estimator, visitor);
  return {
    stateShort,
    stateName: US_STATES[stateShort] ?? stateShort,
    door: computeOutTheDoor(
      toDoorPrice(price),
      stateShort,
      profile.pricing.stateCharges,
      chosen.trade ?? {
        worthCents: tradeEquityDollars * 100,
        owedCents: 0,
      },
    ),
  };
}
