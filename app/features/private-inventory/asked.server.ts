import { findOffersPlace } from "#app/domain/address/offers-place.ts";
import {
  hasLockedOffers,
  hidesCarsWithPrices,
  hidesVehicles,
  locksPrices,
  toListGate,
} from "#app/domain/gate/gate.ts";
import { namesCondition } from "#app/domain/address/vehicle-address.ts";
import { readSearch } from "#app/domain/search-address/search-address.ts";
import type { RequestFacts } from "#app/request-facts.ts";
import {
  countLockedOffers,
  type OfferPorts,
} from "#app/site/offers/current-offers.server.ts";
import { getSearchAddressRules } from "#app/site/store/profile-rules.ts";
import type { UnlockFormData } from "#app/site/unlock/unlock-form.ts";

export type UnlockFacts = Pick<
  RequestFacts,
  "gate" | "visitor" | "language" | "storeId"
>;

interface Asked {
  readonly form: Pick<UnlockFormData, "opens" | "offers" | "openWithPrices">;
  /** All offers that wait, where offers were asked for. */
  readonly lockedOffers: ReturnType<typeof countLockedOffers> | null;
}

/**
 * The form opens all that is private, and says what the page that was left is about (Assumption A423): its offers, or the hidden
 * cars of its list or the hidden car of its address, where no price of these waits for the questions.
 */
export function findAsked(
  ports: OfferPorts,
  facts: UnlockFacts,
  {
    wayBack,
    isForPrices,
  }: { readonly wayBack: string; readonly isForPrices: boolean },
): Asked {
  const { gate } = facts;
  const place = findOffersPlace(wayBack);
  if (place !== null && !isForPrices && hasLockedOffers(gate)) {
    const lockedOffers = countLockedOffers(ports, facts);
    const { sales, service, dealer } = lockedOffers;
    const count =
      place === "all" ? sales + service + dealer : lockedOffers[place];
    return {
      form: {
        opens: "offers",
        offers: { place, count },
        openWithPrices: false,
      },
      lockedOffers,
    };
  }
  const openWithPrices =
    !isForPrices &&
    hidesCarsWithPrices(gate) &&
    isOfHidden(ports, facts, wayBack);
  return {
    form: {
      opens: !hidesVehicles(gate)
        ? "prices"
        : locksPrices(gate) && !openWithPrices
          ? "both"
          : "vehicles",
      offers: null,
      openWithPrices,
    },
    lockedOffers: null,
  };
}

/** What stands in the address decides, found or not. */
function isOfHidden(
  { profile }: Pick<OfferPorts, "profile">,
  { gate }: Pick<UnlockFacts, "gate">,
  address: string,
): boolean {
  const search = readSearch(address, getSearchAddressRules(profile));
  return toListGate(gate).hiddenGroups.some(
    (group) => group === search?.condition || namesCondition(address, group),
  );
}
