import { beforeAll, describe, expect, test } from "vitest";
import {
  getAuthorAddress,
  getGuideAddress,
} from "#app/domain/address/page-address.ts";
import { findLeftOutReason } from "#app/domain/search-address/left-out.ts";
import {
  PAGE_KEYS,
  PAGE_PATHS,
} from "#app/domain/store-profile/fields/page-paths.ts";
import { isPageOn } from "#app/site/page/built-pages.ts";
import {
  listErrors,
  type GraphNode,
  readGraph,
} from "#tests/structured-data/check-graph.ts";
import { hostileProfile } from "#tests/support/hostile-profile.ts";
import { type PageHtml, readPage } from "#tests/support/page-html.ts";
import { isPartOn } from "#app/site/page/built-pages.ts";
import { profileVariant } from "#tests/support/profile-variant.ts";
import { startTestSite, type TestSite } from "#tests/support/test-site.ts";

const ORIGIN = "https://dealer.example";
const LIST = "/search-vehicles/all-inventory";
/** Enough to hold cars that are alike to the last word. */
const MOST_VEHICLES = 120;
const VEHICLE = /^\/(?:used|new|certified)-vehicle\//;

interface Head extends PageHtml {
  readonly status: number;
  readonly robots: string | null;
  readonly graph: readonly GraphNode[];
  /** `og:` and `twitter:` tags. */
  readonly shared: ReadonlyMap<string, string>;
  readonly html: string;
}

async function readHead(site: TestSite, path: string): Promise<Head> {
  const response = await site.fetch(path);
  const html = await response.text();
  const tags = html.matchAll(
    /<meta (?:property|name)="((?:og|twitter):[\w:]+|robots)" content="([^"]*)"/g,
  );
  const shared = new Map(
    [...tags].map(([, name = "", text = ""]) => [name, text]),
  );
  return {
    ...readPage(html),
    status: response.status,
    robots: shared.get("robots") ?? null,
    graph: readGraph(html) ?? [],
    shared,
    html,
  };
}

function listTypes({ graph }: Head): readonly string[] {
  return graph.map((node) => node["@type"]).sort();
}

function findNode(head: Head, type: string): GraphNode {
  return (
    head.graph.find((node) => node["@type"] === type) ??
    expect.fail(`The page tells of no ${type}.`)
  );
}

