import { afterAll, beforeAll, expect, test } from "vitest";
import { getVehicleAddress } from "#app/domain/address/vehicle-address.ts";
import type { AskedChange } from "#app/domain/vehicle-edits/read-change.ts";
import type { StockedVehicle } from "#app/domain/vehicle/vehicle.ts";
import { formatDollars } from "#app/site/page/format.ts";
import { computeAdvertisedDollars } from "#app/domain/price/advertised-price.ts";
import { getPricePolicy } from "#app/site/store/profile-rules.ts";
import { agedFormToken } from "#tests/support/aged-form-token.ts";
import {
  SOME_DAY_MS,
  startTestSite,
  type TestSite,
} from "#tests/support/test-site.ts";

/** Prices are open. */
let open: TestSite;
/** Prices are locked. */
let locked: TestSite;
beforeAll(async () => {
  open = await startTestSite();
  locked = await startTestSite({ profile: "used-only" });
});
afterAll(() => Promise.all([open.stop(), locked.stop()]));

const LIST = "/search-vehicles";
const BY = { personId: null, name: "Anna" };

/** Each test has a car of its own. */
function takeCar(site: TestSite, place: number): StockedVehicle["vehicle"] {
  const priced = site.vehicles.filter(
    ({ vehicle }) =>
      vehicle.salePriceCents !== null && vehicle.condition === "used",
  );
  return (priced[place] ?? expect.fail()).vehicle;
}

/** Resolves when the lists of the site have followed. */
async function edit(
  site: TestSite,
  vin: string,
  changes: readonly AskedChange[],
): Promise<void> {
  const before = site.index.version;
  const known = await site.vehicleDesk.find(vin);
  const saved = await site.vehicleDesk.save({
    vin,
    by: BY,
    nowMs: SOME_DAY_MS,
    changes: changes.map((change) => ({
      ...change,
      seenRevision:
        known?.edits.find(({ field }) => field === change.field)?.revision ??
        null,
    })),
  });
  expect(saved.status).toBe("saved");
  await expect.poll(() => site.index.version).toBeGreaterThan(before);
}

const read = async (site: TestSite, path: string) =>
  (await site.fetch(path, { redirect: "follow" })).text();

const HIDE = { field: "hidden", edit: { value: true, reason: null } } as const;

test("a car that the store hides is on no page, in no list, feed or sitemap, until the hiding is taken back", async () => {
  const car = takeCar(open, 0);
  const { vin, storeId } = car;
  const address = getVehicleAddress(car);
  const places = [
    "/sitemaps/vehicles-1.xml",
    `/feeds/${storeId}/google-vehicle-listings.tsv`,
    `${LIST}?q=${vin}`,
  ];
  const listedIn = async () => {
    const texts = await Promise.all(places.map((it) => read(open, it)));
    return texts.map((text) => text.includes(vin));
  };
  const before = await listedIn();
  expect(before[0]).toBe(true);
  await edit(open, vin, [HIDE]);
  expect((await open.fetch(address)).status).toBe(404);
  expect((await open.fetch(`/ask-about-vehicle/${vin}`)).status).toBe(404);
  expect(open.index.find(vin)).toBeNull();
  const [sitemap, feed] = await listedIn();
  expect([sitemap, feed]).toEqual([false, false]);
  expect(await read(open, `${LIST}?q=${vin}`)).not.toContain(address);
  const found = await open.vehicleDesk.search({
    words: vin.toLowerCase(),
    storeIds: [storeId],
    page: 1,
  });
  expect(found.hidden.map(({ fed }) => fed.vehicle.vin)).toEqual([vin]);
  expect(found.vehicles).toEqual([]);
  await edit(open, vin, [{ field: "hidden", edit: null }]);
  expect((await open.fetch(address)).status).toBe(200);
  expect(await listedIn()).toEqual(before);
});

test("an edited price is the price: on the page, in lists, in the history and in a lead", async () => {
  const car = takeCar(open, 1);
  const cents = (car.salePriceCents ?? 0) - 130_000;
  await edit(open, car.vin, [
    { field: "salePriceCents", edit: { value: cents, reason: "Weekend" } },
    { field: "availability", edit: PENDING },
    { field: "description", edit: { value: "Kept in a barn.", reason: null } },
  ]);
  const stocked = await open.stores.inventory.findVehicle(car.vin);
  expect(stocked?.priceHistory.at(-1)?.salePriceCents).toBe(cents);
  expect(open.index.find(car.vin)).toMatchObject({
    salePriceCents: cents,
    hold: "sale-pending",
  });
  const shown = formatPrice({ ...car, salePriceCents: cents });
  const page = await read(open, getVehicleAddress(car));
  expect(page).toContain("Kept in a barn.");
  expect(page).toContain(shown);
  expect(await read(open, `${LIST}?q=${car.vin}`)).toContain(shown);
  const sent = await open.fetch(`/ask-about-vehicle/${car.vin}`, {
    method: "POST",
    body: new URLSearchParams({
      firstName: "Elena",
      lastName: "Vega",
      email: "elena@example.com",
      phone: "(630) 555-0100",
      message: "Hello",
      formToken: agedFormToken("ask-about-vehicle"),
    }),
  });
  expect(sent.status).toBe(303);
  const { content } = await open.stores.database.leads.db
    .selectFrom("leads")
    .select("content")
    .orderBy("id", "desc")
    .executeTakeFirstOrThrow();
  const [asked] = JSON.parse(content).vehicles;
  expect(asked.vin).toBe(car.vin);
  expect(formatDollars(asked.priceDollars)).toBe(shown);
});

/** As pages show it, with the fees that belong to it. */
function formatPrice(car: StockedVehicle["vehicle"]): string {
  const policy = getPricePolicy(open.profile);
  return formatDollars(computeAdvertisedDollars(car, policy) ?? 0);
}

const PENDING = {
  value: { stockStatus: "in-stock", hold: "sale-pending", expectedOn: null },
  reason: null,
} as const;

test("while prices are locked, an edited one is as locked as the feed's", async () => {
  const car = takeCar(locked, 0);
  const cents = 3_141_500;
  await edit(locked, car.vin, [
    { field: "salePriceCents", edit: { value: cents, reason: "Checked" } },
    {
      field: "description",
      edit: { value: "Yours for $31,415 today.", reason: null },
    },
  ]);
  for (const path of [
    getVehicleAddress(car),
    `${getVehicleAddress(car)}.data`,
    `${LIST}?q=${car.vin}`,
  ]) {
    const text = await read(locked, path);
    expect(text).toContain(car.vin);
    expect(text).not.toMatch(/31,?415|3141500/);
  }
});
