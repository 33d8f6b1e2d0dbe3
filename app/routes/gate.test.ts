import { afterAll, beforeAll, expect, test } from "vitest";
import { getVehicleAddress } from "#app/domain/address/vehicle-address.ts";
import { DAY_MS } from "#app/domain/time.ts";
import { formatAmount, formatDollars } from "#app/site/page/format.ts";
import type { Condition, StockedVehicle } from "#app/domain/vehicle/vehicle.ts";
import {
  SOME_DAY_MS,
  startTestSite,
  type TestSite,
} from "#tests/support/test-site.ts";
import {
  ANN,
  ANN_WITH_TERMS,
  visitorCookie,
} from "#tests/support/visitor-cookie.ts";

/** New cars are hidden, prices of used ones locked, certified ones open. */
let mixed: TestSite;
/** Prices are locked, nothing is hidden. */
let locked: TestSite;
/** Everything is private. */
let closed: TestSite;
beforeAll(async () => {
  mixed = await startTestSite({ profile: "franchise-gated" });
  locked = await startTestSite({ profile: "used-only" });
  closed = await startTestSite({ profile: "used-only-gated" });
});
afterAll(() => Promise.all([mixed.stop(), locked.stop(), closed.stop()]));

const CATALOGUE = {
  mixed: "/api/catalogue/v1/store-group/prairie/website",
  used: "/api/catalogue/v1/store-group/prairie-value/website",
};
const asAnn = { headers: { Cookie: visitorCookie(ANN) } };
const asAnnWithTerms = { headers: { Cookie: visitorCookie(ANN_WITH_TERMS) } };

function findVehicle(site: TestSite, condition: Condition): StockedVehicle {
  const found = site.vehicles.find(
    ({ vehicle }) =>
      vehicle.condition === condition && vehicle.salePriceCents !== null,
  );
  if (found === undefined) throw new Error(`No ${condition} vehicle.`);
  return found;
}

async function fetchText(site: TestSite, path: string, init?: RequestInit) {
  return (await site.fetch(path, init)).text();
}

const UNKNOWN_VIN = "1HGCV1F34LA999999";

test("a hidden vehicle answers as one that was never here: page, data, API, in any spelling", async () => {
  const { vehicle } = findVehicle(mixed, "new");
  const address = getVehicleAddress(vehicle);
  const wrongSlug = `/used-vehicle/suvs/some-car/${vehicle.vin}`;
  const paths = [
    address,
    address.toLowerCase(),
    wrongSlug,
    `${address}.data`,
    `${CATALOGUE.mixed}/vehicles/${vehicle.vin}`,
  ];
  for (const path of paths) {
    const asUnknown = path
      .replaceAll(vehicle.vin, UNKNOWN_VIN)
      .replaceAll(vehicle.vin.toLowerCase(), UNKNOWN_VIN.toLowerCase());
    const [hidden, unknown] = await Promise.all([
      mixed.fetch(path),
      mixed.fetch(asUnknown),
    ]);
    expect([path, hidden.status]).toEqual([path, unknown.status]);
    expect(hidden.status).toBe(404);
    expect(listHeaders(hidden)).toEqual(listHeaders(unknown));
    const bodies = await Promise.all([hidden.text(), unknown.text()]);
    expect(sameName(bodies[0], vehicle.vin)).toBe(
      sameName(bodies[1], UNKNOWN_VIN),
    );
  }
});

function listHeaders({ headers }: Response) {
  const skipped = ["date", "content-length", "content-security-policy"];
  return [...headers].filter(([name]) => !skipped.includes(name));
}

function sameName(body: string, vin: string): string {
  return body.replaceAll(vin, "VIN").replaceAll(vin.toLowerCase(), "vin");
}

