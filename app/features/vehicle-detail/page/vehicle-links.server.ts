import { getPageAddress } from "#app/domain/address/page-address.ts";
import type { AddressOptions } from "#app/domain/address/printed-address.ts";
import {
  getVehicleFormAddress,
  type VehicleFormKind,
} from "#app/domain/address/vehicle-form-address.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import {
  ARE_VEHICLE_FORMS_BUILT,
  isPageOn,
} from "#app/site/page/built-pages.ts";
import type {
  DetailVehicle,
  VehicleLinks,
} from "#app/features/vehicle-detail/vehicle-page-data.ts";

/** Only to pages that answer. */
export function vehicleLinks(
  { vin }: Pick<DetailVehicle, "vin">,
  profile: StoreProfile,
  options: AddressOptions,
): VehicleLinks {
  const formAddress = (kind: VehicleFormKind) =>
    ARE_VEHICLE_FORMS_BUILT ? getVehicleFormAddress(vin, kind, options) : null;
  return {
    checkAvailability: formAddress("check-availability"),
    ask: formAddress("ask-about-vehicle"),
    preApproval: isPageOn(profile, "applyForFinancing")
      ? {
          address: `${getPageAddress("applyForFinancing", options)}?vin=${vin}`,
          seconds: profile.claims.preApprovalSeconds,
        }
      : null,
  };
}
