import { beforeAll, expect, test } from "vitest";
import { formatAmount, formatDollars } from "#app/site/page/format.ts";
import { startTestSite, type TestSite } from "#tests/support/test-site.ts";

const GROUP = "/api/catalogue/v1/store-group/prairie/website";

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
  return site.stop;
});

async function call(path: string) {
  const response = await site.fetch(path);
  return { response, body: await response.json() };
}

test("vehicles answers a page of 24 with counts for every filter", async () => {
  const { response, body } = await call(`${GROUP}/vehicles?bodystyle=suvs`);
  const suvs = site.vehicles.filter(
    ({ vehicle }) => vehicle.bodystyle === "suvs",
  );
  expect(response.status).toBe(200);
  expect(body.total).toBe(suvs.length);
  expect(body.vehicles).toHaveLength(24);
  expect(body.filters.bodystyle).toContainEqual({
    value: "suvs",
    count: suvs.length,
  });
  expect(body.vehicles[0].price.state).toMatch(/shown|on-request/);
});

test("a store's catalogue holds that store's vehicles alone", async () => {
  const { body } = await call(
    "/api/catalogue/v1/stores/joliet/website/vehicles",
  );
  const atJoliet = site.vehicles.filter(
    ({ vehicle }) => vehicle.storeId === "joliet",
  );
  expect(body.total).toBe(atJoliet.length);
});

test("the prices of the catalogue are those of the pages", async () => {
  const { body } = await call(`${GROUP}/vehicles?sort=priceLow`);
  const [cheapest] = body.vehicles;
  const page = await (await site.fetch(new URL(cheapest.url).pathname)).text();
  expect(page).toContain(formatAmount(cheapest.price.totalCents));
  const list = await (
    await site.fetch("/search-vehicles/all-inventory?sort=priceLow")
  ).text();
  expect(list).toContain(formatDollars(cheapest.price.totalDollars));
});

test("a vehicle is found by its VIN and by nothing else", async () => {
  const { vehicle } = site.vehicles[5] ?? expect.fail("no vehicles");
  const { body } = await call(`${GROUP}/vehicles/${vehicle.vin}`);
  expect(body).toMatchObject({ vin: vehicle.vin, make: vehicle.make });
  expect(
    (await call(`${GROUP}/vehicles/1HGCM82633A004352`)).response.status,
  ).toBe(404);
});

test("the sitemap lists every vehicle of a condition", async () => {
  const { body } = await call(`${GROUP}/vehicles/sitemap?condition=used`);
  const used = site.vehicles.filter(
    ({ vehicle }) => vehicle.condition === "used",
  );
  expect(body.vehicles).toHaveLength(used.length);
});

test("a wrong parameter is refused by name", async () => {
  const { response, body } = await call(
    `${GROUP}/vehicles?price_max=cheap&wheels=4`,
  );
  expect(response.status).toBe(400);
  expect(
    body.faults.map((it: { parameter: string }) => it.parameter).sort(),
  ).toEqual(["price_max", "wheels"]);
});

test("table filters narrow pages, counts and the sitemap, by any of their modes", async () => {
  const query =
    "filter[make]=startsWith:ho&filter[year]=gte:2020&filter[listedOn]=dateBefore:2099-01-01&filter[trim]=notContains:ex";
  const left = site.vehicles.filter(
    ({ vehicle: { make, year, trim } }) =>
      /^ho/i.test(make) && year >= 2020 && !/ex/i.test(trim ?? ""),
  );
  const { body } = await call(`${GROUP}/vehicles?${query}&sort=priceLow`);
  expect(left.length).toBeGreaterThan(0);
  expect(left.length).toBeLessThan(site.vehicles.length);
  expect(body.total).toBe(left.length);
  expect(body.vehicles).toHaveLength(Math.min(24, left.length));
  expect((await call(`${GROUP}/filters?${query}`)).body.total).toBe(
    left.length,
  );
  const { body: sitemap } = await call(`${GROUP}/vehicles/sitemap?${query}`);
  expect(
    sitemap.vehicles.map(({ vin }: { vin: string }) => vin).toSorted(),
  ).toEqual(left.map(({ vehicle }) => vehicle.vin).toSorted());
});

