import { getPageAddress } from "#app/domain/address/page-address.ts";
import { getPersonalizedPricingAddress } from "#app/domain/address/personalized-pricing-address.ts";
import { toSafeReturnAddress } from "#app/domain/address/return-address.ts";
import {
  hasAnythingToUnlock,
  hasRestrictions,
  hidesVehicles,
  locksPrices,
} from "#app/domain/gate/gate.ts";
import type { AppPorts, RequestFacts } from "#app/ports.ts";
import {
  buildContactConsentView,
  toContactFields,
} from "#app/site/forms/contact-details.ts";
import { UNLOCK_PATH } from "#app/site/gate/unlock-link.tsx";
import { type SaidHead, siteTexts } from "#app/site/head/page-head.server.ts";
import type { SiteView } from "#app/site/page/site-view.ts";
import { unlockCopy } from "#app/site/unlock/unlock-copy.ts";
import {
  unlockForm,
  type UnlockFormData,
} from "#app/site/unlock/unlock-form.ts";
import { privateInventoryCopy } from "./copy.ts";

export interface PrivateInventoryPageData {
  /** Null means that the visitor has unlocked it. */
  readonly form: UnlockFormData | null;
  /** Contact details are known, and prices wait for the terms; null means that none does. */
  readonly termsAddress: string | null;
  readonly returnTo: string;
  readonly inventoryAddress: string;
}

/** A dealership that keeps nothing back has no such page. */
export function privateInventoryPage(
  { profile, formTokens }: Pick<AppPorts, "profile" | "formTokens">,
  {
    gate,
    visitor,
    language,
  }: Pick<RequestFacts, "gate" | "visitor" | "language">,
  params: {
    readonly returnTo: string | null;
    readonly areCookiesRefused: boolean;
  },
): PrivateInventoryPageData | null {
  if (!hasRestrictions(profile.restrictions)) return null;
  const returnTo = toSafeReturnAddress(params.returnTo);
  const areTermsOpen = gate.priceKey === "terms" && locksPrices(gate);
  return {
    form: hasAnythingToUnlock(gate)
      ? {
          action: UNLOCK_PATH,
          token: formTokens.issue(unlockForm.name),
          defaults: { ...toContactFields(visitor), returnTo },
          consent: buildContactConsentView(profile, language),
          opens: hidesVehicles(gate) ? "vehicles" : "prices",
          areCookiesRefused: params.areCookiesRefused,
        }
      : null,
    termsAddress: areTermsOpen ? getPersonalizedPricingAddress(returnTo) : null,
    returnTo,
    inventoryAddress:
      returnTo === "/"
        ? getPageAddress("searchVehicles", { language })
        : returnTo,
  };
}

export function privateInventoryHead(
  { form }: PrivateInventoryPageData,
  site: SiteView,
): SaidHead {
  const t = siteTexts(privateInventoryCopy, site);
  const description = t("description", { name: site.name });
  if (form === null) return { title: t("openTitle"), description };
  return {
    title: siteTexts(unlockCopy, site)(`title.${form.opens}`),
    hasOwnTitle: true,
    description,
  };
}
