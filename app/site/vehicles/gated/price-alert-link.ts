import { getPriceAlertAddress } from "#app/domain/alerts/alert-address.ts";
import { buildGate, toListGate } from "#app/domain/gate/gate.ts";
import type { Language } from "#app/domain/store-profile/fields/languages.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import type { Vehicle } from "#app/domain/vehicle/vehicle.ts";
import { STRANGER } from "#app/domain/visitor/visitor-profile.ts";

type Profile = Pick<StoreProfile, "alerts" | "restrictions" | "visitor">;

/** Mails know no unlock: what they say, strangers may read. */
export function getMailGate({ restrictions, visitor }: Profile) {
  const { profileDays } = visitor;
  return toListGate(buildGate({ restrictions, profileDays }, STRANGER, 0));
}

/** Null where alerts are off, and where a mail may not say this car's price. */
export function findPriceAlertAddress(
  { vin, condition }: Pick<Vehicle, "vin" | "condition">,
  profile: Profile,
  language: Language,
): string | null {
  const { hiddenGroups, lockedPriceGroups } = getMailGate(profile);
  const isPrivate = [...hiddenGroups, ...lockedPriceGroups].includes(condition);
  return profile.alerts.isEnabled && !isPrivate
    ? getPriceAlertAddress(vin, { language })
    : null;
}
