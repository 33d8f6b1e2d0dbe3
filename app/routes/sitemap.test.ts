import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { LANGUAGES } from "#app/domain/store-profile/fields/languages.ts";
import { getVehicleAddress } from "#app/domain/address/vehicle-address.ts";
import {
  PAGE_KEYS,
  PAGE_PATHS,
} from "#app/domain/store-profile/fields/page-paths.ts";
import { listPageEntries } from "#app/features/sitemap/page-entries.server.ts";
import { startTestSite, type TestSite } from "#tests/support/test-site.ts";

const CATALOGUE = {
  open: "/api/catalogue/v1/store-group/prairie/website",
};

let open: TestSite;
let mixed: TestSite;
let closed: TestSite;
let copy: TestSite;
beforeAll(async () => {
  open = await startTestSite();
  mixed = await startTestSite({ profile: "franchise-gated" });
  closed = await startTestSite({ profile: "used-only-gated" });
  copy = await startTestSite({ variables: { SEARCH_ENGINES: "no" } });
});
afterAll(() => Promise.all([open, mixed, closed, copy].map((it) => it.stop())));

async function fetchText(site: TestSite, path: string, init?: RequestInit) {
  const response = await site.fetch(path, init);
  expect([path, response.status]).toEqual([path, 200]);
  return response.text();
}

function elements(xml: string, name: string): readonly string[] {
  const pattern = new RegExp(`<${name}>([^<]*)</${name}>`, "g");
  return [...xml.matchAll(pattern)].map(([, found = ""]) => found);
}

test("the index names the files that there are, at the site's own address", async () => {
  const xml = await fetchText(open, "/sitemap.xml", {
    headers: { "X-Forwarded-Host": "evil.example" },
  });
  expect(elements(xml, "loc")).toEqual(
    ["pages", "vehicles", "filters", "offers", "staff"].map(
      (kind) => `https://dealer.example/sitemaps/${kind}-1.xml`,
    ),
  );
  expect((await open.fetch("/sitemaps/vehicles-2.xml")).status).toBe(404);
});

test("every vehicle for sale is listed once in each language, with the time of its last change", async () => {
  const xml = await fetchText(open, "/sitemaps/vehicles-1.xml");
  const expected = open.vehicles.flatMap(({ vehicle, changedAtMs }) =>
    LANGUAGES.map((language) => [
      `https://dealer.example${getVehicleAddress(vehicle, { language })}`,
      new Date(Math.floor(changedAtMs / 1000) * 1000)
        .toISOString()
        .replace(".000Z", "Z"),
    ]),
  );
  const changes = elements(xml, "lastmod");
  const listed = elements(xml, "loc").map((loc, at) => [loc, changes[at]]);
  expect(listed.toSorted()).toEqual(expected.toSorted());
});

test("the newest vehicle stands last, so that the files before it stay", async () => {
  const xml = await fetchText(open, "/sitemaps/vehicles-1.xml");
  const days = elements(xml, "loc").map((loc) => {
    const record = open.index.find(loc.split("/").at(-1) ?? "");
    return record?.listedOn ?? expect.fail(loc);
  });
  expect(days).toEqual(days.toSorted());
});

test("documents say the day of their words; other pages say nothing that nobody knows", async () => {
  const xml = await fetchText(open, "/sitemaps/pages-1.xml");
  const dated = xml
    .split("\n")
    .filter((line) => line.includes("<lastmod>"))
    .map((line) =>
      elements(line, "loc")[0]?.slice("https://dealer.example".length),
    );
  expect(
    dated.filter(
      (it) => !/^(?:\/es)?\/(?:legal|shopping-guides|authors)\//.test(it ?? ""),
    ),
  ).toEqual([]);
  expect(xml).toContain(
    `/legal/privacy-policy</loc><lastmod>${open.profile.legal["privacy-policy"]?.en.updatedOn}</lastmod>`,
  );
});

