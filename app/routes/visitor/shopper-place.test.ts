import { beforeAll, expect, test } from "vitest";
import { getVehicleAddress } from "#app/domain/address/vehicle-address.ts";
import { agedFormToken } from "#tests/support/aged-form-token.ts";
import { startTestSite, type TestSite } from "#tests/support/test-site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
  return site.stop;
});

const LIST = "/search-vehicles/all-inventory?sort=nearest";

const send = (fields: Record<string, string>, cookie = "displayCookies=hide") =>
  site.fetch("/shopper-place", {
    method: "POST",
    headers: { Cookie: cookie },
    body: new URLSearchParams({ returnTo: LIST, ...fields }),
  });

async function readHtml(path: string, cookie = ""): Promise<string> {
  const response = await site.fetch(path, { headers: { Cookie: cookie } });
  return (await response.text()).replaceAll(/<!--.*?-->/g, "");
}

const listAway = (html: string) =>
  [
    ...html.matchAll(
      /<li class="facts-place">([^<]*?, [A-Z]{2}) · (\d+) mi away/g,
    ),
  ].map(([, place, miles]) => ({ place, miles: Number(miles) }));

test("a ZIP code is kept until the browser closes where nothing was allowed, and leads back", async () => {
  const response = await send({ zip: " 60435-1234 " });
  expect(response.status).toBe(303);
  expect(response.headers.get("Location")).toBe(LIST);
  expect(response.headers.getSetCookie()).toEqual([
    "shopperPlace=60435; Path=/; SameSite=Lax",
  ]);
  const allowed = await send(
    { zip: "60435" },
    "allowCookies=essential,functional; displayCookies=hide",
  );
  expect(allowed.headers.getSetCookie()[0]).toContain("Max-Age=");
});

test("without scripts a browser that keeps no cookies is told so beside every store's address", async () => {
  const asked =
    (await send({ zip: "60435" }, "")).headers.get("Location") ?? "";
  expect(asked).toBe(`/contact-us?whenKept=${encodeURIComponent(LIST)}`);
  expect(await readHtml(asked)).toContain(
    "we can’t keep your store or your ZIP",
  );
});

test("a rounded spot is taken, a finer one and an unknown ZIP code are not, and nothing typed forgets", async () => {
  const spot = await send({ zip: "", spot: "41.5_-88.1" });
  expect(spot.headers.getSetCookie()[0]).toContain("shopperPlace=41.5_-88.1");
  for (const fields of [
    { spot: "41.5243_-88.1402" },
    { zip: "00000" },
    { zip: "x" },
  ]) {
    const [cookie = ""] = (
      await send({ zip: "", ...fields })
    ).headers.getSetCookie();
    expect(cookie).toMatch(/^flash=placeError;/);
  }
  expect((await send({})).headers.getSetCookie()).toEqual([]);
  const none = await send({ zip: "" });
  expect(none.headers.getSetCookie()[0]).toContain("Max-Age=0");
});

test("the nearest cars come first and say how far they are, for this visitor alone", async () => {
  const near = listAway(await readHtml(LIST, "shopperPlace=60435"));
  expect(near).toHaveLength(24);
  expect(near[0]).toEqual({ place: "Joliet, IL", miles: expect.any(Number) });
  expect(near.map(({ miles }) => miles)).toEqual(
    near.map(({ miles }) => miles).toSorted((a, b) => a - b),
  );
  const far = listAway(await readHtml(LIST, "shopperPlace=47905"));
  expect(far[0]?.place).not.toBe("Joliet, IL");
  const stranger = await readHtml(LIST);
  expect(listAway(stranger)).toEqual([]);
  expect(stranger).toContain("Your ZIP");
});

test("a car's page says how far its store is, and asks that store to move it to the visitor's own", async () => {
  const car = site.vehicles.find(({ vehicle }) => vehicle.storeId === "joliet");
  if (car === undefined) throw new Error("Joliet sells no car.");
  const { vehicle } = car;
  const html = await readHtml(
    getVehicleAddress(vehicle),
    "shopperPlace=60435; userSelectedStore=aurora",
  );
  expect(html).toMatch(/\d+ miles from 60435/);
  const path = `/ask-about-vehicle/${vehicle.vin}?move_to=aurora`;
  expect(html).toContain(`href="${path}"`);
  expect(html).toContain("Ask us to move it to Aurora");
  const form = await readHtml(path);
  expect(form).toMatch(
    /Can you bring the .* to Prairie Auto of Aurora for me\?/,
  );
  const sent = await site.fetch(path, {
    method: "POST",
    body: new URLSearchParams({
      firstName: "Mo",
      lastName: "Ver",
      email: "mover@example.com",
      phone: "(630) 555-0100",
      message: "Please",
      formToken: agedFormToken("ask-about-vehicle"),
    }),
  });
  expect(sent.status).toBe(303);
  const { db } = site.stores.database.leads;
  const lead = await db
    .selectFrom("leads")
    .select(["store_id", "type", "content"])
    .where("content", "like", "%mover@example.com%")
    .executeTakeFirstOrThrow();
  expect(lead).toMatchObject({ store_id: "joliet", type: "CONTACT_SALES" });
  expect(JSON.parse(lead.content).summary).toContainEqual({
    label: "Move it to",
    value: "Prairie Auto of Aurora",
  });
});

test("the catalogue knows no nearest car", async () => {
  const answer = await site.fetch(
    "/api/catalogue/v1/store-group/prairie/website/vehicles?sort=nearest",
  );
  expect(answer.status).toBe(400);
});
