import { createHash } from "node:crypto";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { DRAWINGS_FOLDER } from "#app/domain/illustration/drawings-folder.ts";
import { rawRequest } from "#tests/attacks/raw-request.ts";
import { startTestSite, type TestSite } from "#tests/support/test-site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
  return site.stop;
});

async function fetchStatus(path: string, init?: RequestInit): Promise<number> {
  const response = await site.fetch(path, init);
  await response.text();
  return response.status;
}

test("an unmatched address answers 404 with the not-found page", async () => {
  const response = await site.fetch("/no/such/page");
  const html = await response.text();
  expect(response.status).toBe(404);
  expect(html).toContain("Page not found");
  expect(html).toContain(
    "Sorry, we couldn&#x27;t find the page you&#x27;re looking for.",
  );
  expect(html).toContain("Go back home");
});

test.each([
  "/search-vehicles/boats",
  "/search-vehicles/all-inventory/wheels/4",
  "/search-vehicles/all-inventory/bodystyle/boats",
  "/search-vehicles/all-inventory/price/max/cheap",
  "/search-vehicles/all-inventory?page=0",
  "/search-vehicles/all-inventory?sort=best",
  "/search-vehicles/all-inventory/make_model/a%2Fb",
  "/search-vehicles/all-inventory/make_model/honda/civic/extra",
  "/used-vehicle/suvs/2021-honda-cr-v/1HGCM82633A004352",
  "/used-vehicle/suvs/x/not-a-vin",
  "/used-vehicle/suvs/x/%F0%9F%9A%97",
])("%s answers 404", async (path) => {
  expect(await fetchStatus(path)).toBe(404);
});

test.each([
  "/search-vehicles/%",
  "/used-vehicle/a/b/%c3%28",
  "/%00",
  "/a%0d%0aLocation:%20https://evil.example",
  "/a%E2%80%A8b",
])("%s cannot be read and answers 400", async (path) => {
  expect(await fetchStatus(path)).toBe(400);
});

test("an address of 100 kB answers 414 or 431, never 500", async () => {
  expect([414, 431]).toContain(await fetchStatus(`/${"a".repeat(100_000)}`));
});

test("seven hundred unknown query keys change nothing", async () => {
  const query = Array.from({ length: 700 }, (_, at) => `k${at}=${at}`).join(
    "&",
  );
  expect(await fetchStatus(`/search-vehicles/all-inventory?${query}`)).toBe(
    200,
  );
});

test.each([
  ["/search-vehicles", "/search-vehicles/all-inventory"],
  [
    "/search-vehicles/all-inventory?bodystyle=suvs",
    "/search-vehicles/all-inventory/bodystyle/suvs",
  ],
  [
    "/search-vehicles/all-inventory?sort=newest&page=1&price_max=20000&price_min=",
    "/search-vehicles/all-inventory/price/max/20000",
  ],
  [
    "/search-vehicles/all-inventory?price_min=30000&price_max=20000",
    "/search-vehicles/all-inventory?price_max=30000&price_min=20000",
  ],
  [
    "/SEARCH-vehicles/All-Inventory/BodyStyle/SUVs/",
    "/search-vehicles/all-inventory/bodystyle/suvs",
  ],
  [
    "/search-vehicles/all-inventory?bodystyle=trucks&bodystyle=suvs",
    "/search-vehicles/all-inventory?bodystyle=suvs,trucks",
  ],
])("%s redirects for good to %s", async (path, location) => {
  const response = await site.fetch(path);
  expect(response.status).toBe(301);
  expect(response.headers.get("Location")).toBe(location);
});

test("an amount that is too large or too small is answered with a list, wherever it stands", async () => {
  for (const [path, location] of [
    ["all-inventory/price/max/99999999", "all-inventory/price/max/9999999"],
    [
      "all-inventory?mileage_max=123456789",
      "all-inventory/mileage/max/9999999",
    ],
    ["all-inventory?price_max=20k", "all-inventory/price/max/20000"],
    ["all-inventory?year_min=20199", "all-inventory/year/min/2199"],
    ["all-inventory?payment_max=1000000", "all-inventory/payment/max/99999"],
    ["all-inventory/year/max/22", "all-inventory/year/max/1900"],
    ["all-inventory?year_min=2", "all-inventory/year/min/1900"],
    ["all-inventory?price_max=.5", "all-inventory/price/max/0"],
    ["all-inventory?mileage_max=0.2", "all-inventory/mileage/max/0"],
    ["all-inventory?payment_max=$0.99", "all-inventory/payment/max/0"],
    [
      "all-inventory?price_min=9.5&price_max=9.7",
      "all-inventory?price_max=10&price_min=10",
    ],
  ]) {
    const response = await site.fetch(`/search-vehicles/${path}`);
    expect(response.headers.get("Location"), path).toBe(
      `/search-vehicles/${location}`,
    );
    expect(await fetchStatus(`/search-vehicles/${location}`)).toBe(200);
  }
});

