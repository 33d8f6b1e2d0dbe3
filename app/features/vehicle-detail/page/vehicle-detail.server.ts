import { getVehicleAddress } from "#app/domain/address/vehicle-address.ts";
import type { Gate } from "#app/domain/gate/gate.ts";
import { presentPriceHistory } from "#app/domain/gate/present-price-history.ts";
import {
  isHidden,
  presentVehicle,
  toVehicleRecord,
} from "#app/domain/gate/present-vehicle.ts";
import { getIllustrationAddress } from "#app/domain/illustration/illustration-address.ts";
import { getIllustration } from "#app/domain/illustration/illustration.ts";
import type { Language } from "#app/domain/store-profile/fields/languages.ts";
import { DAY_MS } from "#app/domain/time.ts";
import type { StockedVehicle, Vehicle } from "#app/domain/vehicle/vehicle.ts";
import type { PricingTerms } from "#app/domain/visitor/visitor-profile.ts";
import type { AppPorts } from "#app/ports.ts";
import type { SaysHead } from "#app/site/head/page-head.server.ts";
import { getPricePolicy } from "#app/site/store/profile-rules.ts";
import { createTranslator } from "#app/site/page/copy.ts";
import { buildCardContext } from "#app/site/vehicles/cards/card-context.server.ts";
import { vehiclesCopy } from "#app/site/vehicles/copy.ts";
import { findSimilarBehindGate } from "#app/site/vehicles/gated/gated-index.ts";
import { presentCards } from "#app/site/vehicles/cards/present-card.ts";
import type { CardVehicle } from "#app/site/vehicles/presented.ts";
import { formatVehicleAlt } from "#app/site/vehicles/cards/vehicle-alt.ts";
import { formatFullVehicleName } from "#app/site/vehicles/cards/vehicle-name.ts";
import { factCopy } from "#app/features/vehicle-detail/fact-copy.ts";
import {
  getBodyStyleName,
  buildMoreLink,
  buildVehicleForSale,
} from "./vehicle-for-sale.server.ts";
import { soldHead, vehicleHead } from "./vehicle-head.server.ts";
import type {
  SoldVehicle,
  VehicleForSale,
} from "#app/features/vehicle-detail/vehicle-page-data.ts";

type DetailPorts = Pick<AppPorts, "profile" | "clock" | "index" | "inventory">;

type VehicleAnswer =
  { readonly kind: "unknown" } | ((SoldVehicle | VehicleForSale) & SaysHead);

const SIMILAR_TO_SOLD = 6;

/** No vehicle has it: whoever asks the inventory for it waits as for a VIN that was never here. */
const NO_VIN = "";

/**
 * What stands at the address of a VIN, as this visitor may see it. The route compares `address` with the one
 * that was asked for, and answers 410 for a sold vehicle. The index says what is for sale, to lists and here alike;
 * the inventory's row adds what lists do not show. No row of a hidden vehicle is read, so that it is neither seen nor
 * heard by the time it takes.
 */
export async function vehiclePage(
  ports: DetailPorts,
  gate: Gate,
  vin: string,
  language: Language = ports.profile.site.defaultLanguage,
  visitorTerms: PricingTerms | null = null,
): Promise<VehicleAnswer> {
  const { profile, clock, index, inventory } = ports;
  const listed = index.find(vin);
  const isVisible = listed === null || !isHidden(listed.condition, gate);
  const stocked = await inventory.findVehicle(
    isVisible ? vin.toUpperCase() : NO_VIN,
  );
  if (stocked === null || isHidden(stocked.vehicle.condition, gate))
    return { kind: "unknown" };
  if (stocked.goneAtMs !== null)
    return isSoldOfLate(
      stocked.goneAtMs,
      clock.nowMs(),
      profile.pricing.goneDays,
    )
      ? buildSoldVehicle(
          ports,
          gate,
          { ...stocked, goneAtMs: stocked.goneAtMs },
          language,
          visitorTerms,
        )
      : { kind: "unknown" };
  // It came in a moment ago: its page opens with the index that lists it.
  if (listed === null) return { kind: "unknown" };
  const presented = presentVehicle(
    toVehicleRecord(stocked, listed),
    gate,
    getPricePolicy(profile),
  );
  if (presented === null) return { kind: "unknown" };
  const similar = listSimilarCards(
    ports,
    gate,
    stocked.vehicle,
    profile.search.similarVehicleCount,
    language,
    visitorTerms,
  );
  const history = presentPriceHistory(stocked, gate, getPricePolicy(profile));
  const page = buildVehicleForSale(presented, {
    similar,
    history,
    profile,
    language,
    visitorTerms,
    nowMs: clock.nowMs(),
  });
  return {
    ...page,
    sayHead: vehicleHead(ports, presented, page, language),
  };
}

/** Assumption A6: the last instant of the 90th day still counts. */
function isSoldOfLate(
  goneAtMs: number,
  nowMs: number,
  goneDays: number,
): boolean {
  return nowMs - goneAtMs <= goneDays * DAY_MS;
}

function buildSoldVehicle(
  ports: DetailPorts,
  gate: Gate,
  { vehicle, goneAtMs }: StockedVehicle & { readonly goneAtMs: number },
  language: Language,
  visitorTerms: PricingTerms | null,
): SoldVehicle & SaysHead {
  const { profile } = ports;
  const overrides = profile.texts[language];
  const t = createTranslator(factCopy, overrides, language);
  const name = formatFullVehicleName(vehicle);
  const { bodystyle, exteriorColorFamily, storeId } = vehicle;
  const store = profile.stores.find(({ id }) => id === storeId);
  return {
    kind: "sold",
    address: getVehicleAddress(vehicle, { language }),
    sayHead: (_page, site) => soldHead(name, site),
    title: name,
    goneOn: new Intl.DateTimeFormat(language === "en" ? "en-US" : language, {
      timeZone: store?.timeZone ?? profile.stores[0]?.timeZone ?? "UTC",
      month: "long",
      day: "numeric",
    }).format(goneAtMs),
    picture: {
      illustration: getIllustrationAddress(getIllustration(vehicle)),
      photo: null,
    },
    alt: formatVehicleAlt(
      createTranslator(vehiclesCopy, overrides, language),
      name,
      exteriorColorFamily,
      true,
    ),
    similar: listSimilarCards(
      ports,
      gate,
      vehicle,
      SIMILAR_TO_SOLD,
      language,
      visitorTerms,
    ),
    moreLikeThis: buildMoreLink(
      bodystyle,
      getBodyStyleName(bodystyle, profile, language),
      t,
      { language },
    ),
  };
}

function listSimilarCards(
  ports: DetailPorts,
  gate: Gate,
  vehicle: Vehicle,
  count: number,
  language: Language,
  visitorTerms: PricingTerms | null,
): readonly CardVehicle[] {
  const similar = findSimilarBehindGate(ports.index, gate, vehicle, count);
  return presentCards(
    similar,
    buildCardContext(ports, gate, language, visitorTerms),
  );
}