describe.each([
  ["/sitemap.xml"],
  ["/sitemaps/pages-1.xml"],
  ["/sitemaps/vehicles-1.xml"],
  ["/sitemaps/filters-1.xml"],
  ["/sitemaps/offers-1.xml"],
  ["/sitemaps/staff-1.xml"],
])("%s", (path) => {
  test("is XML, smaller on the way, and packed under its other name", async () => {
    const plain = await open.fetch(path, {
      headers: { "Accept-Encoding": "gzip" },
    });
    expect(plain.headers.get("Content-Type")).toBe(
      "application/xml; charset=utf-8",
    );
    expect(plain.headers.get("Vary")).toBe("Accept-Encoding");
    expect(plain.headers.get("Cache-Control")).toContain("public");
    const xml = await plain.text();
    if (xml.length > 512)
      expect(plain.headers.get("Content-Encoding")).toBe("gzip");
    const packed = await open.fetch(`${path}.gz`, {
      headers: { "Accept-Encoding": "gzip" },
    });
    expect(packed.headers.get("Content-Type")).toBe("application/gzip");
    expect(packed.headers.get("Content-Encoding")).toBe(null);
    const bytes = Buffer.from(await packed.arrayBuffer());
    expect(String(gunzipSync(bytes))).toBe(xml);
  });

  test("is not sent again to who has it, by its tag or by its time", async () => {
    const { headers } = await open.fetch(path);
    const etag = headers.get("ETag") ?? expect.fail("no tag");
    const changedAt = headers.get("Last-Modified") ?? expect.fail("no time");
    for (const [name, value, status] of [
      ["If-None-Match", etag, 304],
      ["If-None-Match", '"another"', 200],
      ["If-Modified-Since", changedAt, 304],
      ["If-Modified-Since", "Thu, 01 Jan 2026 00:00:00 GMT", 200],
    ] as const) {
      const again = await open.fetch(path, { headers: { [name]: value } });
      expect([name, value, again.status]).toEqual([name, value, status]);
    }
  });

  test("is the same for everybody, whatever cookies come along", async () => {
    const cookies = {
      Cookie: "userSelectedStore=gary; savedVehicles=x; visitor=y",
    };
    for (const site of [open, mixed]) {
      const other = await site.fetch(path, { headers: cookies });
      expect(await other.text()).toBe(await (await site.fetch(path)).text());
      expect(other.headers.get("Set-Cookie")).toBe(null);
    }
  });
});

test("a hidden vehicle is in no sitemap and no source, and a locked price moves no date", async () => {
  const hidden = mixed.vehicles.filter(
    ({ vehicle }) => vehicle.condition === "new",
  );
  const vehicles = await fetchText(mixed, "/sitemaps/vehicles-1.xml");
  const filters = await fetchText(mixed, "/sitemaps/filters-1.xml");
  const source = await fetchText(mixed, "/api/___sitemaps___/vehicles");
  expect(hidden.length).toBeGreaterThan(10);
  for (const { vehicle } of hidden)
    expect(vehicles + source).not.toContain(vehicle.vin);
  expect(filters).not.toContain("new-inventory");
  expect(elements(vehicles, "loc")).toHaveLength(
    LANGUAGES.length * (mixed.vehicles.length - hidden.length),
  );
  const { restrictions } = mixed.profile;
  expect(restrictions.used.unlockPrice).toBe(true);
  const dated = vehicles
    .split("\n")
    .filter((line) => line.includes("<lastmod>"));
  expect(dated.filter((line) => line.includes("/used-vehicle/"))).toEqual([]);
  const list = await fetchText(
    mixed,
    "/api/catalogue/v1/store-group/prairie/website/vehicles/sitemap?condition=used",
  );
  expect(
    new Set(
      JSON.parse(list).vehicles.map((it: { lastmod: unknown }) => it.lastmod),
    ),
  ).toEqual(new Set([null]));
});

