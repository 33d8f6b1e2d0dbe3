import { getPageAddress } from "#app/domain/address/page-address.ts";
import { getPersonalizedPricingAddress } from "#app/domain/address/personalized-pricing-address.ts";
import { isServicePage } from "#app/domain/address/offers-place.ts";
import { addLanguage } from "#app/domain/address/printed-address.ts";
import {
  splitAskedVin,
  toSafeReturnAddress,
} from "#app/domain/address/safe-return-address.ts";
import {
  hasAnythingToUnlock,
  hasRestrictions,
  hidesCarsWithPrices,
  hidesVehicles,
  locksPrices,
  openInventory,
} from "#app/domain/gate/gate.ts";
import { CONDITIONS } from "#app/domain/vehicle/vehicle.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import type { AppPorts } from "#app/ports.ts";
import { findAskedName } from "#app/site/vehicles/gated/asked-name.server.ts";
import {
  buildContactConsentView,
  toContactFields,
} from "#app/site/forms/contact-details.ts";
import { FOR_PRICES, UNLOCK_FOR } from "#app/domain/address/unlock-purpose.ts";
import { DRAWN_CARS } from "#app/site/gate/drawn-cars.ts";
import type { HiddenCarsProps } from "#app/site/gate/private-cars.tsx";
import { nameLockedPrices } from "#app/site/gate/locked-prices.server.ts";
import { nameHiddenCars } from "#app/site/gate/hidden-cars.server.ts";
import { UNLOCK_PATH } from "#app/site/gate/unlock-path.ts";
import { createTranslator } from "#app/site/page/copy.ts";
import { type SaidHead, siteTexts } from "#app/site/head/page-head.server.ts";
import type { SiteView } from "#app/site/page/site-view.ts";
import { unlockCopy } from "#app/site/unlock/unlock-copy.ts";
import {
  unlockForm,
  type UnlockFormData,
} from "#app/site/unlock/unlock-form.ts";
import { formatUnlockTitle } from "#app/site/unlock/unlock-fields.tsx";
import { buildLockedPanel } from "#app/site/offers/locked-rows.server.ts";
import type { PrivatePanelView } from "#app/site/sections/private/private-screen.tsx";
import { findAsked, type UnlockFacts } from "./asked.server.ts";
import { listOpened, type OpenedView, SHOWN_CARS } from "./opened.server.ts";
import {
  listSalesTeam,
  type StaffView,
} from "#app/site/sections/staff/staff-view.server.ts";
import { buildCrumbs } from "#app/site/sections/ways.server.ts";
import { countHidden } from "#app/site/vehicles/gated/count-hidden.ts";
import { listNewestCards } from "#app/site/vehicles/gated/newest-cards.server.ts";
import type { CardVehicle } from "#app/site/vehicles/presented.ts";
import { privateInventoryCopy } from "./copy.ts";

export interface PrivateInventoryPageData {
  readonly way: ReturnType<typeof buildCrumbs>;
  /** Null means that the visitor has unlocked it. */
  readonly form: UnlockFormData | null;
  /** Contact details are known, and prices wait for the terms; null means that none does. */
  readonly termsAddress: string | null;
  /** The offers that open, where these were asked for. */
  readonly lockedOffers: PrivatePanelView | null;
  /** Null means that no car is hidden from this visitor, or that offers were asked for. */
  readonly hidden: HiddenCarsProps | null;
  /** Where prices alone are private: the newest cars at the visitor's store. */
  readonly openCars: readonly Pick<
    CardVehicle,
    "vin" | "name" | "address" | "picture" | "color"
  >[];
  /** Null until contact details are known. */
  readonly opened: OpenedView | null;
  readonly arePricesLocked: boolean;
  /** Who sells cars at the visitor's store, which hears of them. */
  readonly salesTeam: readonly StaffView[];
  readonly returnTo: string;
  readonly inventoryAddress: string;
}

