import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { createAuditTrail } from "#app/adapters/database/console/audit-trail.server.ts";
import { getVehicleAddress } from "#app/domain/address/vehicle-address.ts";
import { startTestSite, type TestSite } from "#tests/support/test-site.ts";
import { type ConsoleBrowser, signInAs } from "./console-browser.ts";

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.stop());

function getVehicle(at: number) {
  const vehicle = site.vehicles.filter(
    ({ vehicle: { condition, salePriceCents } }) =>
      condition === "used" && salePriceCents !== null,
  )[at]?.vehicle;
  if (vehicle === undefined) throw new Error("The sample is too small.");
  return vehicle;
}

/** The revision that a form of the car's page was made from. */
async function readSeen(browser: ConsoleBrowser, vin: string, field: string) {
  const page = await (await browser.get(`/console/cars/${vin}`)).text();
  const form = page.slice(page.indexOf(`name="field" value="${field}"`));
  return /name="seenRevision" value="(\d*)"/.exec(form)?.[1] ?? "";
}

const listAudit = (vin: string) =>
  createAuditTrail(site.stores.database.leads).list({ limit: 9, subject: vin });

test("a hidden car is off the site at once, listed as hidden, and back by one press", async () => {
  const seller = await signInAs(site, "seller");
  const vehicle = getVehicle(0);
  const path = `/console/cars/${vehicle.vin}`;
  const address = getVehicleAddress(vehicle);
  expect((await site.fetch(address)).status).toBe(200);
  const hide = await seller.post(path, { field: "hidden", seenRevision: "" });
  expect(hide.headers.get("Location")).toBe(`${path}?done=saved`);
  await vi.waitFor(async () =>
    expect((await site.fetch(address)).status).toBe(404),
  );
  const list = await (
    await seller.get(`/console/cars?q=${vehicle.vin}&edited=on`)
  ).text();
  expect(list).toContain("Hidden from the site");
  expect(list).toContain(vehicle.vin);
  await seller.post(path, {
    field: "hidden",
    takeBack: "yes",
    seenRevision: await readSeen(seller, vehicle.vin, "hidden"),
  });
  await vi.waitFor(async () =>
    expect((await site.fetch(address)).status).toBe(200),
  );
  const [back, hidden] = await listAudit(vehicle.vin);
  expect(hidden).toMatchObject({
    action: "vehicle.changed",
    by: { personId: seller.person.id },
    storeId: vehicle.storeId,
  });
  expect(back?.action).toBe("vehicle.restored");
});

test("a price with its reason stands on the site, and the car's page says what the feed says", async () => {
  const manager = await signInAs(site, "manager");
  const vehicle = getVehicle(1);
  const path = `/console/cars/${vehicle.vin}`;
  const saved = await manager.post(`${path}/price`, {
    price: "$12,345",
    reason: "Beats the store across the street",
    seenRevision: "",
  });
  expect(saved.status).toBe(303);
  await vi.waitFor(async () => {
    const page = await (await site.fetch(getVehicleAddress(vehicle))).text();
    expect(page).toContain("12,345");
  });
  const page = await (await manager.get(path)).text();
  expect(page).toContain("Beats the store across the street");
  expect(page).toMatch(/The feed says: \$[\d,]+\.\d\d/);
});

test.each([
  [{ price: "cheap", reason: "x" }, "Enter a price as in"],
  [{ price: "0.10", reason: "x" }, "Enter a price as in"],
  [{ price: "12,345", reason: "" }, "Say why the price is another"],
])(
  "a price of %j is refused, and what was typed is kept",
  async (fields, said) => {
    const manager = await signInAs(site, "manager");
    const path = `/console/cars/${getVehicle(2).vin}`;
    const answer = await manager.post(`${path}/price`, fields);
    expect(answer.status).toBe(409);
    const page = await answer.text();
    expect(page).toContain(said);
    expect(page).toContain(`value="${fields.price}"`);
  },
);

