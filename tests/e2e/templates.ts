import type { Page } from "@playwright/test";
import { listVehicles, vehiclePath } from "./journey.ts";
import { SITES } from "./sites.ts";
import { soldVehiclePath } from "./sold-vehicle.ts";

export interface Template {
  readonly path: (page: Page) => string | Promise<string>;
  readonly status?: 200 | 404 | 410;
  /** Where it is, unless it is on the open site. */
  readonly origin?: string;
  /** What search engines may show. */
  readonly isIndexable?: boolean;
}

const LOCKED = { origin: SITES.locked.origin };

const at = (path: string, rest: Partial<Template> = {}): Template => ({
  path: () => path,
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
  "the shopping guides": at("/shopping-guides", { isIndexable: true }),
  "a shopping guide": at("/shopping-guides/most-for-your-car", {
    isIndexable: true,
  }),
  "an author": at("/authors/luis-ortega", { isIndexable: true }),
  "the careers page": at("/our-company/careers", { isIndexable: true }),
  "a question about a vehicle": ofVehicle("/ask-about-vehicle"),
  "the availability of a vehicle": ofVehicle("/check-availability"),
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
  "the visitor's details": at("/your-details"),
  "the cookie settings": at("/cookie-settings"),
  "a phone to verify": at("/verify-phone", LOCKED),
  "a confirmation": at("/amp-contact-request-confirmation?reference=ABCD-2345"),
};

export async function addressOf(
  page: Page,
  { origin = "", path }: Template,
): Promise<string> {
  return origin + (await path(page));
}

/** The pages where shoppers are most of the time. */
export const MAIN_TEMPLATES = Object.entries(TEMPLATES).filter(([name]) =>
  ["the home page", "the list", "a vehicle"].includes(name),
);