/** A dealership that keeps nothing back has no such page. */
export function privateInventoryPage(
  {
    profile,
    formTokens,
    index,
    clock,
  }: Pick<AppPorts, "profile" | "formTokens" | "index" | "clock">,
  facts: UnlockFacts,
  params: {
    readonly returnTo: string | null;
    readonly isForPrices: boolean;
    readonly areCookiesRefused: boolean;
  },
): PrivateInventoryPageData | null {
  if (!hasRestrictions(profile.restrictions)) return null;
  const { gate, visitor, language, storeId } = facts;
  const canUnlock = hasAnythingToUnlock(gate);
  const returnTo = toSafeReturnAddress(params.returnTo);
  const { page: wayBack } = splitAskedVin(returnTo);
  const arePricesLocked = locksPrices(gate);
  const hiddenCount = countHidden(index, gate, profile);
  const { form: asked, lockedOffers } = findAsked(
    { profile, index, clock },
    facts,
    { wayBack, isForPrices: params.isForPrices },
  );
  const areTermsOpen = gate.priceKey === "terms" && arePricesLocked;
  const t = createTranslator(
    privateInventoryCopy,
    profile.texts[language],
    language,
  );
  return {
    way: buildCrumbs(
      profile,
      { language },
      asked.offers === null
        ? []
        : [
            isServicePage(wayBack)
              ? { page: "service", label: t("way.service") }
              : { page: "specialOffers", label: t("way.offers") },
          ],
      t(`here.${nameHere(profile, asked.opens)}`),
    ),
    form: canUnlock
      ? {
          action: addLanguage(UNLOCK_PATH, language),
          token: formTokens.issue(unlockForm.name),
          defaults: {
            ...toContactFields(visitor),
            returnTo,
            [UNLOCK_FOR]:
              params.isForPrices && arePricesLocked ? FOR_PRICES : "",
          },
          consent: buildContactConsentView(profile, language),
          ...asked,
          laterPrices:
            asked.opens === "both" && hidesCarsWithPrices(gate)
              ? nameLockedPrices(profile, openInventory(gate), language)
              : null,
          askedName: findAskedName({ index, profile }, gate, returnTo),
          areCookiesRefused: params.areCookiesRefused,
        }
      : null,
    lockedOffers:
      canUnlock && lockedOffers !== null
        ? buildLockedPanel({ profile }, facts, lockedOffers)
        : null,
    hidden:
      hiddenCount === 0 || asked.offers !== null
        ? null
        : {
            title: nameHiddenCars(profile, language, hiddenCount),
            drawings: DRAWN_CARS,
          },
    openCars:
      arePricesLocked && !hidesVehicles(gate) && asked.offers === null
        ? listNewestCards(
            { profile, index, clock },
            { gate, visitor, language },
            SHOWN_CARS,
            { store: [storeId] },
          ).map(({ vin, name, address, picture, color }) => ({
            vin,
            name,
            address,
            picture,
            color,
          }))
        : [],
    opened: canUnlock
      ? null
      : listOpened(
          { profile, index, clock },
          { gate, visitor, language },
          areTermsOpen,
        ),
    arePricesLocked,
    salesTeam: listSalesTeam(profile, storeId, language),
    termsAddress: areTermsOpen ? getPersonalizedPricingAddress(returnTo) : null,
    returnTo: wayBack,
    inventoryAddress: getPageAddress("searchVehicles", { language }),
  };
}

/** Cars are what the page is about, unless offers were asked for or prices alone are private. */
function nameHere(
  { restrictions }: Pick<StoreProfile, "restrictions">,
  opens: UnlockFormData["opens"],
) {
  if (opens === "offers") return "offers";
  return CONDITIONS.some((group) => restrictions[group].unlockInventory)
    ? "cars"
    : "prices";
}

export function privateInventoryHead(
  { form, opened }: PrivateInventoryPageData,
  site: SiteView,
): SaidHead {
  const t = siteTexts(privateInventoryCopy, site);
  const description = t("description", { name: site.name });
  if (form === null)
    return { title: t(`openTitle.${opened?.what ?? "cars"}`), description };
  return {
    title: formatUnlockTitle(form, siteTexts(unlockCopy, site)),
    hasOwnTitle: true,
    description,
  };
}
