import {
  getPaymentEstimateAddress,
  getVehicleAddress,
} from "#app/domain/address/vehicle-address.ts";
import type { PriceKey } from "#app/domain/gate/gate.ts";
import { estimatorCopy } from "#app/features/payment-estimator/copy.ts";
import type { PanelData } from "#app/features/payment-estimator/panel-data.ts";
import type { AppPorts } from "#app/ports.ts";
import type { RequestFacts } from "#app/request-facts.ts";
import { type SaidHead, siteTexts } from "#app/site/head/page-head.server.ts";
import type { SiteView } from "#app/site/page/site-view.ts";
import { formatFullVehicleName } from "#app/site/vehicles/cards/vehicle-name.ts";
import type { CardVehicle } from "#app/site/vehicles/presented.ts";
import {
  findVisibleRecord,
  listVisibleCards,
} from "#app/site/vehicles/gated/visible-vehicles.server.ts";
import { buildVehiclePanel } from "./panel.server.ts";

interface EstimatedCar {
  readonly address: string;
  readonly name: string;
  readonly vehicleAddress: string;
  readonly storeId: string;
}

export type EstimatePageData = EstimatedCar &
  (
    | {
        readonly kind: "open";
        readonly panel: PanelData;
        /** None while the index has not seen the vehicle yet. */
        readonly card: readonly CardVehicle[];
      }
    /** The gate keeps the price, and a payment would tell it. */
    | { readonly kind: "private"; readonly key: PriceKey }
    | { readonly kind: "on-request" }
  );

/** The vehicle's own page says that it is sold, or that it was never here. */
interface SoldCar {
  readonly kind: "sold";
  readonly vehicleAddress: string;
}

interface EstimateParams {
  readonly vin: string;
  readonly query: URLSearchParams;
}

export async function estimatePage(
  ports: Pick<AppPorts, "profile" | "inventory" | "index" | "clock">,
  facts: Pick<RequestFacts, "gate" | "language" | "visitor" | "place">,
  { vin, query }: EstimateParams,
): Promise<EstimatePageData | SoldCar | null> {
  const { language } = facts;
  const found = await findVisibleRecord(ports, facts.gate, vin);
  if (found === null) return null;
  const { vehicle } = found;
  const { price, storeId } = vehicle;
  const vehicleAddress = getVehicleAddress(vehicle, { language });
  if (found.goneAtMs !== null) return { kind: "sold", vehicleAddress };
  const car = {
    address: getPaymentEstimateAddress(vehicle.vin, { language }),
    name: formatFullVehicleName(vehicle),
    vehicleAddress,
    storeId,
  };
  if (price.state === "locked")
    return { ...car, kind: "private", key: price.key };
  const panel = buildVehiclePanel(ports, facts, vehicle, query);
  return panel === null
    ? { ...car, kind: "on-request" }
    : {
        ...car,
        kind: "open",
        panel,
        card: listVisibleCards(ports, facts, [vehicle.vin]),
      };
}

export function estimateHead(
  { name: vehicle }: EstimatePageData,
  site: SiteView,
): SaidHead {
  const t = siteTexts(estimatorCopy, site);
  return {
    title: t("pageTitle", { vehicle }),
    description: t("pageDescription", { vehicle }),
  };
}
