import { hasLockedOffers } from "#app/domain/gate/gate.ts";
import {
  type OfferFacts,
  buildVisitorFacts,
} from "#app/domain/promotion/offer-facts.ts";
import { isOnOffer } from "#app/domain/promotion/offer-rules.ts";
import { EVERYTHING } from "#app/domain/inventory/search.ts";
import type { OfferSection } from "#app/domain/store-profile/content/promotion.ts";
import type { Promotion } from "#app/domain/store-profile/store-profile.ts";
import { isUnlocked } from "#app/domain/visitor/unlock.ts";
import type { AppPorts } from "#app/ports.ts";
import type { RequestFacts } from "#app/request-facts.ts";
import { listKeptPromises } from "#app/site/page/built-pages.ts";
import { searchBehindGate } from "#app/site/vehicles/gated/search-behind-gate.server.ts";
import {
  type OfferVehicles,
  findOfferVehicles,
  isAboutHiddenVehicles,
} from "./offer-vehicles.server.ts";

export type OfferPorts = Pick<AppPorts, "profile" | "index" | "clock">;
/** A known visitor gets pages of their own; a stranger's facts are all in the page cache's key. */
export type OfferRequest = Pick<RequestFacts, "gate" | "visitor" | "storeId">;

export interface CurrentOffer {
  readonly promotion: Promotion;
  /** The offer's `url` is a vehicle search that finds some. */
  readonly vehicles: OfferVehicles | null;
}

/**
 * No promotion leaves the server but through here: none while offers are locked, else those that run now, whose
 * criteria hold for this request, and whose vehicles are in stock (Spec §4; Assumption A78, Assumption A79).
 */
export function listCurrentOffers(
  ports: OfferPorts,
  request: OfferRequest,
): readonly CurrentOffer[] {
  if (hasLockedOffers(request.gate)) return [];
  const { unlockInventoryAtMs } = request.visitor;
  const { profileDays } = ports.profile.visitor;
  return listRunning(
    ports,
    request,
    isUnlocked(unlockInventoryAtMs, ports.clock.nowMs(), profileDays),
  ).flatMap((promotion) => {
    const found = findOfferVehicles(promotion, ports, request.gate);
    return found === "none" ? [] : [{ promotion, vehicles: found }];
  });
}

/**
 * How many offers of each section open with the unlock: all that leaves the server of them. One about private cars counts
 * whether or not there are any, so that the count tells nothing of these (Assumption A393).
 */
export function countLockedOffers(
  ports: OfferPorts,
  request: OfferRequest,
): Readonly<Record<OfferSection, number>> {
  const { gate } = request;
  const waiting = !hasLockedOffers(gate)
    ? []
    : listRunning(ports, request, true).filter(
        (it) =>
          isAboutHiddenVehicles(it, ports, gate) ||
          findOfferVehicles(it, ports, gate) !== "none",
      );
  const count = (section: OfferSection) =>
    waiting.filter(({ additional }) => additional.category === section).length;
  return {
    sales: count("sales"),
    service: count("service"),
    dealer: count("dealer"),
  };
}

/** They run now, and what they ask of the visitor, the store and the inventory is so. */
function listRunning(
  ports: OfferPorts,
  request: OfferRequest,
  isVisitorUnlocked: boolean,
): readonly Promotion[] {
  const promotions = listKeptPromises(ports.profile, ports.profile.promotions);
  const facts = buildOfferFacts(ports, request, promotions, isVisitorUnlocked);
  const nowMs = ports.clock.nowMs();
  return promotions.filter((it) => isOnOffer(it, facts, nowMs));
}

function buildOfferFacts(
  ports: OfferPorts,
  { gate, visitor, storeId }: OfferRequest,
  promotions: readonly Promotion[],
  isVisitorUnlocked: boolean,
): OfferFacts {
  const store = ports.profile.stores.find(({ id }) => id === storeId);
  return {
    visitor: buildVisitorFacts(visitor.terms, isVisitorUnlocked),
    store: { id: store?.id, city: store?.city, state: store?.stateShort },
    inventory: buildInventoryFacts(ports, gate, promotions),
  };
}

/** The inventory is counted only where a promotion asks for it. */
function buildInventoryFacts(
  ports: OfferPorts,
  gate: OfferRequest["gate"],
  promotions: readonly Promotion[],
): OfferFacts["inventory"] {
  const isAsked = promotions.some(({ criterias }) =>
    criterias.some(({ object }) => object === "inventory"),
  );
  const found = isAsked ? searchBehindGate(ports, gate, EVERYTHING) : null;
  const findCount = (condition: string) =>
    found?.conditionCounts.find(({ value }) => value === condition)?.count;
  return {
    totalCount: found?.total,
    newCount: findCount("new"),
    usedCount: findCount("used"),
    certifiedCount: findCount("certified"),
  };
}
