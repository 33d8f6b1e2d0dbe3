import {
  getPaymentEstimateAddress,
  getVehicleAddress,
} from "#app/domain/address/vehicle-address.ts";
import type { PriceKey } from "#app/domain/gate/gate.ts";
import { isHidden, presentVehicle } from "#app/domain/gate/present-vehicle.ts";
import type { AppPorts, RequestFacts } from "#app/ports.ts";
import { getPricePolicy } from "#app/site/store/profile-rules.ts";
import { formatFullVehicleName } from "#app/site/vehicles/cards/vehicle-name.ts";
import type { PanelData } from "#app/features/payment-estimator/panel-data.ts";
import { buildVehiclePanel } from "./panel.server.ts";

type EstimatePorts = Pick<AppPorts, "profile" | "inventory">;
type EstimateFacts = Pick<RequestFacts, "gate" | "language" | "visitor">;

export interface EstimatePageData {
  /** The name reads "2021 Honda CR-V EX-L". */
  readonly name: string;
  readonly vehicleAddress: string;
  readonly storeId: string;
  readonly state:
    | { readonly kind: "open"; readonly panel: PanelData }
    /** The gate keeps the price, and a payment would tell it. */
    | { readonly kind: "private"; readonly key: PriceKey }
    | { readonly kind: "on-request" };
}

export type EstimateAnswer =
  | {
      readonly status: "page";
      /** This is the only address of this page. */
      readonly address: string;
      readonly page: EstimatePageData;
    }
  /** Sold: the vehicle's own page says so, or that it was never here. */
  | { readonly status: "moved"; readonly location: string }
  | { readonly status: "unknown" };

/** This is the view of `/payment-estimate/{vin}` for this visitor. */
export async function estimatePage(
  { profile, inventory }: EstimatePorts,
  { gate, language, visitor }: EstimateFacts,
  vin: string,
  query: URLSearchParams,
): Promise<EstimateAnswer> {
  const stocked = await inventory.findVehicle(vin.toUpperCase());
  if (stocked === null || isHidden(stocked.vehicle.condition, gate))
    return { status: "unknown" };
  const ownAddress = getVehicleAddress(stocked.vehicle, { language });
  if (stocked.goneAtMs !== null)
    return { status: "moved", location: ownAddress };
  const vehicle = presentVehicle(
    { ...stocked.vehicle, priceDropCents: 0 },
    gate,
    getPricePolicy(profile),
  );
  if (vehicle === null) return { status: "unknown" };
  const { price } = vehicle;
  const panel = buildVehiclePanel(
    profile,
    vehicle,
    { language, visitorTerms: visitor.terms },
    query,
  );
  return {
    status: "page",
    address: getPaymentEstimateAddress(vehicle.vin, { language }),
    page: {
      name: formatFullVehicleName(vehicle),
      vehicleAddress: ownAddress,
      storeId: vehicle.storeId,
      state:
        price.state === "locked"
          ? { kind: "private", key: price.key }
          : panel === null
            ? { kind: "on-request" }
            : { kind: "open", panel },
    },
  };
}
