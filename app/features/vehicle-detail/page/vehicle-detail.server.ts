import { toLocale } from "#app/domain/store-profile/fields/languages.ts";
import { getLikeItAlertAddress } from "#app/domain/alerts/alert-address.ts";
import { getVehicleAddress } from "#app/domain/address/vehicle-address.ts";
import {
  presentVehicle,
  toVehicleRecord,
} from "#app/domain/gate/present-vehicle.ts";
import { getIllustrationAddress } from "#app/domain/illustration/illustration-address.ts";
import { getIllustration } from "#app/domain/illustration/illustration.ts";
import { DAY_MS } from "#app/domain/time.ts";
import type { Vehicle } from "#app/domain/vehicle/vehicle.ts";
import type { AppPorts } from "#app/ports.ts";
import type { RequestFacts } from "#app/request-facts.ts";
import { findStockedBehindGate } from "#app/site/gate/find-stocked.server.ts";
import type { SaysHead } from "#app/site/head/page-head.server.ts";
import { findGoodPrice } from "#app/features/vehicle-detail/good-price/good-price.server.ts";
import { getNamedPricePolicy } from "#app/site/store/profile-rules.ts";
import { formatFullVehicleName } from "#app/site/vehicles/cards/vehicle-name.ts";
import { buildMoreLink } from "#app/features/vehicle-detail/browse-links.server.ts";
import { listSimilarCards } from "#app/site/vehicles/gated/visible-vehicles.server.ts";
import {
  buildVehicleForSale,
  type VehicleForSale,
} from "./vehicle-for-sale.server.ts";
import { soldHead, vehicleHead } from "./vehicle-head.server.ts";

type DetailPorts = Pick<
  AppPorts,
  "profile" | "clock" | "index" | "inventory" | "siteUrl"
>;
type DetailFacts = Pick<
  RequestFacts,
  "gate" | "language" | "visitor" | "place"
>;

export type SoldVehicle = ReturnType<typeof buildSoldVehicle>;
export type VehiclePageData = (SoldVehicle | VehicleForSale) & SaysHead;

const SIMILAR_TO_SOLD = 6;

/**
 * What stands at the address of a VIN, as this visitor may see it. The route compares `address` with the one
 * that was asked for, and answers 410 for a sold vehicle. The index says what is for sale, to lists and here alike;
 * the inventory's row adds what lists do not show.
 */
export async function vehiclePage(
  ports: DetailPorts,
  facts: DetailFacts,
  { vin }: { readonly vin: string },
): Promise<VehiclePageData | null> {
  const { profile, clock, index } = ports;
  const { gate, language } = facts;
  const listed = index.find(vin);
  const stocked = await findStockedBehindGate(ports, gate, vin.toUpperCase());
  if (stocked === null) return null;
  const { vehicle, goneAtMs } = stocked;
  if (goneAtMs !== null) {
    // Assumption A6: the last instant of the 90th day still counts.
    if (clock.nowMs() - goneAtMs > profile.pricing.goneDays * DAY_MS)
      return null;
    const sold = buildSoldVehicle(ports, facts, vehicle, goneAtMs);
    return { ...sold, sayHead: (_page, site) => soldHead(sold.title, site) };
  }
  // It came in a moment ago: its page opens with the index that lists it.
  if (listed === null) return null;
  const presented = presentVehicle(
    toVehicleRecord(stocked, listed),
    gate,
    getNamedPricePolicy(profile, language),
  );
  if (presented === null) return null;
  const page = {
    ...buildVehicleForSale(ports, facts, stocked, presented),
    goodPrice: await findGoodPrice(ports, facts, presented),
  };
  return { ...page, sayHead: vehicleHead(ports, presented, page, language) };
}

function buildSoldVehicle(
  ports: DetailPorts,
  facts: DetailFacts,
  vehicle: Vehicle,
  goneAtMs: number,
) {
  const { profile } = ports;
  const { language } = facts;
  const store = profile.stores.find(({ id }) => id === vehicle.storeId);
  return {
    kind: "sold" as const,
    address: getVehicleAddress(vehicle, { language }),
    title: formatFullVehicleName(vehicle),
    /** This is the day it left the inventory, on the store's calendar: "November 19". */
    goneOn: new Intl.DateTimeFormat(toLocale(language), {
      timeZone: store?.timeZone ?? profile.stores[0]?.timeZone ?? "UTC",
      month: "long",
      day: "numeric",
    }).format(goneAtMs),
    picture: {
      illustration: getIllustrationAddress(getIllustration(vehicle)),
      photo: null,
    },
    color: vehicle.exteriorColorFamily,
    similar: listSimilarCards(ports, facts, vehicle, SIMILAR_TO_SOLD),
    moreLikeThis: buildMoreLink(vehicle, profile, language),
    likeItAddress: profile.alerts.isEnabled
      ? getLikeItAlertAddress(vehicle, { language })
      : null,
  };
}