test("hidden vehicles are in no list, count, facet, suggestion or sitemap", async () => {
  const hidden = mixed.vehicles.filter(
    ({ vehicle }) => vehicle.condition === "new",
  );
  const vins = new Set(hidden.map(({ vehicle }) => vehicle.vin));
  expect(vins.size).toBeGreaterThan(10);
  const { vehicle } = findVehicle(mixed, "new");
  const paths = [
    "/",
    "/search-vehicles/all-inventory",
    "/search-vehicles/all-inventory.data",
    "/search-vehicles/all-inventory?page=2",
    `/search-vehicles/all-inventory?q=${vehicle.vin.toLowerCase()}`,
    `/search-vehicles/all-inventory?q=${vehicle.vin.slice(-6).toLowerCase()}`,
    `/search-vehicles/all-inventory?q=${vehicle.stockNumber?.toLowerCase()}`,
    `${CATALOGUE.mixed}/vehicles`,
    `${CATALOGUE.mixed}/filters`,
    `${CATALOGUE.mixed}/vehicles/sitemap`,
    `${CATALOGUE.mixed}/vehicles/sitemap?condition=used`,
    getVehicleAddress(findVehicle(mixed, "used").vehicle),
  ];
  for (const path of paths) {
    const text = await fetchText(mixed, path);
    const found = text.match(/[A-HJ-NPR-Z0-9]{17}/g) ?? [];
    expect([
      path,
      found.filter((vin) => vins.has(vin) && !path.includes(vin.toLowerCase())),
    ]).toEqual([path, []]);
  }
  const visible = mixed.vehicles.length - vins.size;
  const list = JSON.parse(
    await fetchText(mixed, `${CATALOGUE.mixed}/vehicles`),
  );
  expect(list.total).toBe(visible);
  expect(list.conditions.map(({ value }: { value: string }) => value)).toEqual([
    "used",
    "certified",
  ]);
  const sitemap = await fetchText(mixed, `${CATALOGUE.mixed}/vehicles/sitemap`);
  expect(JSON.parse(sitemap).total).toBe(visible);
  const asked = `${CATALOGUE.mixed}/vehicles?condition=new`;
  expect((await mixed.fetch(asked)).status).toBe(404);
});

test("lists say how many cars are private, and which prices wait for questions (Assumption A303)", async () => {
  const count = mixed.vehicles.filter(
    ({ vehicle }) => vehicle.condition === "new",
  ).length;
  const notice = await fetchText(mixed, "/search-vehicles/all-inventory");
  expect(notice).toContain(`${count} more cars are in our private inventory`);
  expect(notice).toContain("Used prices open after a few questions.");
  const spanish = await fetchText(mixed, "/es/search-vehicles/all-inventory");
  expect(spanish).toContain("Los precios de los autos usados se abren");
});

test("a list of private cars says which they are, what opens and what that takes, and leads to those that are open to everyone", async () => {
  const html = await fetchText(mixed, "/search-vehicles/new-inventory");
  const open = mixed.vehicles.filter(
    ({ vehicle }) => vehicle.condition !== "new",
  ).length;
  expect(html).toContain(
    `>${mixed.vehicles.length - open} private new cars</h1>`,
  );
  expect(html).toMatch(
    new RegExp(
      `<a [^>]*href="/search-vehicles/all-inventory"[^>]*>See ${open} used and certified cars`,
    ),
  );
  expect(html).toContain("no account, no credit check");
  expect(html).toContain("Full prices right away. No call needed.");
  expect(html).toContain("Ask about the one you like");
  expect(html).toContain("What you’ll see</h2>");
  // What a form does not open is none of it: no warranty, and no prices that wait for questions.
  expect(html).not.toContain("Chevrolet, Ford, Honda and Toyota");
  expect(html).not.toContain("few questions");
  const all = await fetchText(closed, "/search-vehicles/all-inventory");
  expect(all).not.toMatch(/See [\d,]+ /);
  expect(all).toContain("A few more questions, and you see what they cost.");
  expect(all).not.toContain("What they cost</h3>");
});

test("the address of a private car says what becomes of the link, and promises no car that may not be there (Assumption A388)", async () => {
  const { vehicle } = findVehicle(mixed, "new");
  const none = { ...vehicle, vin: "1FTFW1E50NFA00000" };
  for (const asked of [vehicle, none]) {
    const response = await mixed.fetch(getVehicleAddress(asked));
    expect(response.status).toBe(404);
    const html = await response.text();
    expect(html).toContain("Our new cars are private.");
    expect(html).toContain("this one opens, if we still have it.");
  }
  const list = await fetchText(mixed, "/search-vehicles/new-inventory");
  expect(list).not.toContain("if we still have it");
});

