import { PROFILE_SORT_KEYS } from "#app/domain/inventory/search.ts";
import { often } from "#tests/support/effort.ts";
import { beforeAll, expect, test } from "vitest";
import { getVehicleAddress } from "#app/domain/address/vehicle-address.ts";
import {
  DEALERSHIP_NAMES,
  type Dealerships,
  keptBack,
  startDealerships,
  stopDealerships,
} from "./dealerships.ts";
import { dataAddress, everyAddress } from "./every-address.ts";
import { FORM_TOKEN } from "./form-targets.ts";
import {
  ALL_LOCKED,
  type GatedSite,
  LISTS_LOCKED,
  MIXED,
  startGatedSite,
} from "./gated-site.ts";
import { getApiPath, findBand, condition, getTotal } from "./price-probes.ts";

// A14: no order, no neighbour and no other answer follows from a locked price.

let sites: Dealerships;
beforeAll(async () => {
  sites = await startDealerships();
  return () => stopDealerships(sites);
}, 600_000);

/** VINs in the order in which an answer names them; in a way back, the code of "#" stands before one. */
function orderIn(text: string): readonly string[] {
  return [...new Set(text.match(/(?<![A-Z0-9%])[A-HJ-NPR-Z0-9]{17}/g) ?? [])];
}

test.each(DEALERSHIP_NAMES)(
  "A14: %s: no sort follows from a locked price",
  async (name) => {
    const site = sites[name];
    const isMixed = name === "mixed";
    const conditions = isMixed
      ? ["all-inventory", "used-inventory"]
      : ["all-inventory", "used-inventory", "certified-inventory"];
    for (const list of conditions) {
      const base = `/search-vehicles/${list}`;
      const plain = orderIn(await site.text(base));
      expect(plain.length).toBeGreaterThan(3);
      for (const sort of [
        "priceLow",
        "priceHigh",
        "PRICELOW",
        "pricelow",
        "payment",
      ]) {
        const first = await site.fetch(`${base}?sort=${sort}`);
        const place = first.headers.get("Location");
        const text =
          place === null ? await first.text() : await site.text(place);
        expect([list, sort, orderIn(text)]).toEqual([list, sort, plain]);
        expect(text).not.toMatch(/value="(price(Low|High)|payment)"/);
      }
      for (const words of [
        "cheapest",
        "lowest price first",
        "most expensive",
      ]) {
        const first = await site.fetch(
          `${base}?words=${encodeURIComponent(words)}`,
        );
        const place = first.headers.get("Location");
        const text =
          place === null ? await first.text() : await site.text(place);
        expect([list, words, orderIn(text)]).toEqual([list, words, plain]);
      }
    }
    const api = `${getApiPath(site)}/vehicles?condition=used`;
    const plain = orderIn(await site.text(api));
    for (const sort of ["priceLow", "priceHigh", "payment"])
      expect(orderIn(await site.text(`${api}&sort=${sort}`))).toEqual(plain);
  },
);

test("A14: an open list is sorted by price, as it should be", async () => {
  const api = `${getApiPath(sites.mixed)}/vehicles?condition=certified`;
  const low = orderIn(await sites.mixed.text(`${api}&sort=priceLow`));
  const high = orderIn(await sites.mixed.text(`${api}&sort=priceHigh`));
  expect(low).toEqual(high.toReversed());
  expect(low.length).toBe(4);
});

test.each(DEALERSHIP_NAMES)(
  "A14: %s: price drops, histograms and bounds say nothing",
  async (name) => {
    const site = sites[name];
    for (const query of ["condition=used", ""]) {
      const all = JSON.parse(
        await site.text(`${getApiPath(site)}/filters?${query}`),
      );
      expect(all.ranges.price).toBeUndefined();
      expect(
        all.filters.great_deals.map(({ value }: { value: string }) => value),
      ).not.toContain("price_drop");
      const dropped = JSON.parse(
        await site.text(
          `${getApiPath(site)}/filters?${query}&great_deals=price_drop`,
        ),
      );
      expect(dropped.total).toBe(all.total);
    }
    for (const path of [
      "/search-vehicles/used-inventory/great_deals/price_drop",
      "/search-vehicles/used-inventory?words=price%20drop",
    ]) {
      const first = await site.fetch(path);
      const place = first.headers.get("Location");
      const text = place === null ? await first.text() : await site.text(place);
      for (const { stocked } of keptBack(sites, name).filter(
        (it) => condition(it) === "used",
      ))
        expect(text).toContain(stocked.vehicle.vin);
    }
    // The histogram's bars and the price badge are in the page's data too.
    const page = await site.text(
      dataAddress("/search-vehicles/used-inventory"),
    );
    expect(page).not.toContain("price-drop");
  },
);