test("the same table filters in another order have the same tag", async () => {
  const tags = await Promise.all(
    [
      "filter[year]=gte:2020&filter[make]=equals:HONDA",
      "filter[make]=equals:honda&filter[year]=gte:02020",
    ].map(async (query) =>
      (await call(`${GROUP}/vehicles?${query}`)).response.headers.get("ETag"),
    ),
  );
  expect(tags[0]).toMatch(/^W\//);
  expect(tags[1]).toBe(tags[0]);
});

test("a field or a mode that there is not is refused by name, with those that there are", async () => {
  const { response, body } = await call(
    `${GROUP}/vehicles?filter[wheels]=equals:4&filter[year]=contains:20`,
  );
  expect(response.status).toBe(400);
  expect(body.faults).toEqual([
    {
      parameter: "filter[wheels]",
      message: expect.stringContaining("the fields are vin, stockNumber"),
    },
    {
      parameter: "filter[year]",
      message: expect.stringContaining("equals, notEquals, lt, lte, gt, gte"),
    },
  ]);
});

test("an answer carries a tag, and the same tag sent back gets 304", async () => {
  const { response } = await call(`${GROUP}/filters`);
  const etag = response.headers.get("ETag") ?? expect.fail("no tag");
  const again = await site.fetch(`${GROUP}/filters`, {
    headers: { "If-None-Match": etag },
  });
  expect(again.status).toBe(304);
});

test("an unknown group, store or resource answers 404", async () => {
  for (const path of [
    "/api/catalogue/v1/store-group/other/website/vehicles",
    "/api/catalogue/v1/stores/nowhere/website/vehicles",
    `${GROUP}/wheels`,
  ])
    expect((await call(path)).response.status).toBe(404);
});

test("store tells hours and places but never who receives leads", async () => {
  const { body } = await call(`${GROUP}/store`);
  expect(body.stores).toHaveLength(4);
  expect(JSON.stringify(body)).not.toContain("recipients");
});

test("offers are the promotions that run now, with the disclosure of what they claim", async () => {
  const { body } = await call(`${GROUP}/offers`);
  expect(body.total).toBeGreaterThan(0);
  const sevenDown = body.offers.find((it: { id: string }) =>
    it.id.includes("7-down"),
  );
  expect(sevenDown.disclosure.en).toContain("APR");
  expect(sevenDown.url).toMatch(/^https:\/\/dealer\.example\//);
});

test("forms tells topics and consent but never who receives leads", async () => {
  const { body } = await call(`${GROUP}/forms`);
  expect(body.contact.topics).toHaveLength(8);
  expect(JSON.stringify(body)).not.toContain("@");
});

test("the OpenAPI document says which modes each field of a table filter has", async () => {
  const { body } = await call("/api/catalogue/v1/openapi.json");
  const { schema, style } = body.paths["/vehicles"].get.parameters.find(
    ({ name }: { name: string }) => name === "filter",
  );
  expect(style).toBe("deepObject");
  expect(schema.properties.year.pattern).toBe(
    "^(equals|notEquals|lt|lte|gt|gte):\\d{1,9}$",
  );
  expect(schema.properties.listedOn.pattern).toContain(
    "dateIs|dateIsNot|dateBefore|dateAfter",
  );
  expect(schema.properties.make.pattern).toContain(
    "startsWith|contains|notContains|endsWith|equals|notEquals",
  );
});

test("the OpenAPI document is what its linters recommend: named, tagged, told who may ask, and whole", async () => {
  const { body } = await call("/api/catalogue/v1/openapi.json");
  // Redocly: security-defined, info-license; Spectral: info-contact, operation-tag-defined.
  expect(body.security).toEqual([]);
  expect(body.info).toMatchObject({
    contact: { url: expect.any(String) },
    license: { name: expect.any(String), identifier: expect.any(String) },
  });
  const tags = body.tags.map(({ name }: { name: string }) => name);
  const operations: [string, Record<string, unknown>][] = Object.entries<{
    get: Record<string, unknown>;
  }>(body.paths).map(([path, { get }]) => [path, get]);
  const ids = operations.map(([, { operationId }]) => operationId);
  expect(new Set(ids).size).toBe(operations.length);
  for (const [path, operation] of operations) {
    expect(operation["operationId"]).toMatch(/^[a-z][A-Za-z]+$/);
    expect([path, operation["summary"], operation["description"]]).toEqual([
      path,
      expect.stringMatching(/./),
      expect.stringMatching(/\.$/),
    ]);
    expect(tags).toEqual(expect.arrayContaining(operation["tags"] as []));
    expect(Object.keys(operation["responses"] as object)).toContain("404");
  }
  const text = JSON.stringify(body);
  const named = [...text.matchAll(/"#\/components\/schemas\/(\w+)"/g)];
  expect(new Set(named.map(([, name]) => name))).toEqual(
    new Set(Object.keys(body.components.schemas)),
  );
});

test("the OpenAPI document describes every resource", async () => {
  const { body } = await call("/api/catalogue/v1/openapi.json");
  expect(body.openapi).toBe("3.1.0");
  expect(Object.keys(body.paths)).toEqual([
    "/vehicles",
    "/vehicles/{vin}",
    "/vehicles/sitemap",
    "/filters",
    "/offers",
    "/forms",
    "/store",
    "/api/___sitemaps___/{source}",
  ]);
});