test("the address of a private car is headed by the car that it names, and by nothing where it names none (Assumption A444)", async () => {
  const ask = async (type: string, slug: string, prefix = "") => {
    const response = await mixed.fetch(
      `${prefix}/new-vehicle/${type}/${slug}/1FTFW1E50NFA00000`,
    );
    expect(response.status).toBe(404);
    const html = await response.text();
    const [, heading = ""] = /<h1[^>]*>(.*?)<\/h1>/s.exec(html) ?? [];
    return { html, heading: heading.replaceAll("\u00a0", " ") };
  };
  const named = await ask("suvs", "2026-toyota-highlander-le");
  expect(named.heading).toBe("2026 Toyota Highlander");
  expect(named.html).toMatch(
    /<a href="\/search-vehicles\/new-inventory">New cars<\/a>/,
  );
  const spanish = await ask("suvs", "2026-toyota-highlander-le", "/es");
  expect(spanish.heading).toBe("2026 Toyota Highlander");
  const unknown = await ask("suvs", "2026-toyota-zorblatt");
  expect(unknown.heading).toBe("Our new cars are private");
  expect(unknown.html).toContain("the car you followed opens");
});

test("the list of a hidden group invites to unlock it and says nothing of what is in it", async () => {
  const html = await fetchText(mixed, "/search-vehicles/new-inventory");
  expect(html).toContain("Unlock private inventory");
  expect(html).toContain(
    "/private-inventory?returnTo=%2Fsearch-vehicles%2Fnew-inventory",
  );
  expect(html).not.toMatch(/[A-HJ-NPR-Z0-9]{17}/);
  const next = await mixed.fetch("/search-vehicles/new-inventory?page=2");
  expect(next.status).toBe(404);
});

test("the page that unlocks prices shows the newest cars of the visitor's store, and the one that unlocks cars shows none", async () => {
  const listCars = async (site: TestSite) =>
    (await fetchText(site, "/private-inventory")).match(
      /href="\/\w+-vehicle\/[^"]+"/g,
    ) ?? [];
  const [storeId] = locked.profile.stores.map(({ id }) => id);
  const shown = await listCars(locked);
  expect(shown).toHaveLength(4);
  for (const href of shown) {
    const vin = href.slice(-18, -1);
    const found = locked.vehicles.find(({ vehicle }) => vehicle.vin === vin);
    expect(found?.vehicle.storeId).toBe(storeId);
  }
  expect(await listCars(mixed)).toEqual([]);
  expect(await listCars(closed)).toEqual([]);
});

test("whoever unlocked sees the hidden vehicles everywhere", async () => {
  const { vehicle } = findVehicle(mixed, "new");
  const page = await mixed.fetch(getVehicleAddress(vehicle), asAnn);
  expect(page.status).toBe(200);
  const list = await fetchText(mixed, `${CATALOGUE.mixed}/vehicles`, asAnn);
  expect(JSON.parse(list).total).toBe(mixed.vehicles.length);
  const html = await fetchText(mixed, "/search-vehicles/new-inventory", asAnn);
  expect(html).not.toContain("Unlock private inventory");
  expect(newVehiclesIn(html)).not.toEqual([]);
});

test("whoever unlocked cars is told which prices wait for the terms, and led to the cars first", async () => {
  const html = await fetchText(mixed, "/private-inventory", asAnn);
  expect(html).toContain(
    "Used prices are still locked: answer a few questions to open them.",
  );
  expect(html).toMatch(
    /btn--main[^>]*>See all \d+ private cars<.*>Browse all cars<.*>Finish your terms</s,
  );
  const open = await fetchText(mixed, "/private-inventory", asAnnWithTerms);
  expect(open).toContain("There’s nothing more to fill in.");
});

test("where prices alone were private, whoever has questions left sees the newest cars, and the questions come first", async () => {
  const html = await fetchText(locked, "/private-inventory", asAnn);
  expect(html).toContain(">A few questions left until every price opens</h1>");
  expect(html).toContain(
    "Finish your terms to customize your pricing details.",
  );
  expect(html).toMatch(/btn--main[^>]*>Finish your terms<.*>Browse all cars</s);
  expect(html.match(/<article/g)).toHaveLength(4);
});

test("a list of cars that were private says which prices wait for the terms, and leads to the questions and back", async () => {
  const list = "/search-vehicles/new-inventory";
  const html = await fetchText(mixed, list, asAnn);
  const wizard = `/personalized-pricing?returnTo=${encodeURIComponent(list)}`;
  expect(html).toContain(
    "These cars are open to you now. Used prices are still locked.",
  );
  expect(html).toContain(`<a href="${wizard}">Answer a few questions</a>`);
  const spanish = await fetchText(mixed, `/es${list}`, asAnn);
  expect(spanish).toContain(
    "Los precios de los autos usados siguen bloqueados.",
  );
  for (const [other, init] of [
    ["/search-vehicles/certified-inventory", asAnn],
    ["/search-vehicles/all-inventory", asAnn],
    [list, asAnnWithTerms],
  ] as const)
    expect(await fetchText(mixed, other, init)).not.toContain(
      "These cars are open to you now",
    );
});

