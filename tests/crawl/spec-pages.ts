import type { Condition } from "#app/domain/vehicle/vehicle.ts";
import type { PageKey } from "#app/domain/store-profile/fields/page-paths.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import { isPageOn } from "#app/site/page/built-pages.ts";

/** A page of spec §2, and what a link to it looks like. */
interface SpecPage {
  readonly link: RegExp;
  readonly isThere: (profile: StoreProfile) => boolean;
}

/**
 * Spec §2, all that its route table, its inventory links, its menus and its dialogs have addresses for. Left out are
 * what is sent and not pressed: the confirmation of a form, `/sitemap.xml`, the redirects of 2010 to 2025, and the form
 * of the vehicle to sell, which the price wizard ends in (`tests/e2e/spec-states.ts`).
 */
export const SPEC_PAGES: Readonly<Record<string, SpecPage>> = {
  home: page("home", /^\/$/),
  contact: page("contact", /^\/contact-us$/),
  "sell or trade": page("sellTrade", /^\/sell-trade-my-car$/),
  "auto financing": page("autoFinancing", /^\/auto-financing$/),
  "the pre-approval frame": page(
    "applyForFinancing",
    /^\/auto-financing\/apply-for-financing$/,
  ),
  "the full application": page(
    "fullCreditApplication",
    /^\/auto-financing\/full-credit-application$/,
  ),
  "the free credit score": page(
    "freeCreditScore",
    /^\/auto-financing\/free-credit-score-pre-approval$/,
  ),
  "better than buy here, pay here": page(
    "buyHerePayHere",
    /^\/auto-financing\/better-than-buy-here-pay-here$/,
  ),
  "bad credit": page(
    "badCreditFinancing",
    /^\/auto-financing\/bad-credit-auto-financing$/,
  ),
  "the privacy policy": page("privacyPolicy", /^\/legal\/privacy-policy$/),
  "the cookie policy": page("cookiePolicy", /^\/legal\/cookie-policy$/),
  "the terms of sale": page("termsOfSale", /^\/legal\/terms-of-sale$/),
  "the company": page("ourCompany", /^\/our-company$/),
  "the team": page("meetOurTeam", /^\/our-company\/meet-our-team$/),
  "a staff page": page("staffMember", /^\/our-company\/meet-our-team\/[\w-]+$/),
  careers: page("careers", /^\/our-company\/careers$/),
  "protection plans": page(
    "vehicleProtectionPlans",
    /^\/vehicle-protection-plans$/,
  ),
  service: page("service", /^\/service$/),
  "service scheduling": page("serviceSchedule", /^\/service\/schedule$/),
  "special offers": page("specialOffers", /^\/special-offers$/),
  ...Object.fromEntries(
    (["dealer", "sales", "service"] as const).flatMap((section) => [
      [
        `offers, section ${section}`,
        offers("specialOffers", new RegExp(`^/special-offers/${section}$`)),
      ],
      [
        `an offer of section ${section}`,
        offers(
          "specialOffer",
          new RegExp(`^/special-offers/${section}/[\\w-]+$`),
        ),
      ],
    ]),
  ),
  "shopping guides": page("shoppingGuides", /^\/shopping-guides$/),
  "a shopping guide": page("shoppingGuides", /^\/shopping-guides\/[\w-]+$/),
  "an author": page("authors", /^\/authors\/[\w-]+$/),
  "all cars": list(""),
  "cars up to $20,000": list("/price/max/20000"),
  "cars with the engine warranty": list("/mileage/max/84999"),
  "premium upgrades": {
    link: /\/great_deals\/premium_upgrades$/,
    // Nothing of a car that is hidden may be counted.
    isThere: (profile) => isShown(profile, "used"),
  },
  ...Object.fromEntries(
    ["sedans", "trucks", "suvs", "minivans"].map((style) => [
      style,
      list(`/bodystyle/${style}`),
    ]),
  ),
  "price drops": {
    link: /\/great_deals\/price_drop$/,
    // Behind a lock they would tell what a price has done.
    isThere: ({ restrictions }) => !restrictions.used.unlockPrice,
  },
  ...Object.fromEntries(
    (["used", "new", "certified"] as const).map((condition) => [
      `a ${condition} vehicle`,
      {
        link: new RegExp(`^/${condition}-vehicle/[^/]+/[^/]+/\\w{17}$`),
        isThere: (profile: StoreProfile) => isShown(profile, condition),
      },
    ]),
  ),
  "cookie settings": { link: /^\/cookie-settings/, isThere: () => true },
  "the visitor's details": { link: /^\/your-details$/, isThere: () => true },
  "the private inventory": {
    link: /^\/private-inventory/,
    isThere: ({ restrictions }) =>
      Object.values(restrictions).some(
        ({ unlockInventory, unlockPrice }) => unlockInventory || unlockPrice,
      ),
  },
  "the price wizard": {
    link: /^\/personalized-pricing/,
    isThere: () => true,
  },
  "phone verification": {
    link: /^\/verify-phone/,
    isThere: ({ leads }) => leads.phoneVerification.isEnabled,
  },
};

function page(key: PageKey, link: RegExp): SpecPage {
  return { link, isThere: (profile) => isPageOn(profile, key) };
}

/** Where a visitor unlocks offers, strangers see none; the browser's journeys unlock them. */
function offers(key: PageKey, link: RegExp): SpecPage {
  return {
    link,
    isThere: (profile) =>
      isPageOn(profile, key) &&
      !Object.values(profile.restrictions).some(
        ({ unlockOffers }) => unlockOffers,
      ),
  };
}

function list(path: string): SpecPage {
  return {
    link: new RegExp(`^/search-vehicles/all-inventory${path}$`),
    isThere: () => true,
  };
}

/** What a stranger is not shown has no link; the browser's journeys unlock it. */
function isShown(
  { conditions, restrictions }: StoreProfile,
  condition: Condition,
): boolean {
  return (
    conditions.includes(condition) &&
    !restrictions[condition].unlockInventory &&
    !restrictions.search.unlockInventory
  );
}
