import { getPageAddress } from "#app/domain/address/page-address.ts";
import type { AddressOptions } from "#app/domain/address/printed-address.ts";
import {
  getVehicleFormAddress,
  type VehicleFormKind,
} from "#app/domain/address/vehicle-address.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import {
  ARE_VEHICLE_FORMS_BUILT,
  isPageOn,
} from "#app/site/page/built-pages.ts";
import type {
  DetailVehicle,
  VehicleLinks,
} from "#app/features/vehicle-detail/vehicle-page-data.ts";

/** Links lead only to pages that answer. */
export function buildVehicleLinks(
  { vin }: Pick<DetailVehicle, "vin">,
  profile: StoreProfile,
  options: AddressOptions,
): VehicleLinks {
  const findFormAddress = (kind: VehicleFormKind) =>
    ARE_VEHICLE_FORMS_BUILT ? getVehicleFormAddress(vin, kind, options) : null;
  return {
    checkAvailability: findFormAddress("check-availability"),
    ask: findFormAddress("ask-about-vehicle"),
    preApproval: isPageOn(profile, "applyForFinancing")
      ? {
          address: `${getPageAddress("applyForFinancing", options)}?vin=${vin}`,
          seconds: profile.claims.preApprovalSeconds,
        }
      : null,
  };
}