test("a page behind the last one leads to the last one, and what was asked for stays", async () => {
  const used = await site.fetch(
    "/search-vehicles/used-inventory?page=99999&gclid=abc",
  );
  expect(used.status).toBe(302);
  const last = used.headers.get("Location") ?? "";
  expect(last).toMatch(
    /^\/search-vehicles\/used-inventory\?page=\d+&gclid=abc$/,
  );
  expect(await fetchStatus(last)).toBe(200);
  const [next = ""] = /\d+/.exec(last) ?? [];
  const behind = await site.fetch(
    `/search-vehicles/used-inventory?page=${Number(next) + 1}&words=used`,
  );
  expect(behind.headers.get("Location")).toBe(
    `/search-vehicles/used-inventory?page=${next}&words=used`,
  );
  const none = await site.fetch(
    "/search-vehicles/all-inventory/price/max/1?page=3",
  );
  expect(none.headers.get("Location")).toBe(
    "/search-vehicles/all-inventory/price/max/1",
  );
});

test("click identifiers and unknown keys never redirect and never enter the canonical link", async () => {
  const response = await site.fetch(
    "/search-vehicles/all-inventory?gclid=abc&utm_source=x&whatever=1",
  );
  expect(response.status).toBe(200);
  const html = await response.text();
  expect(html).toContain(
    '<link rel="canonical" href="https://dealer.example/search-vehicles/all-inventory"/>',
  );
});

test("paths under 2010 to 2025 redirect to auto financing", async () => {
  const response = await site.fetch("/2019/04/old-post?x=1");
  expect(response.status).toBe(301);
  expect(response.headers.get("Location")).toBe("/auto-financing");
});

test("a vehicle's wrong type, slug, condition or letter case redirects to its one address", async () => {
  const { vehicle } = site.vehicles[0] ?? expect.fail("no vehicles");
  const asked = `/used-vehicle/any/thing/${vehicle.vin.toLowerCase()}`;
  const first = await site.fetch(asked);
  expect(first.status).toBe(301);
  const location = first.headers.get("Location") ?? "";
  expect(location).toMatch(
    new RegExp(
      `^/${vehicle.condition}-vehicle/${vehicle.bodystyle}/.*/${vehicle.vin}$`,
    ),
  );
  expect(await fetchStatus(location)).toBe(200);
});

test("client navigation gets the data of the same address without a redirect", async () => {
  const { vehicle } = site.vehicles[0] ?? expect.fail("no vehicles");
  const { headers } = await site.fetch(`/used-vehicle/x/x/${vehicle.vin}`);
  const paths = [
    headers.get("Location"),
    "/search-vehicles/all-inventory/bodystyle/suvs",
  ];
  for (const path of paths) {
    const response = await site.fetch(`${path}.data`);
    expect(response.status).toBe(200);
    await response.text();
  }
});

test("every page carries the security headers and a policy without unsafe sources", async () => {
  for (const path of [
    "/",
    "/search-vehicles/all-inventory",
    "/nope",
    "/img/bodystyles.svg",
  ]) {
    const { headers } = await site.fetch(path);
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(headers.get("Content-Security-Policy")).toContain(
      "default-src 'none'",
    );
    expect(headers.get("Content-Security-Policy")).not.toContain("unsafe");
  }
});

test("today's drawing is kept for a year, and at an address of before it is asked for again within the hour", async () => {
  const fetchDrawing = async (path: string) => {
    const response = await site.fetch(path);
    const caching = response.headers.get("Cache-Control");
    return [response.status, caching, await response.text()] as const;
  };
  for (const name of ["suvs-red-1-rear.svg", "bodystyles.svg"]) {
    const [status, caching, drawing] = await fetchDrawing(
      DRAWINGS_FOLDER + name,
    );
    expect([status, caching]).toEqual([
      200,
      "public, max-age=31536000, immutable",
    ]);
    for (const folder of ["/img/v/", "/img/v/01234567/"])
      expect(await fetchDrawing(folder + name)).toEqual([
        200,
        "public, max-age=3600",
        drawing,
      ]);
  }
  const [, caching] = await fetchDrawing("/img/bodystyles.svg");
  expect(caching).toBe("public, max-age=3600");
});