/** Everything that can be asked about prices, around every locked one. */
function questionsAbout(site: GatedSite): readonly string[] {
  const prices = site.lockedCars.map((car) => getTotal(site, car));
  const lists = ["all", "used", "new", "certified"].map(
    (it) => `/search-vehicles/${it}-inventory`,
  );
  const ranges = prices.flatMap((price) => [
    `price_max=${price}`,
    `price_max=${price - 1}`,
    `price_min=${price}`,
    `price_min=${price + 1}`,
    `price_min=${price - 50}&price_max=${price + 50}`,
  ]);
  const api = getApiPath(site);
  return [
    ...everyAddress(
      site.profile,
      site.cars.map(({ stocked }) => stocked),
    ),
    ...lists.flatMap((list) => ranges.map((range) => `${list}?${range}`)),
    ...lists.flatMap((list) =>
      PROFILE_SORT_KEYS.map((sort) => `${list}?sort=${sort}`),
    ),
    ...lists.flatMap((list) =>
      prices.flatMap((price) => [
        `${list}?words=${encodeURIComponent(`under ${price}`)}`,
        `${list}?words=${encodeURIComponent(`cheapest around ${price}`)}`,
        `${list}?said=${encodeURIComponent(`cheapest under ${price}`)}`,
        `${list}?q=${price}`,
      ]),
    ),
    ...["vehicles", "filters", "vehicles/sitemap"].flatMap((resource) =>
      ["all", "used", "certified"].flatMap((asked) =>
        ranges.map((range) => `${api}/${resource}?condition=${asked}&${range}`),
      ),
    ),
    ...prices.flatMap((price) => [
      `/api/suggestions?words=acc&price_max=${price}`,
      `/api/suggestions?words=${encodeURIComponent(`used under ${price} acc`)}`,
    ]),
  ];
}

async function said(site: GatedSite, path: string): Promise<string> {
  const answer = await site.fetch(path);
  const text = (await answer.text()).replace(FORM_TOKEN, "TOKEN");
  return `${answer.status} ${answer.headers.get("Location") ?? ""}\n${text}`;
}

test.each([
  ["mixed", MIXED],
  ["all", ALL_LOCKED],
] as const)(
  "A14: %s: two dealerships that differ in locked prices alone answer every question alike",
  async (name, restrictions) => {
    const site = sites[name];
    // Other prices, other falls, another order; the same public bands.
    const twin = await startGatedSite(restrictions, { otherPrices: true });
    try {
      const paths = questionsAbout(site).filter(
        (_, at) => at % often(1, 5) === 0,
      );
      expect(paths.length).toBeGreaterThan(often(300, 100));
      const totals = (at: GatedSite) =>
        at.lockedCars.map((car) => getTotal(at, car));
      expect(totals(twin)).not.toEqual(totals(site));
      expect(totals(twin).map((it) => findBand(twin, it))).toEqual(
        totals(site).map((it) => findBand(site, it)),
      );
      for (const path of paths) {
        const [here, there] = await Promise.all([
          said(site, path),
          said(twin, path),
        ]);
        if (here === there) continue;
        const at = [...here].findIndex((it, index) => it !== there[index]);
        expect.fail(
          `${path}\n${here.slice(at - 100, at + 100)}\n--- but ---\n${there.slice(at - 100, at + 100)}`,
        );
      }
    } finally {
      await twin.stop();
    }
  },
);

test("A14: two dealerships that differ in open prices do not", async () => {
  const site = sites.lists;
  const twin = await startGatedSite(LISTS_LOCKED, { otherPrices: true });
  try {
    const [car] = site.cars;
    const path = getVehicleAddress(car?.stocked.vehicle ?? expect.fail());
    expect(await said(twin, path)).not.toBe(await said(site, path));
    const list = "/search-vehicles/all-inventory";
    expect(await said(twin, list)).toBe(await said(site, list));
  } finally {
    await twin.stop();
  }
});