describe.each(["franchise", "used-only"] as const)("%s", (profile) => {
  let site: TestSite;
  const heads = new Map<string, Head>();

  beforeAll(async () => {
    site = await startTestSite({ profile });
    for (const path of await listPaths(site))
      heads.set(path, await readHead(site, path));
    return () => site.stop();
  });

  const indexable = () =>
    [...heads].filter(
      ([, { status, robots }]) => status === 200 && robots === null,
    );

  test("every page that search engines may show has a title that no other has", () => {
    expect(indexable().length).toBeGreaterThan(MOST_VEHICLES);
    expect(repeated(indexable().map(([, { title }]) => title))).toEqual([]);
  });

  test("and a description of its own, neither a fragment nor longer than is shown", () => {
    const all = indexable().map(([, { description }]) => description);
    expect(repeated(all)).toEqual([]);
    for (const [path, { description }] of indexable()) {
      expect(description?.length ?? 0, path).toBeGreaterThanOrEqual(50);
      expect(description?.length ?? 0, path).toBeLessThanOrEqual(160);
    }
  });

  test("its canonical link is the address that shared links bring, and they bring a picture", () => {
    for (const [path, { canonical, shared, html }] of indexable()) {
      expect(canonical, path).toBe(ORIGIN + path);
      expect(shared.get("og:url"), path).toBe(canonical);
      expect(shared.get("og:title"), path).not.toBe("");
      expect(shared.get("og:image"), path).toMatch(
        /^https:\/\/dealer\.example\/social\/(?:site|[A-Z0-9]{17})\/[0-9a-f]{12}\.jpg$/,
      );
      expect(shared.get("og:image:alt"), path).toBeTruthy();
      expect(shared.get("twitter:card"), path).toBe("summary_large_image");
      expect(html.match(/og:url/g), path).toHaveLength(1);
    }
  });

  test("what it tells machines is the vocabulary's, and nothing that search engines refuse", async () => {
    const kinds = new Set<string>();
    for (const [path, head] of indexable()) {
      expect(await listErrors(head.graph), path).toEqual([]);
      for (const type of listTypes(head)) kinds.add(type);
    }
    expect([...kinds].sort()).toEqual(
      expect.arrayContaining([
        "AutoDealer",
        "BreadcrumbList",
        "Car",
        "FAQPage",
        "ItemList",
        "Organization",
        "Person",
        "WebSite",
      ]),
    );
  });

  test("a page is left out as its address says, and for no other reason but that nothing, or another list, is there", () => {
    for (const [path, { status, robots, graph, text }] of heads) {
      if (status !== 200) continue;
      const { pathname, searchParams } = new URL(path, ORIGIN);
      const isLeftOut = findLeftOutReason(pathname, searchParams) !== null;
      if (robots === null) expect(isLeftOut, path).toBe(false);
      else {
        const isRepeated =
          profile === "used-only" &&
          REPEATED_WHERE_LOCKED.some((it) => path.startsWith(it));
        expect(isLeftOut || isRepeated || EMPTY_LIST.test(text), path).toBe(
          true,
        );
        expect(graph, path).toEqual([]);
      }
    }
  });

  test("no page shows a place in a sentence that nothing filled", () => {
    for (const [path, { text }] of heads)
      expect(text, path).not.toMatch(/\{[a-z]\w*\}/i);
  });

  test("a vehicle's facts for machines are those on its page", () => {
    const vehicles = indexable().filter(([path]) => VEHICLE.test(path));
    expect(vehicles.length).toBeGreaterThan(50);
    for (const [path, head] of vehicles) {
      const car = findNode(head, "Car");
      const record = site.index.find(path.split("/").at(-1) ?? "");
      expect(car["vehicleIdentificationNumber"]).toBe(record?.vin);
      expect(car["name"]).toBe(head.h1s[0]);
      expect(car["url"]).toBe(head.canonical);
      for (const key of ["sku", "color", "vehicleTransmission", "fuelType"])
        if (car[key] !== undefined)
          expect(head.text, `${path} ${key}`).toContain(String(car[key]));
      const offer = car["offers"] as
        Readonly<Record<string, unknown>> | undefined;
      if (offer === undefined)
        expect(head.text, path).toMatch(
          /(?:Total price|Price of this car) (?:Stock \S+ )?(?:Private price|Call for price)/,
        );
      else
        expect(head.text, path).toContain(
          `$${Number(offer["price"]).toLocaleString("en-US")}`,
        );
    }
  });

  test("a list tells where its vehicles are, in its order", async () => {
    const head = heads.get(LIST) ?? expect.fail();
    const listed = findNode(head, "ItemList")["itemListElement"] as readonly {
      readonly url: string;
    }[];
    // The price of a card leads to its place on the car's page.
    const links = head.links
      .map((it) => it.replace(/#.*/, ""))
      .filter((it) => VEHICLE.test(it));
    expect(listed.length).toBeGreaterThan(10);
    expect(listed.map(({ url }) => url)).toEqual(
      [...new Set(links)].map((it) => ORIGIN + it),
    );
  });

  test("questions, ratings and stores are told where they stand", () => {
    for (const [path, head] of indexable()) {
      const questions = head.graph.find((it) => it["@type"] === "FAQPage");
      const hasQuestions = head.html.includes("faq-grid");
      expect(questions !== undefined, path).toBe(hasQuestions);
      const isRated = head.graph.some((it) => "aggregateRating" in it);
      expect(isRated, path).toBe(head.html.includes('class="rating"'));
    }
    const contact = heads.get("/contact-us") ?? expect.fail();
    const dealers = contact.graph.filter((it) => it["@type"] === "AutoDealer");
    expect(dealers.map((it) => it["name"])).toEqual(
      site.profile.stores.map(({ name }) => name),
    );
    expect(dealers[0]).toMatchObject({
      geo: { latitude: site.profile.stores[0]?.coordinates.latitude },
      // A dealership without pages of service says nothing of it.
      department: [
        { "@type": "AutoDealer" },
        ...(site.profile.pages.service ? [{ "@type": "AutoRepair" }] : []),
      ],
      openingHoursSpecification: [
        { opens: "09:00", closes: "18:00" },
        { dayOfWeek: ["Saturday"], opens: "09:00", closes: "16:00" },
      ],
      ...((site.profile.stores[0]?.specialDays.length ?? 0) > 0 && {
        specialOpeningHoursSpecification: expect.arrayContaining([
          {
            "@type": "OpeningHoursSpecification",
            validFrom: "2026-11-26",
            validThrough: "2026-11-26",
            opens: "00:00",
            closes: "00:00",
          },
          expect.objectContaining({
            validFrom: "2026-12-24",
            opens: "09:00",
            closes: "14:00",
          }),
        ]),
      }),
    });
  });
});

/** Pages of every kind, and so many vehicles that some are alike. */
async function listPaths(site: TestSite): Promise<ReadonlySet<string>> {
  const { profile, vehicles } = site;
  const paths = new Set<string>([
    ...PAGE_KEYS.filter((key) => isPageOn(profile, key)).flatMap((key) =>
      key === "searchVehicles" ? [] : (PAGE_PATHS[key] ?? []),
    ),
    ...FURTHER,
    ...profile.search.specialFilters.map(({ path }) => path),
    ...profile.guides.map(({ slug }) => getGuideAddress(slug)),
    ...profile.authors.map(({ slug }) => getAuthorAddress(slug)),
  ]);
  for (const from of ["/our-company/meet-our-team", "/special-offers"])
    for (const link of (await readHead(site, from)).links)
      if (link.startsWith(`${from}/`)) paths.add(link);
  for (const { vehicle } of vehicles.slice(0, MOST_VEHICLES)) {
    const { condition, bodystyle, vin } = vehicle;
    const asked = `/${condition}-vehicle/${bodystyle}/any/${vin}`;
    const location = (await site.fetch(asked)).headers.get("Location");
    if (location !== null) paths.add(location);
  }
  return paths;
}

/** What a list without cars offers. */
const EMPTY_LIST =
  /Remove a filter (?:or two )?to see more|Want us to find one\?|Our [^<]+ (?:start at|go up to) \$/;

/** Where one condition is sold and its prices are locked, these are the list of all cars. */
const REPEATED_WHERE_LOCKED: readonly string[] = [
  "/search-vehicles/used-inventory",
  `${LIST}/great_deals/price_drop`,
  `${LIST}/price/max/1`,
];

const FURTHER = [
  LIST,
  `${LIST}?page=2`,
  `${LIST}/bodystyle/suvs`,
  `${LIST}/bodystyle/suvs?price_max=30000`,
  `${LIST}/price/max/1`,
  `${LIST}?q=heated+seats`,
  `${LIST}?sort=mileage`,
  "/search-vehicles/used-inventory",
  "/search-vehicles/used-inventory/make_model/honda",
  "/saved-vehicles",
  "/compare",
  "/your-details",
  "/cookie-settings",
] as const;

function repeated(
  texts: readonly (string | null)[],
): readonly (string | null)[] {
  return texts.filter((text, at) => texts.indexOf(text) !== at);
}

test("a locked price is in no word that machines get, and a hidden vehicle has no picture", async () => {
  const site = await startTestSite({ profile: "franchise-gated" });
  const ofCondition = (condition: string) =>
    site.vehicles.find(({ vehicle }) => vehicle.condition === condition)
      ?.vehicle ?? expect.fail();
  const used = ofCondition("used");
  const asked = `/used-vehicle/${used.bodystyle}/any/${used.vin}`;
  const path = (await site.fetch(asked)).headers.get("Location") ?? "";
  const head = await readHead(site, path);
  expect(head.status).toBe(200);
  expect(findNode(head, "Car")).not.toHaveProperty("offers");
  expect(await listErrors(head.graph)).toEqual([]);
  const told = head.html.slice(0, head.html.indexOf("</head>"));
  expect(told).not.toMatch(/\$\d|price/i);
  const certified = ofCondition("certified");
  const hidden = ofCondition("new");
  const fetchStatus = async ({ vin }: { readonly vin: string }) =>
    (await site.fetch(`/social/${vin}/000000000000.jpg`)).status;
  expect(await fetchStatus(used)).toBe(302);
  expect(await fetchStatus(certified)).toBe(302);
  expect(await fetchStatus(hidden)).toBe(404);
  expect(await fetchStatus({ vin: "1HGCV1F34LA999999" })).toBe(404);
  await site.stop();
});

test("a shared picture is kept for long, is asked for once, and leads on when the car has changed", async () => {
  const site = await startTestSite({ profile: "used-only" });
  const { vin } = site.vehicles[0]?.vehicle ?? expect.fail();
  const outdated = await site.fetch(`/social/${vin}/000000000000.jpg`);
  expect(outdated.status).toBe(302);
  expect(outdated.headers.get("Cache-Control")).toBe("no-store");
  const address = outdated.headers.get("Location") ?? "";
  const picture = await site.fetch(address);
  expect(picture.status).toBe(200);
  expect(picture.headers.get("Content-Type")).toBe("image/jpeg");
  expect(picture.headers.get("Cache-Control")).toContain("immutable");
  const tag = picture.headers.get("ETag") ?? "";
  const again = await site.fetch(address, {
    headers: { "If-None-Match": tag },
  });
  expect(again.status).toBe(304);
  expect((await site.fetch("/social/site/nothing.jpg")).status).toBe(404);
  await site.stop();
});

test("§2: where the profile asks for it, every canonical address is in lower case", async () => {
  const variant = profileVariant("used-only", {
    "profile.json": (content) =>
      content.replace(
        '"lowercaseCanonical": false',
        '"lowercaseCanonical": true',
      ),
  });
  const site = await startTestSite({
    profile: "used-only",
    variables: { PROFILE: variant.folder },
  });
  const list = await readHead(site, LIST);
  const path = list.links.find((it) => VEHICLE.test(it)) ?? expect.fail();
  const head = await readHead(site, path);
  expect(path).not.toBe(path.toLowerCase());
  expect(head.canonical).toBe(ORIGIN + path.toLowerCase());
  expect(head.shared.get("og:url")).toBe(head.canonical);
  expect(findNode(head, "Car")["url"]).toBe(head.canonical);
  // The page is at the address that it says, without a redirect.
  expect((await site.fetch(path.toLowerCase())).status).toBe(200);
  await site.stop();
  variant.remove();
});

test("a dealer's own picture stands for the pages that have none", async () => {
  const variant = profileVariant("used-only", {
    "profile.json": (content) =>
      content.replace(
        '"lowercaseCanonical"',
        '"socialPicture": "/icon-512.png", "lowercaseCanonical"',
      ),
  });
  const site = await startTestSite({
    isSeeded: false,
    variables: { PROFILE: variant.folder },
  });
  const { shared } = await readHead(site, "/contact-us");
  expect(shared.get("og:image")).toBe(`${ORIGIN}/icon-512.png`);
  expect(shared.get("og:image:alt")).toBe("Prairie Value Cars");
  await site.stop();
  variant.remove();
});

test("hostile words of a profile reach machines as they were written", async () => {
  const variant = hostileProfile("franchise");
  const site = await startTestSite({
    variables: { PROFILE: variant.folder },
  });
  const { faqs, stores } = site.profile;
  const home = await readHead(site, "/");
  const questions = findNode(home, "FAQPage")["mainEntity"] as readonly {
    readonly name: string;
  }[];
  expect(questions.map(({ name }) => name)).toEqual(
    faqs.home
      .filter(({ needs }) => needs === null || isPartOn(site.profile, needs))
      .map(({ question }) => question.en),
  );
  expect(questions[0]?.name).toContain("</script>");
  const dealers = home.graph.filter((it) => it["@type"] === "AutoDealer");
  expect(dealers.map((it) => it["name"])).toEqual(
    stores.map(({ name }) => name),
  );
  const guide = await readHead(site, "/shopping-guides/most-for-your-car");
  expect(findNode(guide, "Article")["headline"]).toBe(
    site.profile.guides.find(({ slug }) => slug === "most-for-your-car")?.title,
  );
  await site.stop();
  variant.remove();
});