test("a second request of a page is answered from the cache with the same bytes and tag", async () => {
  const path = "/search-vehicles/used-inventory";
  const first = await site.fetch(path, {
    headers: { "Accept-Encoding": "identity" },
  });
  const body = await first.text();
  const etag = first.headers.get("ETag") ?? "";
  const again = await site.fetch(path, {
    headers: { "Accept-Encoding": "br" },
  });
  expect(await again.text()).toBe(body);
  expect(again.headers.get("ETag")).toBe(etag);
  expect(await fetchStatus(path, { headers: { "If-None-Match": etag } })).toBe(
    304,
  );
});

test("a chosen store is kept for 30 days and an unknown one changes nothing", async () => {
  const choose = (storeId: string) =>
    site.fetch("/store-selection", {
      method: "POST",
      body: new URLSearchParams({
        storeId,
        returnTo: "/search-vehicles/all-inventory",
      }),
    });
  const known = await choose("joliet");
  expect(known.status).toBe(303);
  expect(known.headers.get("Set-Cookie")).toBe(
    "userSelectedStore=joliet; Path=/; Max-Age=2592000; SameSite=Lax",
  );
  const unknown = await choose("nowhere");
  expect(unknown.status).toBe(303);
  expect(unknown.headers.get("Set-Cookie")).toBeNull();
});

test("without scripts a browser that keeps no cookies is told so beside every store's phone, and one that does goes on", async () => {
  const list = "/search-vehicles/all-inventory";
  const choose = (fields: Readonly<Record<string, string>> = {}) =>
    site.fetch("/store-selection", {
      method: "POST",
      body: new URLSearchParams({
        storeId: "joliet",
        returnTo: list,
        ...fields,
      }),
    });
  const asked = (await choose()).headers.get("Location") ?? "";
  expect(asked).toBe(`/contact-us?whenKept=${encodeURIComponent(list)}`);
  const words = "we can’t keep your store or your ZIP";
  const refused = await site.fetch(asked);
  expect(refused.status).toBe(200);
  expect(await refused.text()).toContain(words);
  expect(await (await site.fetch("/contact-us")).text()).not.toContain(words);
  const kept = await site.fetch(asked, {
    headers: { Cookie: "userSelectedStore=joliet" },
  });
  expect([kept.status, kept.headers.get("Location")]).toEqual([302, list]);
  // With scripts the panel has said it beforehand.
  const told = await choose({ isQuiet: "1" });
  expect(told.headers.get("Location")).toBe(list);
});

test.each([
  { Origin: "https://evil.example" },
  { Origin: "null" },
  { "Sec-Fetch-Site": "cross-site" },
  { "Sec-Fetch-Site": "same-site" },
])("a store chosen by another site's form (%j) is refused", async (headers) => {
  for (const path of ["/store-selection", "/store-selection.data"]) {
    const response = await site.fetch(path, {
      method: "POST",
      headers,
      body: new URLSearchParams({ storeId: "joliet", returnTo: "/" }),
    });
    expect(response.status).toBe(403);
    expect(response.headers.get("Set-Cookie")).toBeNull();
  }
});

test("a store is chosen from the site's own page, by form and by script", async () => {
  const init = {
    method: "POST",
    headers: { Origin: site.origin, "Sec-Fetch-Site": "same-origin" },
    body: new URLSearchParams({ storeId: "joliet", returnTo: "/" }),
  };
  for (const path of ["/store-selection", "/store-selection.data"]) {
    const response = await site.fetch(path, init);
    expect([202, 303]).toContain(response.status);
    expect(response.headers.get("Set-Cookie")).toContain("joliet");
  }
});

test.each([
  "application/json",
  "text/plain",
  "multipart/form-data; boundary=a",
])("a form that is none (%s) is a bad request", async (type) => {
  const init = { method: "POST", body: "{", headers: { "Content-Type": type } };
  expect(await fetchStatus("/store-selection", init)).toBe(400);
});

