import type { Page } from "@playwright/test";
import { listVehicles } from "./journey.ts";
import { SITES } from "./sites.ts";
import { soldVehiclePath } from "./sold-vehicle.ts";
import type { Template } from "./templates.ts";

const LIST = "/search-vehicles/all-inventory";
const LOCKED = { origin: SITES.locked.origin };

const HIDDEN = { origin: SITES.hidden.origin };

/** Pages of the templates in other states: prices and lists that are private, cars that were saved. */
export const FURTHER_PAGES: Readonly<Record<string, Template>> = {
  "the home page where prices are private": { path: () => "/", ...LOCKED },
  "the list where prices are private": { path: () => LIST, ...LOCKED },
  "a vehicle where prices are private": {
    async path(page) {
      const html = await page.request.get(SITES.locked.origin + LIST);
      const [path] =
        /\/used-vehicle\/[^"]+\/\w{17}/.exec(await html.text()) ?? [];
      if (path === undefined) throw new Error("The list shows no vehicle.");
      return path;
    },
    ...LOCKED,
  },
  "an invitation in the place of a private list": {
    path: () => "/search-vehicles/new-inventory",
    ...HIDDEN,
  },
  "the invitation to the private inventory": {
    path: () => "/private-inventory",
    ...HIDDEN,
  },
  "the home page where new cars are private": { path: () => "/", ...HIDDEN },
  "the offers where some are locked": {
    path: () => "/special-offers",
    ...HIDDEN,
  },
  "the list of saved cars": {
    async path(page) {
      await save(page);
      return "/saved-vehicles";
    },
  },
  "a shared list of cars": {
    async path(page) {
      const vins = await save(page);
      return `/saved-vehicles?vins=${vins.join(",")}`;
    },
  },
  "no cars to compare": { path: () => "/compare" },
  "a comparison of one": {
    path: async (page) => `/compare?vins=${(await someVins(page))[0]}`,
  },
  "a comparison of four": {
    path: async (page) => `/compare?vins=${(await save(page)).join(",")}`,
  },
};

async function someVins(page: Page): Promise<readonly string[]> {
  return (await listVehicles(page)).slice(0, 4).map(({ vin }) => vin);
}

/** Four for sale and one sold, in the cookie of a visitor who allows it. */
async function save(page: Page): Promise<readonly string[]> {
  const vins = await someVins(page);
  const sold = soldVehiclePath().split("/").at(-1) ?? "";
  const url = SITES.open.origin;
  await page.context().addCookies([
    { name: "allowCookies", value: "essential,functional", url },
    { name: "savedVehicles", value: [...vins, sold].join("."), url },
  ]);
  return vins;
}