test("while prices are locked, what the home page leads to says how many cars it has, but not at a price (Assumption A484)", async () => {
  const readHome = async (site: TestSite, init?: RequestInit) =>
    (await fetchText(site, "/", init)).replaceAll("<!-- -->", "");
  const html = await readHome(locked);
  expect(html).toMatch(/<b>Under \$20,000<\/b><span>Document fee included</);
  expect(html).toMatch(
    /<b>Under 85,000 miles<\/b><span><em>\d+ cars<\/em>, with plenty/,
  );
  expect(html).toContain("Prices, once they’re open to you, include");
  expect(html).not.toContain("Advertised prices");
  const open = await readHome(locked, asAnnWithTerms);
  expect(open).toMatch(/<b>Under \$20,000<\/b><span><em>\d+ cars<\/em>, doc/);
  const some = await readHome(mixed);
  expect(some).toMatch(/<b>Under \$20,000<\/b><span>Document fee included</);
  expect(some).toContain("Advertised prices include");
});

test("photos of hidden vehicles are as unknown as the vehicles", async () => {
  const { vehicle } = findVehicle(mixed, "new");
  const name = `0-${"0".repeat(12)}-800.webp`;
  const hidden = await mixed.fetch(`/img/p/${vehicle.vin}/${name}`);
  const unknown = await mixed.fetch(`/img/p/${UNKNOWN_VIN}/${name}`);
  expect(hidden.status).toBe(404);
  expect(listHeaders(hidden)).toEqual(listHeaders(unknown));
  expect(await hidden.text()).toBe(await unknown.text());
});

/** Every way in which a price could be written into an answer. */
function spellings({ vehicle }: StockedVehicle, feeCents: number): string[] {
  const { salePriceCents, oldPriceCents } = vehicle;
  return [salePriceCents, oldPriceCents]
    .filter((cents) => cents !== null)
    .flatMap((cents) => [cents, cents + feeCents])
    .flatMap((cents) => [
      String(cents),
      formatDollars(Math.ceil(cents / 100)),
      formatDollars(Math.floor(cents / 100)),
    ]);
}

test("no byte of a locked price is in any answer", async () => {
  const fee = locked.stores.profile.pricing.fees.documentFeeCents;
  const bands = locked.stores.profile.pricing.lockedPriceBandsDollars;
  const publicAmounts = new Set([
    ...bands.map(formatDollars),
    ...claimedAmounts(JSON.stringify(locked.stores.profile)),
  ]);
  const secrets = new Set(locked.vehicles.flatMap((it) => spellings(it, fee)));
  const some = locked.vehicles.slice(0, 6).map(({ vehicle }) => vehicle);
  const paths = [
    "/",
    "/_.data",
    "/search-vehicles/all-inventory",
    "/search-vehicles/all-inventory?page=3",
    "/search-vehicles/all-inventory?sort=priceLow",
    "/search-vehicles/all-inventory/price/max/20000",
    "/search-vehicles/all-inventory/great_deals/price_drop",
    "/search-vehicles/all-inventory.data",
    ...some.map((vehicle) => getVehicleAddress(vehicle)),
    ...some.map((vehicle) => `${getVehicleAddress(vehicle)}.data`),
    ...some.map(({ vin }) => `${CATALOGUE.used}/vehicles/${vin}`),
    `${CATALOGUE.used}/vehicles`,
    `${CATALOGUE.used}/vehicles?page=2`,
    `${CATALOGUE.used}/vehicles?sort=priceHigh`,
    `${CATALOGUE.used}/vehicles?price_max=20000`,
    `${CATALOGUE.used}/filters`,
    `${CATALOGUE.used}/vehicles/sitemap`,
  ];
  for (const visitor of [{}, asAnn])
    for (const path of paths) {
      const text = await fetchText(locked, path, visitor);
      const amounts = text.match(/\$\d[\d,]*|\b\d{6,8}\b/g) ?? [];
      const told = amounts.filter(
        (it) => secrets.has(it) && !publicAmounts.has(it),
      );
      expect([path, told]).toEqual([path, []]);
    }
});

function claimedAmounts(profile: string): readonly string[] {
  return profile.match(/\$\d[\d,]*/g) ?? [];
}

