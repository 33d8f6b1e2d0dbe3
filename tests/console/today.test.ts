import { afterAll, beforeAll, expect, test } from "vitest";
import { createLeadStore } from "#app/adapters/database/leads/lead-store.server.ts";
import { createLeadQueue } from "#app/adapters/outbox/lead-delivery.server.ts";
import { createSeededChance } from "#app/domain/seeded-chance.ts";
import { storeLead } from "#app/site/leads/submit-lead.server.ts";
import { aSubmission } from "#tests/leads/sample-leads.ts";
import { startTestSite, type TestSite } from "#tests/support/test-site.ts";
import { anImport } from "#tests/contracts/import-requests.ts";
import { aVehicle } from "#tests/support/vehicles.ts";
import { signInAs } from "./console-browser.ts";

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite({ isSeeded: false });
});
afterAll(() => site.stop());

async function send(storeId: string): Promise<string> {
  const { stores, profile } = site;
  const leads = createLeadQueue({
    store: createLeadStore(stores.database.leads, (error) => {
      throw error;
    }),
    random: createSeededChance(storeId.length),
    onStored: () => {},
  });
  const { reference } = await storeLead(
    { leads, profile, clock: stores.clock, log: stores.log },
    aSubmission({ idempotencyKey: `today ${storeId}`, storeId }),
  );
  return reference;
}

test("somebody who signs in lands on today, which says so when nothing waits", async () => {
  const seller = await signInAs(site, "seller", ["merrillville"]);
  const home = await seller.get("/console");
  expect(home.headers.get("Location")).toBe("/console/today");
  const page = await (await seller.get("/console/today")).text();
  expect(page).toContain("All done.");
});

test("a lead without an answer is a task of its own store's people until it is answered", async () => {
  const reference = await send("aurora");
  const link = `href="/console/leads/${reference}"`;
  const near = await signInAs(site, "seller", ["aurora"]);
  const far = await signInAs(site, "seller", ["joliet"]);
  const read = async (browser: typeof near) =>
    (await browser.get("/console/today")).text();
  expect(await read(near)).toContain(link);
  expect(await read(far)).not.toContain(link);
  await near.post(`/console/leads/${reference}/answer`);
  expect(await read(near)).not.toContain(link);
});

test("cars without photos or a price are named, a seller hears of photos alone, and both are gone when mended", async () => {
  const { feedInventory, database } = site.stores;
  const images = { previewImage: null, additionalImages: [] };
  const bare = aVehicle({
    vin: "1HGCM82633A004352",
    storeId: "aurora",
    salePriceCents: null,
    images: {
      ...aVehicle().images,
      ...images,
      imageCustomBg: [],
    },
  });
  await feedInventory.commitImport(anImport([bare], { storeId: "aurora" }));
  const manager = await signInAs(site, "manager", ["aurora"]);
  const seller = await signInAs(site, "seller", ["aurora"]);
  const page = await (await manager.get("/console/today")).text();
  expect(page).toContain("1 car without photos");
  expect(page).toContain("1 car without a price");
  const sellers = await (await seller.get("/console/today")).text();
  expect(sellers).toContain("1 car without photos");
  expect(sellers).not.toContain("without a price");
  const prices = await (await manager.get("/console/today/prices")).text();
  expect(prices).toContain(bare.vin);
  const hidden = await (await seller.get("/console/today/prices")).text();
  expect(hidden).not.toContain(bare.vin);
  expect((await seller.get("/console/today/secrets")).status).toBe(404);
  await database.inventory.db
    .updateTable("vehicles")
    .set({ sale_price_cents: 2_000_000 })
    .execute();
  await database.inventory.db
    .updateTable("inventory_version")
    .set(({ eb }) => ({ version: eb("version", "+", 1) }))
    .execute();
  const mended = await (await manager.get("/console/today")).text();
  expect(mended).not.toContain("without a price");
});
