import { getVehicleAddress } from "#app/domain/address/vehicle-address.ts";
import { getPayloadAddress } from "#app/domain/delivery/delivery.ts";
import { printPattern } from "#app/domain/address/language-pattern.ts";
import {
  listTranslatedAddresses,
  splitLanguage,
} from "#app/domain/address/printed-address.ts";
import { LANGUAGES } from "#app/domain/store-profile/fields/languages.ts";
import { FEED_FILES, getFeedAddress } from "#app/domain/feeds-out/feed-file.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import type { StockedVehicle } from "#app/domain/vehicle/vehicle.ts";
import ROUTES from "#app/routes.ts";

const LISTS = [
  "/search-vehicles/all-inventory",
  "/search-vehicles/used-inventory",
  "/search-vehicles/new-inventory",
  "/search-vehicles/certified-inventory",
  "/search-vehicles/all-inventory?page=2",
  "/search-vehicles/all-inventory?sort=priceLow",
  "/search-vehicles/used-inventory?sort=priceHigh",
  "/search-vehicles/used-inventory?sort=mileage",
  "/search-vehicles/all-inventory/great_deals/price_drop",
  "/search-vehicles/all-inventory/price/20000-30000",
  "/search-vehicles/all-inventory?price_min=27000&price_max=28000",
  "/search-vehicles/used-inventory/payment/max/500",
  "/search-vehicles/all-inventory?payment_max=500&price_max=28000",
  "/search-vehicles/all-inventory?words=honda%20under%20500%20a%20month",
  "/search-vehicles/all-inventory?words=honda%20under%2028k",
  "/search-vehicles/all-inventory?words=used%20toyota",
  "/search-vehicles/all-inventory/price/max/28000?said=honda%20under%2028k",
  "/search-vehicles/all-inventory?q=honda",
].flatMap(listTranslatedAddresses);

const PAGES = [
  "/",
  "/amp-contact-request-confirmation?reference=K7Q2-9FXM",
  "/private-inventory?returnTo=%2Fsearch-vehicles%2Fused-inventory",
  "/special-offers/sales",
  "/special-offers/sales/two-years-of-oil",
  "/special-offers/sales/new-arrivals",
  "/no-such-page",
];

/** One address of every kind that the site answers, by GET; a route that is new is among them by itself. */
export function everyAddress(
  { storeGroup, stores }: Pick<StoreProfile, "storeGroup" | "stores">,
  vehicles: readonly StockedVehicle[],
): readonly string[] {
  const ofVehicles = vehicles.flatMap(({ vehicle }) => [
    getVehicleAddress(vehicle),
    `/ask-about-vehicle/${vehicle.vin}?reference=K7Q2-9FXM`,
  ]);
  const allVins = vehicles.map(({ vehicle }) => vehicle.vin);
  const vins = allVins.join(",");
  const ofLists = [`/saved-vehicles?vins=${vins}`, `/compare?vins=${vins}`];
  const ofRoutes = routeAddresses(allVins);
  const pages = [...PAGES, ...LISTS, ...ofRoutes, ...ofVehicles, ...ofLists];
  return [
    ...pages,
    ...pages.map(dataAddress),
    ...pages.map(getPayloadAddress),
    ...apiAddresses(`store-group/${storeGroup.id}`, vehicles),
    ...apiAddresses(`stores/${stores[0]?.id}`, vehicles),
    "/api/catalogue/v1/openapi.json",
    "/api/statsig/experiments",
    "/api/suggestions?words=hon",
    "/api/suggestions?words=accord",
    "/api/suggestions?words=used%20hon&price_max=28000",
    `/api/cards?vins=${vins}`,
    ...feedAddresses(stores),
    "/robots.txt",
    "/site.webmanifest",
    "/sitemap.xml",
    "/sitemap.xml.gz",
    "/sitemaps/vehicles-1.xml",
    "/sitemaps/filters-1.xml",
    "/sitemaps/offers-1.xml",
    "/api/___sitemaps___/vehicles",
    "/api/___sitemaps___/filters",
    "/api/___sitemaps___/offers",
  ];
}

function feedAddresses(stores: StoreProfile["stores"]): readonly string[] {
  return stores.flatMap(({ id }) =>
    FEED_FILES.map((file) => getFeedAddress(id, file)),
  );
}

/** Cars' own pages have an address that only `vehicleAddress` knows, and the catalogue has many. */
const FILLED_ELSEWHERE = /^(new|used|certified)-vehicle\/|\*$/;

/** The site's own table with its parameters filled in: each car's VIN, and anything where a name is asked for. */
function routeAddresses(vins: readonly string[]): readonly string[] {
  const paths = ROUTES.flatMap(({ path }) =>
    path === undefined ? [] : LANGUAGES.map((it) => printPattern(path, it)),
  );
  return [...new Set(paths)].flatMap((path) => {
    if (FILLED_ELSEWHERE.test(splitLanguage(`/${path}`).address.slice(1)))
      return [];
    const filled = `/${path}`.replaceAll(/\/:\w+\?/g, "");
    const ofCars = filled.includes(":vin")
      ? vins.map((vin) => filled.replace(":vin", vin))
      : [filled];
    return ofCars.map((it) => it.replaceAll(/:\w+/g, "x"));
  });
}

/** Where the router asks for a page's data. */
export function dataAddress(path: string): string {
  const [pathname = "/", query] = path.split("?", 2);
  const data = pathname === "/" ? "/_.data" : `${pathname}.data`;
  return query === undefined ? data : `${data}?${query}`;
}

function apiAddresses(
  owner: string,
  vehicles: readonly StockedVehicle[],
): readonly string[] {
  const base = `/api/catalogue/v1/${owner}/website`;
  return [
    `${base}/vehicles`,
    `${base}/vehicles?condition=used`,
    `${base}/vehicles?sort=priceLow`,
    `${base}/vehicles?price_min=27000&price_max=28000`,
    `${base}/vehicles?payment_max=500`,
    `${base}/vehicles?great_deals=price_drop`,
    `${base}/vehicles/sitemap`,
    `${base}/filters`,
    `${base}/offers`,
    `${base}/forms`,
    `${base}/store`,
    ...vehicles.map(({ vehicle }) => `${base}/vehicles/${vehicle.vin}`),
  ];
}