test("price facets, price drops and sorting by price are absent while prices are locked", async () => {
  const html = await fetchText(locked, "/search-vehicles/all-inventory");
  expect(html).not.toContain("Lowest Price");
  expect(html).not.toContain("Price drop");
  const filters = JSON.parse(
    await fetchText(locked, `${CATALOGUE.used}/filters`),
  );
  expect(Object.keys(filters.ranges)).not.toContain("price");
  const deals: { value: string }[] = filters.filters.great_deals;
  expect(deals.map(({ value }) => value)).not.toContain("price_drop");
  expect(filters.unanswered).toEqual([]);
  const asked = await fetchText(
    locked,
    `${CATALOGUE.used}/vehicles?great_deals=price_drop&sort=priceLow`,
  );
  expect(JSON.parse(asked).unanswered).toEqual(["deals", "sort"]);
});

test("whoever asks for an order by price gets the newest first", async () => {
  const fetchVins = async (query: string) => {
    const text = await fetchText(locked, `${CATALOGUE.used}/vehicles${query}`);
    const list: { vehicles: { vin: string }[] } = JSON.parse(text);
    return list.vehicles.map(({ vin }) => vin);
  };
  const newest = await fetchVins("");
  expect(await fetchVins("?sort=priceLow")).toEqual(newest);
  expect(await fetchVins("?sort=priceHigh")).toEqual(newest);
});

test("every finer price range answers as its public band", async () => {
  const fetchTotal = async (query: string) => {
    const text = await fetchText(locked, `${CATALOGUE.used}/vehicles?${query}`);
    return JSON.parse(text).total;
  };
  const band = await fetchTotal("price_max=20000");
  for (const max of [15_001, 17_500, 19_999])
    expect(await fetchTotal(`price_max=${max}`)).toBe(band);
  expect(await fetchTotal("price_min=20000&price_max=20000")).toBe(
    await fetchTotal("price_min=15000&price_max=20000"),
  );
});

test("contact details without terms leave the prompt; with terms the price is there", async () => {
  const { vehicle } = findVehicle(locked, "used");
  const address = getVehicleAddress(vehicle);
  const stranger = await fetchText(locked, address);
  expect(stranger).toContain("Unlock price");
  const withoutTerms = await fetchText(locked, address, asAnn);
  expect(withoutTerms).toContain(
    "Finish your terms to customize your pricing details",
  );
  expect(withoutTerms).not.toContain("Unlock price");
  const withTerms = await fetchText(locked, address, asAnnWithTerms);
  const answer = JSON.parse(
    await fetchText(
      locked,
      `${CATALOGUE.used}/vehicles/${vehicle.vin}`,
      asAnnWithTerms,
    ),
  );
  expect(answer.price.state).toBe("shown");
  expect(withTerms).toContain(formatAmount(answer.price.totalCents));
});

test("a forged, edited, cut, foreign, old or future cookie leaves a visitor a stranger", async () => {
  const good = visitorCookie(ANN_WITH_TERMS);
  const at = Math.floor(good.length / 2);
  const edited =
    good.slice(0, at) + (good[at] === "A" ? "B" : "A") + good.slice(at + 1);
  const json = JSON.stringify({
    ...ANN_WITH_TERMS,
    issuedAtMs: SOME_DAY_MS,
  });
  const cookies = [
    edited,
    good.slice(0, -3),
    `${good}AA`,
    `visitor=${encodeURIComponent(json)}`,
    `visitor=${Buffer.from(json).toString("base64url")}`,
    `__Host-${good}`,
    `unlockInventory=${SOME_DAY_MS}; unlockPrice=${SOME_DAY_MS}`,
    visitorCookie(ANN_WITH_TERMS, {
      secretKey: "the key of another dealership's server",
    }),
    visitorCookie(ANN_WITH_TERMS, { nowMs: () => SOME_DAY_MS - 366 * DAY_MS }),
    visitorCookie(ANN_WITH_TERMS, { nowMs: () => SOME_DAY_MS + DAY_MS }),
    visitorCookie({
      ...ANN_WITH_TERMS,
      unlockInventoryAtMs: SOME_DAY_MS + DAY_MS,
      unlockPriceAtMs: SOME_DAY_MS + DAY_MS,
    }),
    visitorCookie({
      ...ANN_WITH_TERMS,
      unlockInventoryAtMs: SOME_DAY_MS - 365 * DAY_MS,
      unlockPriceAtMs: SOME_DAY_MS - 365 * DAY_MS,
    }),
  ];
  const path = `${CATALOGUE.used}/vehicles`;
  const asStranger = await fetchText(locked, path);
  const hidden = getVehicleAddress(findVehicle(mixed, "new").vehicle);
  for (const Cookie of cookies) {
    const headers = { Cookie };
    expect(await fetchText(locked, path, { headers })).toBe(asStranger);
    expect((await mixed.fetch(hidden, { headers })).status).toBe(404);
    const page = await locked.fetch("/", { headers });
    expect(page.status).toBe(200);
  }
});

