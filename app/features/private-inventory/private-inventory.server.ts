import { toSafeReturnAddress } from "#app/domain/address/return-address.ts";
import {
  hasAnythingToUnlock,
  hidesVehicles,
  locksPrices,
} from "#app/domain/gate/gate.ts";
import type { AppPorts, RequestFacts } from "#app/ports.ts";
import {
  buildContactConsentView,
  toContactFields,
} from "#app/site/forms/contact-details.ts";
import { UNLOCK_PATH } from "#app/site/gate/unlock-link.tsx";
import {
  unlockForm,
  type UnlockFormData,
} from "#app/site/unlock/unlock-form.ts";

export interface PrivateInventoryData {
  /** It is null when the visitor has unlocked it. */
  readonly form: UnlockFormData | null;
  /** Contact details are known, and prices wait for the terms. */
  readonly areTermsOpen: boolean;
  /** The visitor came from this path of the site. */
  readonly returnTo: string;
}

export function privateInventoryPage(
  { profile, formTokens }: Pick<AppPorts, "profile" | "formTokens">,
  { gate, visitor, language }: RequestFacts,
  asked: string | null,
): PrivateInventoryData {
  const returnTo = toSafeReturnAddress(asked);
  return {
    form: hasAnythingToUnlock(gate)
      ? {
          action: UNLOCK_PATH,
          token: formTokens.issue(unlockForm.name),
          defaults: { ...toContactFields(visitor), returnTo },
          consent: buildContactConsentView(profile, language),
          opens: hidesVehicles(gate) ? "vehicles" : "prices",
        }
      : null,
    areTermsOpen: gate.priceKey === "terms" && locksPrices(gate),
    returnTo,
  };
}
