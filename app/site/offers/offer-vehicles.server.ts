import { type Gate, toListGate } from "#app/domain/gate/gate.ts";
import { presentVehicle } from "#app/domain/gate/present-vehicle.ts";
import type { ListedVehicle } from "#app/domain/inventory/listed-vehicle.ts";
import type { InventorySearch } from "#app/domain/inventory/search.ts";
import type { VehicleFacts } from "#app/domain/promotion/offer-facts.ts";
import {
  hasVehicleRules,
  isForVehicle,
  VEHICLE_SEARCH,
} from "#app/domain/promotion/offer-rules.ts";
import type { Promotion } from "#app/domain/store-profile/store-profile.ts";
import type { AppPorts } from "#app/ports.ts";
import { getPricePolicy } from "#app/site/store/profile-rules.ts";
import { gateSearch } from "#app/site/vehicles/gated/gated-search.ts";
import { searchBehindGate } from "#app/site/vehicles/gated/search-behind-gate.server.ts";
import { findSearchByPath } from "#app/site/vehicles/gated/profile-link.server.ts";

type SearchPorts = Pick<AppPorts, "profile" | "index">;

/** Only those that the visitor may see. */
export interface OfferVehicles {
  readonly search: InventorySearch;
  /** Null means that criteria choose among them. */
  readonly total: number | null;
  /** The newest come first; there is at least one. */
  readonly vehicles: readonly ListedVehicle[];
}

/** The pages hold 240 vehicles (Assumption A79). */
const MOST_PAGES = 10;
const ENOUGH_VEHICLES = 4;

/** Null stands for an offer about no vehicles, "none" when there are none that it is about. */
export function findOfferVehicles(
  promotion: Pick<Promotion, "url" | "criterias">,
  ports: SearchPorts,
  gate: Gate,
): OfferVehicles | "none" | null {
  if (!VEHICLE_SEARCH.test(promotion.url))
    // A fact that is missing counts as empty, so rules that hold for an empty fact hold.
    return isForVehicle(promotion, {}) ? null : "none";
  const search = findSearchByPath(promotion.url, ports.profile);
  const found = search && searchBehindGate(ports, gate, search);
  if (!search || !found || found.total === 0) return "none";
  if (!hasVehicleRules(promotion))
    return { search, total: found.total, vehicles: found.vehicles };
  const vehicles = chooseOfferVehicles(promotion, search, ports, gate);
  return vehicles.length === 0 ? "none" : { search, total: null, vehicles };
}

/** Its search finds nothing but vehicles that are private, if there are any. */
export function isAboutHiddenVehicles(
  { url }: Pick<Promotion, "url">,
  { profile }: Pick<SearchPorts, "profile">,
  gate: Gate,
): boolean {
  const search = VEHICLE_SEARCH.test(url)
    ? findSearchByPath(url, profile)
    : null;
  return search !== null && gateSearch(search, gate, profile).search === null;
}

/** Whether the offer holds for this vehicle, as far as the visitor may know. */
export function isOfferAbout(
  promotion: Pick<Promotion, "url" | "criterias">,
  vin: string,
  ports: SearchPorts,
  gate: Gate,
): boolean {
  if (!VEHICLE_SEARCH.test(promotion.url)) return true;
  const search = findSearchByPath(promotion.url, ports.profile);
  if (search === null) return false;
  const found = chooseOfferVehicles(
    promotion,
    { ...search, keywords: vin.toLowerCase() },
    ports,
    gate,
  );
  return found.some((it) => it.vin === vin);
}

/** These are the newest that meet the criteria, as far as this visitor may know. */
function chooseOfferVehicles(
  promotion: Pick<Promotion, "criterias">,
  search: InventorySearch,
  ports: SearchPorts,
  gate: Gate,
): readonly ListedVehicle[] {
  const findFacts = createFactFinder(ports, gate);
  const chosen: ListedVehicle[] = [];
  for (let page = 1, last = 1; page <= last; page++) {
    const found = searchBehindGate(ports, gate, { ...search, page });
    last = Math.min(found?.pageCount ?? 0, MOST_PAGES);
    for (const vehicle of found?.vehicles ?? []) {
      const facts = findFacts(vehicle);
      if (facts !== null && isForVehicle(promotion, facts))
        chosen.push(vehicle);
    }
    if (chosen.length >= ENOUGH_VEHICLES) break;
  }
  return chosen;
}

/** The facts come from behind the gate: a locked price is empty, so that no offer reveals it. */
function createFactFinder({ profile }: SearchPorts, gate: Gate) {
  const policy = getPricePolicy(profile);
  return (vehicle: ListedVehicle): VehicleFacts | null => {
    const presented = presentVehicle(vehicle, toListGate(gate), policy);
    if (presented === null) return null;
    const { price, ...facts } = presented;
    return {
      condition: facts.condition,
      year: facts.year,
      make: facts.make,
      model: facts.model,
      trim: facts.trim,
      bodystyle: facts.bodystyle,
      drivetrain: facts.drivetrain,
      transmission: facts.transmission,
      fuelType: facts.fuelType,
      miles: facts.miles,
      storeId: facts.storeId,
      priceDollars: price.state === "shown" ? price.totalDollars : null,
    };
  };
}