test("where the whole inventory is private, no file of vehicles or lists is named, and none is there", async () => {
  const index = elements(await fetchText(closed, "/sitemap.xml"), "loc");
  expect(index.map((it) => it.split("/").at(-1))).not.toEqual(
    expect.arrayContaining(["vehicles-1.xml"]),
  );
  expect(index.join()).not.toContain("filters");
  expect((await closed.fetch("/sitemaps/vehicles-1.xml")).status).toBe(404);
  expect(
    JSON.parse(await fetchText(closed, "/api/___sitemaps___/vehicles")),
  ).toEqual([]);
  expect(
    JSON.parse(await fetchText(closed, "/api/___sitemaps___/filters")),
  ).toEqual([]);
});

test.each(["filters", "vehicles", "offers"])(
  "§7: the internal source %s tells the English addresses of its sitemap, in JSON",
  async (source) => {
    const listed = JSON.parse(
      await fetchText(open, `/api/___sitemaps___/${source}`),
    );
    const file = await fetchText(open, `/sitemaps/${source}-1.xml`);
    const xml = file
      .split("\n")
      .filter((line) => !line.includes(".example/es"))
      .join("\n");
    expect(listed.map((it: { loc: string }) => it.loc)).toEqual(
      elements(xml, "loc").map((it) => it.replaceAll("&amp;", "&")),
    );
    expect(
      listed.flatMap((it: { lastmod?: string }) => it.lastmod ?? []),
    ).toEqual(elements(xml, "lastmod"));
  },
);

test("§7: there is no source of another name", async () => {
  for (const name of ["leads", "pages", "__proto__"])
    expect((await open.fetch(`/api/___sitemaps___/${name}`)).status).toBe(404);
});

test("§7: the catalogue's list of a condition tells the same addresses and times as the sitemap", async () => {
  const list = JSON.parse(
    await fetchText(open, `${CATALOGUE.open}/vehicles/sitemap?condition=used`),
  );
  const xml = await fetchText(open, "/sitemaps/vehicles-1.xml");
  const lines = xml
    .split("\n")
    .filter((line) => line.includes(".example/used-vehicle/"));
  const expected = lines.map((line) => [
    elements(line, "loc")[0],
    elements(line, "lastmod")[0],
  ]);
  expect(list.total).toBe(expected.length);
  expect(
    list.vehicles
      .map((it: { url: string; lastmod: string }) => [it.url, it.lastmod])
      .toSorted(),
  ).toEqual(expected.toSorted());
  const call = `${CATALOGUE.open}/vehicles/sitemap`;
  const { headers } = await open.fetch(call);
  const again = await open.fetch(call, {
    headers: { "If-None-Match": headers.get("ETag") ?? "" },
  });
  expect(again.status).toBe(304);
});

test("a page that is turned off leaves the sitemap, and no other page does", () => {
  const { profile } = open;
  const addresses = (pages: typeof profile.pages) =>
    listPageEntries({ ...profile, pages }).map(({ address }) => address);
  const all = addresses(profile.pages);
  for (const page of PAGE_KEYS) {
    const left = addresses({ ...profile.pages, [page]: false });
    const gone = all.filter((it) => !left.includes(it));
    const own = PAGE_PATHS[page];
    expect(left.filter((it) => !all.includes(it))).toEqual([]);
    expect([
      page,
      gone.filter((it) => !it.startsWith(own ?? "/authors/")),
    ]).toEqual([page, []]);
    expect([page, left.includes(own ?? "-")]).toEqual([page, false]);
  }
});