test("HEAD answers what GET does, on every kind of address", async () => {
  for (const path of [
    "/search-vehicles/all-inventory/bodystyle/trucks",
    "/no/such/page",
    "/search-vehicles",
    "/search-vehicles/all-inventory.data",
    "/favicon.svg",
  ]) {
    const init = { headers: { "Accept-Encoding": "identity" } };
    const head = await site.fetch(path, { ...init, method: "HEAD" });
    const get = await site.fetch(path, init);
    const compared = ({ status, headers }: Response) => [
      status,
      [...headers].filter(
        ([name]) => !["connection", "date", "keep-alive"].includes(name),
      ),
    ];
    expect(compared(head), path).toEqual(compared(get));
    expect(await head.text()).toBe("");
    await get.text();
  }
});

test("page data for client navigation is compressed and belongs to one visitor", async () => {
  const response = await site.fetch("/search-vehicles/all-inventory.data", {
    headers: { "Accept-Encoding": "gzip" },
  });
  await response.text();
  expect(response.headers.get("Content-Encoding")).toBe("gzip");
  expect(response.headers.get("Cache-Control")).toBe("private, no-cache");
  expect(response.headers.get("Vary")).toBe("Accept-Encoding, Cookie, Sec-GPC");
});

test("a poisoned request changes nothing in the page that others get", async () => {
  const path = "/search-vehicles/all-inventory/bodystyle/coupes";
  const poisoned = await site.fetch(`${path}?utm_source=poison&x=poison`, {
    headers: {
      "X-Forwarded-Host": "poison.example",
      "X-Forwarded-Proto": "poison",
      "X-Original-URL": "/poison",
      Forwarded: "host=poison",
      Accept: "poison",
      "Accept-Language": "poison",
      "User-Agent": "poison",
      Referer: "https://poison.example",
      Cookie: "userSelectedStore=poison; a=poison",
    },
  });
  const first = await poisoned.text();
  expect(first).not.toContain("poison");
  expect(await (await site.fetch(path)).text()).toBe(first);
});

test("the policy names exactly the inline scripts of its page", async () => {
  const response = await site.fetch(
    "/search-vehicles/all-inventory?q=%3C%2Fscript%3E",
  );
  const html = await response.text();
  const bodies = [
    ...html.matchAll(/<script(?![^>]*src=)[^>]*>([^]*?)<\/script>/g),
  ];
  const hashes = bodies.map(
    ([, body = ""]) =>
      `'sha256-${createHash("sha256").update(body).digest("base64")}'`,
  );
  // Three of them are for browsers that block the storage, come back to a page or translate it.
  expect(hashes).toHaveLength(9);
  const policy = response.headers.get("Content-Security-Policy");
  expect(policy).toContain(`script-src 'self' ${hashes.join(" ")};`);
  expect(html).not.toContain("nonce");
});

test("the store cookie changes contacts and never the inventory", async () => {
  const fetchAs = async (storeId: string) => {
    const response = await site.fetch("/search-vehicles/all-inventory", {
      headers: { Cookie: `userSelectedStore=${storeId}` },
    });
    return response.text();
  };
  const [aurora, joliet] = [await fetchAs("aurora"), await fetchAs("joliet")];
  const countIn = (html: string) => /([\d,]+) cars/.exec(html)?.[1];
  expect(countIn(aurora)).toBe(countIn(joliet));
  expect(aurora).not.toBe(joliet);
});

test("methods that no page knows are refused", async () => {
  expect(await fetchStatus("/", { method: "DELETE" })).toBe(405);
});

test("a foreign Host header is answered 421 and never enters a page", async () => {
  const production = await startTestSite({
    mode: "production",
    isSeeded: false,
  });
  onTestFinished(production.stop);
  const response = await production.fetch("/");
  expect(response.status).toBe(421);
});

test("only the demonstration shows the parts of which pages are made", async () => {
  expect(await fetchStatus("/design")).toBe(200);
  const production = await startTestSite({
    mode: "production",
    isSeeded: false,
  });
  onTestFinished(production.stop);
  const [home, design] = await Promise.all(
    ["/", "/design"].map((path) =>
      rawRequest(production.origin, path, {
        headers: { Host: "dealer.example" },
      }),
    ),
  );
  expect(home?.status).toBe(200);
  expect(design?.status).toBe(404);
  expect(design?.text).toContain("Page Not Found: /design");
});

test("liveness and readiness answer whatever the host", async () => {
  expect(await fetchStatus("/healthz")).toBe(200);
  expect(await fetchStatus("/readyz")).toBe(200);
});

test("nothing was logged as a failure", () => {
  expect(site.logged.filter((line) => line.includes("failed"))).toEqual([]);
});
