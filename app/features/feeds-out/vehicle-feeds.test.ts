import { parse } from "csv-parse/sync";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listPageEvents } from "#app/domain/tracking/page-events.ts";
import type { Vehicle } from "#app/domain/vehicle/vehicle.ts";
import { anImport } from "#tests/contracts/import-requests.ts";
import { startTestSite, type TestSite } from "#tests/support/test-site.ts";
import { aVehicle } from "#tests/support/vehicles.ts";

type Row = Readonly<Record<string, string>>;

const TSV = "google-vehicle-listings.tsv";
/** A host that the profile shows photos of. */
const PHOTO = (site: TestSite) =>
  `https://${site.profile.vehicles.imageHosts[0]?.replace("*.", "a.")}/1.jpg`;

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.stop());

async function fetchText(storeId: string, name: string): Promise<string> {
  const answer = await site.fetch(`/feeds/${storeId}/${name}`);
  expect(answer.status).toBe(200);
  return answer.text();
}

async function fetchRows(storeId: string, name = TSV): Promise<readonly Row[]> {
  const delimiter = name.endsWith(".tsv") ? "\t" : ",";
  const text = await fetchText(storeId, name);
  return parse<Row>(text, { columns: true, delimiter });
}

const soldBy = (storeId: string) =>
  site.vehicles.filter(({ vehicle }) => vehicle.storeId === storeId);

test("Google's feed of a store holds its vehicles that have a price, and nobody else's", async () => {
  for (const { id } of site.profile.stores) {
    const rows = await fetchRows(id);
    const priced = soldBy(id).filter(
      ({ vehicle }) => vehicle.salePriceCents !== null,
    );
    expect(rows.map(({ vin }) => vin).toSorted()).toEqual(
      priced.map(({ vehicle }) => vehicle.vin).toSorted(),
    );
  }
});

test("prices and links are those of the catalogue, and so of the pages", async () => {
  const rows = await fetchRows("joliet");
  expect(rows.length).toBeGreaterThan(50);
  for (const { vin, price, link } of rows.slice(0, 60)) {
    const answer = await site.fetch(
      `/api/catalogue/v1/stores/joliet/website/vehicles/${vin}`,
    );
    const { price: shown, url } = await answer.json();
    expect([price, link]).toEqual([
      `${(shown.totalCents / 100).toFixed(2)} USD`,
      url,
    ]);
  }
});

test("a link answers at once with the page that shows the price", async () => {
  const [row] = await fetchRows("aurora");
  const { pathname } = new URL(row?.["link"] ?? "");
  const page = await site.fetch(pathname);
  expect(page.status).toBe(200);
  const dollars = Number(row?.["price"]?.replace(" USD", ""));
  expect(await page.text()).toContain(`$${dollars.toLocaleString("en-US")}`);
});

test("the number of a vehicle in a feed is the one that tracking reports for its page", async () => {
  for (const { id, link } of await fetchRows("aurora")) {
    const events = listPageEvents(new URL(link ?? "").pathname, () => []);
    expect(events).toContainEqual({ name: "ViewContent", vins: [id] });
    expect(site.index.find(id ?? "")?.vin).toBe(id);
  }
});

test("a used vehicle's row says mileage, day and place", async () => {
  const rows = await fetchRows("aurora");
  const row = rows.find(({ condition }) => condition === "used");
  const { vehicle } =
    site.vehicles.find((it) => it.vehicle.vin === row?.["vin"]) ??
    expect.fail();
  expect(row).toMatchObject({
    mileage: `${vehicle.miles} miles`,
    date_in_stock: vehicle.listedOn,
    dealership_name: "Prairie Auto of Aurora",
    dealership_address: "1840 N Farnsworth Ave, Aurora, IL 60505, US",
    tracking_phone_number: "+16305550142",
  });
});

test("Google's two spellings of a file say the same", async () => {
  const flat = (rows: readonly Row[]) =>
    rows.map((row) =>
      Object.values(row).map((it) => it.replace(/\s+/g, " ").trim()),
    );
  expect(
    flat(await fetchRows("merrillville", "google-vehicle-listings.csv")),
  ).toEqual(flat(await fetchRows("merrillville")));
});

test("an unknown store and an unknown file are pages that are not there", async () => {
  for (const path of [
    "/feeds/nowhere/google-vehicle-listings.tsv",
    "/feeds/aurora/google-vehicle-listings.xml",
    "/feeds/aurora",
  ])
    expect((await site.fetch(path)).status).toBe(404);
});

test("what an import brings is in the feed at once, and what it drops is gone", async () => {
  const photo = PHOTO(site);
  const vehicles = ["1HGCV1F34LA000001", "1HGCV1F34LA000002"].map((vin) =>
    aVehicle({
      vin,
      storeId: "merrillville",
      images: {
        imageCustomBg: [],
        previewImage: photo,
        additionalImages: [],
        evoxImages: [],
      },
    }),
  );
  await commit(vehicles);
  const names = [TSV, "meta-automotive-inventory.csv"];
  for (const name of names)
    expect(
      (await fetchRows("merrillville", name)).map(({ vin }) => vin),
    ).toEqual(vehicles.map(({ vin }) => vin));
  const before = await site.fetch(`/feeds/merrillville/${TSV}`);
  await commit(vehicles.slice(1));
  for (const name of [...names, "meta-automotive-inventory.xml"]) {
    const text = await fetchText("merrillville", name);
    expect(text).toContain("1HGCV1F34LA000002");
    expect(text).not.toContain("1HGCV1F34LA000001");
  }
  const after = await site.fetch(`/feeds/merrillville/${TSV}`, {
    headers: { "If-None-Match": before.headers.get("ETag") ?? "" },
  });
  expect(after.status).toBe(200);
});

test("Meta gets no vehicle without a photo, because it takes none", async () => {
  const inAurora = soldBy("aurora");
  const withPhoto = inAurora.filter(
    ({ vehicle: { images } }) =>
      images.previewImage !== null || images.additionalImages.length > 0,
  );
  // Most of the sample's vehicles are drawn.
  expect(withPhoto.length).toBeGreaterThan(0);
  expect(withPhoto.length).toBeLessThan(inAurora.length / 2);
  const rows = await fetchRows("aurora", "meta-automotive-inventory.csv");
  expect(rows.map(({ vehicle_id: id }) => id).toSorted()).toEqual(
    withPhoto.map(({ vehicle }) => vehicle.vin).toSorted(),
  );
  expect(await fetchText("aurora", "meta-automotive-inventory.xml")).toMatch(
    /<\/listings>\n$/,
  );
});

function commit(vehicles: readonly Vehicle[]) {
  return site.stores.feedInventory.commitImport(
    anImport(vehicles, { storeId: "merrillville", isConfirmed: true }),
  );
}
