import type { Page } from "@playwright/test";
import { addLanguage } from "#app/domain/address/printed-address.ts";
import type { Language } from "#app/domain/store-profile/fields/languages.ts";
import { listVehicles, vehiclePath } from "./journey.ts";
import { SITES } from "./sites.ts";
import { soldVehiclePath } from "./sold-vehicle.ts";

export interface Template {
  readonly path: (page: Page) => string | Promise<string>;
  /** Where no browser is needed to know it. */
  readonly fixedPath?: string;
  readonly status?: 200 | 404 | 410;
  /** Where it is, unless it is on the open site. */
  readonly origin?: string;
  /** What search engines may show. */
  readonly isIndexable?: boolean;
}

const LOCKED = { origin: SITES.locked.origin };

const LOCKED_VEHICLES =
  "/api/catalogue/v1/store-group/prairie-value/website/vehicles";

const at = (path: string, rest: Partial<Template> = {}): Template => ({
  path: () => path,
  fixedPath: path,
  ...rest,
});

const ofVehicle = (path: string): Template => ({
  path: async (page) => {
    const vin = (await vehiclePath(page)).split("/").at(-1) ?? "";
    return `${path}/${vin}`;
  },
});

/** Every kind of page there is, on the open site. */
export const TEMPLATES: Readonly<Record<string, Template>> = {
  "the home page": at("/", { isIndexable: true }),
  "the list": at("/search-vehicles/all-inventory", { isIndexable: true }),
  "a filtered list": at(
    "/search-vehicles/used-inventory/bodystyle/suvs?price_max=30000&q=heated+seats",
  ),
  "an empty list": at("/search-vehicles/all-inventory/price/max/1"),
  "a list in words": at(
    "/search-vehicles/all-inventory?words=red+suv+under+30k+zeppelin",
  ),
  "the second page of the list": at("/search-vehicles/all-inventory?page=2"),
  "a vehicle": { path: vehiclePath, isIndexable: true },
  "a sold vehicle": { path: () => soldVehiclePath(), status: 410 },
  "a missing page": at("/no-such-page", { status: 404 }),
  "the contact page": at("/contact-us", { isIndexable: true }),
  "the cookie policy": at("/legal/cookie-policy", { isIndexable: true }),
  "the privacy policy": at("/legal/privacy-policy", { isIndexable: true }),
  "the terms of sale": at("/legal/terms-of-sale", { isIndexable: true }),
  "the shopping guides": at("/shopping-guides", { isIndexable: true }),
  "a shopping guide": at("/shopping-guides/most-for-your-car", {
    isIndexable: true,
  }),
  "an author": at("/authors/luis-ortega", { isIndexable: true }),
  "the sell or trade page": at("/sell-trade-my-car", { isIndexable: true }),
  "the visitor's vehicle": at("/sell-trade-my-car/your-vehicle", {
    isIndexable: true,
  }),
  "the service center": at("/service", { isIndexable: true }),
  "booking service": at("/service/schedule", { isIndexable: true }),
  "the special offers": at("/special-offers", { isIndexable: true }),
  "the service specials": at("/special-offers/service", {
    isIndexable: true,
  }),
  "an offer of a loan": at("/special-offers/sales/pre-approval-7-down", {
    isIndexable: true,
  }),
  "an offer about cars": at("/special-offers/sales/new-arrivals", {
    isIndexable: true,
  }),
  "an offer that has ended": at("/special-offers/service/fall-battery-test", {
    status: 410,
  }),
  "the company": at("/our-company", { isIndexable: true }),
  "the team": at("/our-company/meet-our-team", { isIndexable: true }),
  "somebody of the team": at("/our-company/meet-our-team/ellen-brandt", {
    isIndexable: true,
  }),
  "the protection plans": at("/vehicle-protection-plans", {
    isIndexable: true,
  }),
  "the financing page": at("/auto-financing", { isIndexable: true }),
  "the page on buy here, pay here": at(
    "/auto-financing/better-than-buy-here-pay-here",
    { isIndexable: true },
  ),
  "the page on bad credit": at("/auto-financing/bad-credit-auto-financing", {
    isIndexable: true,
  }),
  "the pre-approval": at("/auto-financing/apply-for-financing", {
    isIndexable: true,
  }),
  "the full credit application": at("/auto-financing/full-credit-application", {
    isIndexable: true,
  }),
  "the free credit score": at(
    "/auto-financing/free-credit-score-pre-approval",
    {
      isIndexable: true,
    },
  ),
  "the careers page": at("/our-company/careers", { isIndexable: true }),
  "a question about a vehicle": ofVehicle("/ask-about-vehicle"),
  "the availability of a vehicle": ofVehicle("/check-availability"),
  "a vehicle to email": ofVehicle("/email-me-this-car"),
  "the times of a test drive": ofVehicle("/test-drive"),
  "a price alert": ofVehicle("/price-alert"),
  "a search alert": at(
    "/search-alert/all-inventory/bodystyle/suvs?price_max=30000",
  ),
  "a link to stop that cannot be read": at("/stop-contact"),
  "the chat": at("/chat?from=/contact-us"),
  "alerts that are over": at(`/alerts/${"0f".repeat(18)}`),
  "a payment": ofVehicle("/payment-estimate"),
  "a private payment": {
    path: async () => {
      const answer = await fetch(`${LOCKED.origin}${LOCKED_VEHICLES}`);
      const { vehicles }: { vehicles: readonly { readonly vin: string }[] } =
        await answer.json();
      return `/payment-estimate/${vehicles[0]?.vin}`;
    },
    status: 404,
    ...LOCKED,
  },
  "the private inventory": at("/private-inventory", LOCKED),
  "no saved cars": at("/saved-vehicles"),
  "a comparison": {
    async path(page) {
      const vehicles = await listVehicles(page);
      return `/compare?vins=${vehicles
        .slice(0, 3)
        .map(({ vin }) => vin)
        .join(",")}`;
    },
  },
  "the first step of the price wizard": at(
    "/personalized-pricing/down-payment",
    LOCKED,
  ),
  "the visitor's details": at("/your-details"),
  "the cookie settings": at("/cookie-settings"),
  "a phone to verify": at("/verify-phone", LOCKED),
  "a confirmation": at("/amp-contact-request-confirmation?reference=ABCD-2345"),
};

export async function getAddress(
  page: Page,
  { origin = "", path }: Template,
  language: Language = "en",
): Promise<string> {
  return origin + addLanguage(await path(page), language);
}

/** The pages where shoppers are most of the time. */
export const MAIN_TEMPLATES = Object.entries(TEMPLATES).filter(([name]) =>
  ["the home page", "the list", "a vehicle"].includes(name),
);
