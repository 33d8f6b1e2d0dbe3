import type { Page } from "@playwright/test";

const LIST = "/search-vehicles/all-inventory";
const SUVS = `${LIST}/bodystyle/suvs?price_max=40000`;

/** Twelve pages that are looked at whole, and where each is found. */
export const PAGES: Readonly<Record<string, (page: Page) => Promise<string>>> =
  {
    home: () => Promise.resolve("/"),
    list: () => Promise.resolve(SUVS),
    "empty-list": () => Promise.resolve(`${LIST}/price/max/1`),
    vehicle: async (page) => (await listVehicles(page))[0] ?? "",
    compare: async (page) => {
      const vins = (await listVehicles(page)).map((it) => it.split("/").at(-1));
      return `/compare?vins=${vins.slice(0, 3).join(",")}`;
    },
    contact: () => Promise.resolve("/contact-us"),
    "sell-trade": () => Promise.resolve("/sell-trade-my-car"),
    service: () => Promise.resolve("/service"),
    offers: () => Promise.resolve("/special-offers"),
    company: () => Promise.resolve("/our-company"),
    careers: () => Promise.resolve("/our-company/careers"),
    financing: () => Promise.resolve("/auto-financing"),
  };

async function listVehicles(page: Page): Promise<readonly string[]> {
  // The list is remembered by then, and the car leads back to it every time.
  await page.goto(SUVS, { waitUntil: "networkidle" });
  return page
    .getByRole("article")
    .getByRole("heading")
    .getByRole("link")
    .evaluateAll((links) => links.map((it) => it.getAttribute("href") ?? ""));
}