test("what a known visitor sees is private, and strangers go on getting their own variant", async () => {
  const path = "/search-vehicles/all-inventory";
  const known = await mixed.fetch(path, asAnn);
  expect(known.headers.get("Cache-Control")).toBe("private, no-cache");
  const before = await known.text();
  const others: RequestInit[] = [
    {},
    { headers: { Cookie: "visitor=nobody" } },
    { headers: { "Accept-Encoding": "br" } },
    { headers: { "Accept-Encoding": "identity" } },
    { headers: { "If-None-Match": known.headers.get("ETag") ?? "" } },
  ];
  expect(newVehiclesIn(before)).not.toEqual([]);
  for (const init of [...others, ...others]) {
    const stranger = await mixed.fetch(path, init);
    expect(stranger.status).toBe(200);
    expect(stranger.headers.get("ETag")).not.toBe(known.headers.get("ETag"));
    expect(newVehiclesIn(await stranger.text())).toEqual([]);
  }
  const again = await mixed.fetch(path, asAnn);
  expect(await again.text()).toBe(before);
});

function newVehiclesIn(html: string): readonly string[] {
  return html.match(/\/new-vehicle\/\w+/g) ?? [];
}

test("when everything is private, lists and counts say so and nothing else", async () => {
  const list = await fetchText(closed, "/search-vehicles/all-inventory");
  expect(list).toContain("Unlock private inventory");
  const home = await fetchText(closed, "/");
  // Its heading tells how many there are in all (Assumption A303).
  const heading = `${closed.vehicles.length} private used cars`;
  expect(list).toContain(`>${heading}</h1>`);
  for (const text of [list.replaceAll(heading, ""), home]) {
    expect(text.match(/\b[A-HJ-NPR-Z0-9]{17}\b/g)).toBeNull();
    expect(text.match(/\b\d+ (?:used )?(?:cars?|vehicles?)\b/g)).toBeNull();
  }
  const { vin } = findVehicle(closed, "used").vehicle;
  for (const resource of [
    "vehicles",
    "filters",
    "vehicles/sitemap",
    `vehicles/${vin}`,
  ])
    expect((await closed.fetch(`${CATALOGUE.used}/${resource}`)).status).toBe(
      404,
    );
  const offers = await fetchText(closed, `${CATALOGUE.used}/offers`);
  expect(JSON.parse(offers)).toEqual({
    total: 0,
    areLocked: true,
    offers: [],
  });
  const unlocked = await fetchText(
    closed,
    `${CATALOGUE.used}/vehicles`,
    asAnnWithTerms,
  );
  expect(JSON.parse(unlocked).total).toBe(closed.vehicles.length);
});

test("the home page shows the cars that came last as the list would: no hidden one, no locked price, and none where all is private", async () => {
  const cut = async (site: TestSite) => {
    const html = await fetchText(site, "/");
    return /<section[^>]* id="new-arrivals">.*?<\/section>/s.exec(html)?.[0];
  };
  const listVins = (html = "") => [
    ...new Set(html.match(/[A-HJ-NPR-Z0-9]{17}(?=")/g)),
  ];
  const part = await cut(mixed);
  const vins = listVins(part);
  expect(vins).toHaveLength(4);
  const shown = mixed.vehicles.filter(({ vehicle }) =>
    vins.includes(vehicle.vin),
  );
  expect(shown).toHaveLength(4);
  for (const { vehicle } of shown) {
    expect(vehicle.condition).not.toBe("new");
    if (vehicle.condition === "used" && vehicle.salePriceCents !== null)
      expect(part).not.toContain(formatDollars(vehicle.salePriceCents / 100));
  }
  const allLocked = await cut(locked);
  expect(listVins(allLocked)).toHaveLength(4);
  expect(allLocked).toContain("Unlock price");
  expect(allLocked).not.toMatch(/\$\d/);
  expect(await cut(closed)).toBeUndefined();
});