test("the icons and the manifest that browsers ask for are there, and the manifest names the dealership", async () => {
  const home = await fetchText(open, "/");
  for (const [path, type] of [
    ["/favicon.ico", "image/x-icon"],
    ["/favicon.svg", "image/svg+xml"],
    ["/apple-touch-icon.png", "image/png"],
    ["/site.webmanifest", "application/manifest+json; charset=utf-8"],
  ] as const) {
    expect(home).toContain(`href="${path}"`);
    const answer = await open.fetch(path);
    expect([path, answer.status]).toEqual([path, 200]);
    expect(answer.headers.get("Content-Type")).toBe(type);
    await answer.arrayBuffer();
  }
  const manifest: {
    readonly name: string;
    readonly icons: readonly { readonly src: string }[];
  } = JSON.parse(await fetchText(open, "/site.webmanifest"));
  expect(manifest.name).toBe(open.stores.profile.site.name);
  for (const { src } of manifest.icons)
    expect((await open.fetch(src)).status).toBe(200);
});

test("robots.txt names the sitemap, closes what nobody searches for, and leaves open all that is listed", async () => {
  const text = await fetchText(open, "/robots.txt");
  expect(text).toContain("\nSitemap: https://dealer.example/sitemap.xml\n");
  const isOpen = readRobots(text);
  const index = elements(await fetchText(open, "/sitemap.xml"), "loc");
  for (const file of index)
    for (const loc of elements(
      await fetchText(open, new URL(file).pathname),
      "loc",
    )) {
      const { pathname, search } = new URL(loc.replaceAll("&amp;", "&"));
      expect([loc, isOpen(pathname + search)]).toEqual([loc, true]);
    }
  const { vin } = open.vehicles[0]?.vehicle ?? expect.fail("no vehicle");
  for (const path of [
    "/",
    "/sitemap.xml",
    `/img/p/${vin}/0-0123456789ab-640.jpg`,
    "/img/v/suvs-silver-1.svg",
    "/feeds/aurora/google-vehicle-listings.tsv",
    "/assets/app.css",
    "/search-vehicles/all-inventory?page=2",
    // It says noindex: a crawler has to read that.
    "/saved-vehicles",
    "/your-details",
  ])
    expect([path, isOpen(path)]).toEqual([path, true]);
  for (const path of [
    "/api/cards?vins=1",
    `/ask-about-vehicle/${vin}`,
    "/search-vehicles/all-inventory?make_model=honda,toyota",
    "/cookie-settings?returnTo=%2F",
    "/contact-us?reference=K7Q2-9FXM",
    "/personalized-pricing/down-payment",
  ])
    expect([path, isOpen(path)]).toEqual([path, false]);
});

test("a copy of the site says noindex with every answer, and lets crawlers in to read it", async () => {
  const robots = await fetchText(copy, "/robots.txt");
  expect(robots).not.toContain("Sitemap:");
  expect(readRobots(robots)("/contact-us")).toBe(true);
  for (const path of [
    "/",
    "/",
    "/contact-us",
    "/Contact-Us",
    "/no-such-page",
    "/robots.txt",
    "/sitemap.xml",
    "/img/bodystyles.svg",
    "/2015/x",
    "/api/suggestions?words=a",
  ]) {
    const { headers } = await copy.fetch(path);
    expect([path, headers.get("X-Robots-Tag")]).toEqual([
      path,
      expect.stringContaining("noindex"),
    ]);
  }
  expect((await open.fetch("/")).headers.get("X-Robots-Tag")).toBe(null);
});

/** As crawlers read it: the longest rule that fits decides, and of two such the one that allows. */
function readRobots(text: string): (path: string) => boolean {
  const rules = text.split("\n").flatMap((line) => {
    const [, verb, path = ""] = /^(Allow|Disallow): (.+)$/.exec(line) ?? [];
    if (verb === undefined) return [];
    const pattern = path
      .replace(/[.+?^(){}|[\]\\]/g, "\\$&")
      .replaceAll("*", ".*");
    return [
      { isOpen: verb === "Allow", path, pattern: new RegExp(`^${pattern}`) },
    ];
  });
  return (path) => {
    const fitting = rules
      .filter(({ pattern }) => pattern.test(path))
      .toSorted(
        (one, other) =>
          other.path.length - one.path.length ||
          Number(other.isOpen) - Number(one.isOpen),
      );
    return fitting[0]?.isOpen ?? true;
  };
}