test("a seller changes no price, by neither of the addresses", async () => {
  const seller = await signInAs(site, "seller");
  const { vin } = getVehicle(3);
  const price = { price: "1", reason: "x", seenRevision: "" };
  const own = await seller.post(`/console/cars/${vin}/price`, price);
  expect(own.status).toBe(403);
  const other = await seller.post(`/console/cars/${vin}`, {
    ...price,
    field: "salePriceCents",
  });
  expect(other.status).toBe(404);
  expect(await listAudit(vin)).toEqual([]);
  const page = await (await seller.get(`/console/cars/${vin}`)).text();
  expect(page).toContain("A manager or owner changes prices.");
});

test("of two who edit one comment the second sees the first one's, and overwrites nothing", async () => {
  const ana = await signInAs(site, "seller");
  const bo = await signInAs(site, "seller");
  const { vin } = getVehicle(4);
  const path = `/console/cars/${vin}`;
  const seen = await readSeen(bo, vin, "description");
  const save = (browser: ConsoleBrowser, description: string, from: string) =>
    browser.post(path, {
      field: "description",
      description,
      seenRevision: from,
    });
  expect((await save(ana, "New brakes all around.", seen)).status).toBe(303);
  const second = await save(bo, "Two keys & a spare.", seen);
  expect(second.status).toBe(409);
  const page = await second.text();
  expect(page).toContain(`${ana.person.name} changed it meanwhile`);
  expect(page).toContain("New brakes all around.");
  expect(page).toContain("Two keys &amp; a spare.");
  const now = await readSeen(bo, vin, "description");
  expect((await save(bo, "Two keys & a spare.", now)).status).toBe(303);
});

test("sale pending, features and a comment are saved as they were typed", async () => {
  const seller = await signInAs(site, "seller");
  const vehicle = getVehicle(5);
  const path = `/console/cars/${vehicle.vin}`;
  await seller.post(path, {
    field: "availability",
    hold: "sale-pending",
    stockStatus: "in-stock",
    expectedOn: "",
    seenRevision: "",
  });
  await seller.post(path, {
    field: "features",
    features: "Heated seats\r\n\r\nBackup camera",
    seenRevision: "",
  });
  const page = await (await seller.get(path)).text();
  expect(page).toContain('<option value="sale-pending" selected="">');
  expect(page).toContain("Heated seats\nBackup camera</textarea>");
  await vi.waitFor(async () => {
    const shown = await (await site.fetch(getVehicleAddress(vehicle))).text();
    expect(shown).toContain("Sale pending");
  });
});

test("a whole stock number or VIN leads to the car itself, hidden or not; other words, and a choice of edited cars, to a list", async () => {
  const seller = await signInAs(site, "seller");
  const { vin, stockNumber, make } = getVehicle(7);
  const find = async (query: string) => {
    const answer = await seller.get(`/console/cars?${query}`);
    return answer.headers.get("Location") ?? answer.status;
  };
  const path = `/console/cars/${vin}`;
  expect(await find(`q=${vin.toLowerCase()}`)).toBe(path);
  expect(await find(`q=+${stockNumber ?? ""}`)).toBe(path);
  await seller.post(path, { field: "hidden", seenRevision: "" });
  await vi.waitFor(async () => expect(await find(`q=${vin}`)).toBe(path));
  expect(await find(`q=${vin}&edited=on`)).toBe(200);
  expect(await find(`q=${make}`)).toBe(200);
});

test("another store's car is neither found nor edited", async () => {
  const vehicle = getVehicle(6);
  const elsewhere = site.profile.stores.find(
    ({ id }) => id !== vehicle.storeId,
  );
  const seller = await signInAs(site, "seller", [elsewhere?.id ?? ""]);
  const path = `/console/cars/${vehicle.vin}`;
  expect((await seller.get(path)).status).toBe(404);
  const answer = await seller.post(path, { field: "hidden", seenRevision: "" });
  expect(answer.status).toBe(404);
  const list = await seller.get(`/console/cars?q=${vehicle.vin}`);
  expect(await list.text()).not.toContain(path);
});
