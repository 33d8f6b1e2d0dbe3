import { beforeAll, describe, expect, test } from "vitest";
import { startTestSite, type TestSite } from "#tests/support/test-site.ts";
import {
  ANN,
  ANN_WITH_TERMS,
  visitorCookie,
} from "#tests/support/visitor-cookie.ts";

let open: TestSite;
let gated: TestSite;
let small: TestSite;
let empty: TestSite;
let gatedEmpty: TestSite;
beforeAll(async () => {
  [open, gated, small, empty, gatedEmpty] = await Promise.all([
    startTestSite(),
    startTestSite({ profile: "franchise-gated" }),
    startTestSite({ profile: "used-only" }),
    // Before the first offer begins.
    startTestSite({ isSeeded: false, nowMs: Date.UTC(2025, 5, 1) }),
    startTestSite({
      profile: "franchise-gated",
      isSeeded: false,
      nowMs: Date.UTC(2025, 5, 1),
    }),
  ]);
  return () =>
    Promise.all(
      [open, gated, small, empty, gatedEmpty].map((site) => site.stop()),
    );
});

async function page(site: TestSite, path: string, cookie = "") {
  const response = await site.fetch(path, { headers: { Cookie: cookie } });
  const html = await response.text();
  return {
    status: response.status,
    location: response.headers.get("Location"),
    cache: response.headers.get("Cache-Control"),
    html,
    title: /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? "",
    main: html.slice(html.indexOf("<main"), html.indexOf("</main>")),
  };
}

/** What the panel of locked offers is called, and what stands in it. */
function listGroups(main: string): readonly string[] {
  const [panel = ""] =
    /<section class="private-panel">.*?<\/section>/s.exec(main) ?? [];
  return [...panel.matchAll(/<h[23][^>]*>(.*?)<\/h[23]>/gs)].map(
    ([, title = ""]) => title.replaceAll(/<svg.*?<\/svg>|<[^>]+>/gs, ""),
  );
}

const NO_OFFERS = "No offers available at this time. Please check back later.";
const ROOT = "/special-offers";

describe("an open dealership", () => {
  test.each([
    ["dealer", 2],
    ["sales", 0],
    ["service", 0],
  ])(
    "of %s, %i cards have a drawn car: two that share a row have room for it",
    async (section, count) => {
      const { main } = await page(open, `${ROOT}/${section}`);
      expect(main.match(/<img class="offer-stand"[^>]*>/g) ?? []).toHaveLength(
        count,
      );
    },
  );

  test.each([
    "sales/returning-customers",
    "sales/pre-approval-7-down",
    "service/brake-pads",
    "dealer/value-your-trade",
  ])(
    "the offer %s ends on a car, which loads as it comes near",
    async (path) => {
      const { main } = await page(open, `${ROOT}/${path}`);
      const [car = ""] = /<img class="page-hero-car"[^>]*>/.exec(main) ?? [];
      expect(car).toContain('loading="lazy"');
      expect(car.toLowerCase()).not.toContain("fetchpriority");
    },
  );

  test.each([
    ["", 200, "Special offers"],
    ["/sales", 200, "Sales specials"],
    ["/service", 200, "Service specials"],
    ["/dealer", 200, "Dealership offers"],
    ["/finance", 404, `404 Page Not Found: ${ROOT}/finance`],
    ["/constructor", 404, `404 Page Not Found: ${ROOT}/constructor`],
    ["/service/brake-pads", 200, "$40 off brake pads"],
    ["/sales/pre-approval-7-down", 200, "Pre-approval, $7 down"],
    [
      "/service/no-such-offer",
      404,
      `404 Page Not Found: ${ROOT}/service/no-such-offer`,
    ],
    [
      "/service/__proto__",
      404,
      `404 Page Not Found: ${ROOT}/service/__proto__`,
    ],
    [
      "/finance/brake-pads",
      404,
      `404 Page Not Found: ${ROOT}/finance/brake-pads`,
    ],
    [
      "/service/spring-check",
      404,
      `404 Page Not Found: ${ROOT}/service/spring-check`,
    ],
    [
      "/dealer/trade-in-bonus",
      404,
      `404 Page Not Found: ${ROOT}/dealer/trade-in-bonus`,
    ],
    ["/service/fall-battery-test", 410, "This offer has ended"],
  ])("%s answers %i and is called %s", async (path, status, title) => {
    const answer = await page(open, ROOT + path);
    expect([answer.status, answer.title.split(" | ")[0]]).toEqual([
      status,
      title,
    ]);
  });

  test.each(["brake-pads", "fall-battery-test"])(
    "%s in another section moves to its own, with the query",
    async (id) => {
      const { status, location } = await page(
        open,
        `${ROOT}/sales/${id}?gclid=x`,
      );
      expect([status, location]).toEqual([
        301,
        `${ROOT}/service/${id}?gclid=x`,
      ]);
    },
  );

  test("the index shows every section, and leads to each offer that is on", async () => {
    const { main } = await page(open, ROOT);
    for (const heading of [
      "Sales specials",
      "The lowest price on each new model",
      "Service specials",
      "Dealership offers",
    ])
      expect(main).toContain(`${heading}</h2>`);
    for (const offer of [
      "sales/pre-approval-7-down",
      "sales/new-arrivals",
      "service/winter-tires",
      "dealer/value-your-trade",
      "dealer/lifetime-engine-warranty",
    ])
      expect(main).toContain(`href="${ROOT}/${offer}"`);
    expect(main).not.toMatch(/spring-check|fall-battery-test|trade-in-bonus/);
    expect(main).not.toContain(NO_OFFERS);
    for (const word of ["View Offer", "Shop Inventory", "Schedule Service"])
      expect(main).toContain(word);
  });

  test("every new model is listed at its lowest price, lowest first, and called by its body style", async () => {
    const { main } = await page(open, `${ROOT}/sales`);
    const prices = [...main.matchAll(/model-price">[^$]*?\$([\d,]+)</g)].map(
      ([, amount = ""]) => Number(amount.replace(",", "")),
    );
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    const counts = [...main.matchAll(/model-count">(\d+) new ([^<]+)</g)];
    expect(counts.length).toBeGreaterThan(12);
    expect(main).toContain(`Show all ${counts.length} models</summary>`);
    expect(prices).toHaveLength(counts.length);
    expect(counts.some(([, , word]) => word === "trucks")).toBe(true);
  });

  test("a price names the year and the trim of its car", async () => {
    const { main } = await page(open, `${ROOT}/sales`);
    const said = [
      ...main.matchAll(
        /<h3[^>]*>([^<]+)<\/h3><p class="model-price">[^$]*?\$([\d,]+)<\/p><div class="model-terms"><p class="meta">Price of the ([^<]+)</g,
      ),
    ];
    expect(said.length).toBeGreaterThan(6);
    for (const [, name = "", , car = ""] of said)
      expect(
        open.vehicles.some(
          ({ vehicle }) =>
            vehicle.condition === "new" &&
            name === `${vehicle.make} ${vehicle.model}` &&
            car === `${vehicle.year} ${vehicle.trim}`,
        ),
      ).toBe(true);
  });

  test("six models are in sight, and the others behind a button that needs no script", async () => {
    const { main } = await page(open, `${ROOT}/sales`);
    const [inSight = "", others = ""] = main.split(
      '<details class="show-more">',
    );
    expect(inSight.match(/model-count/g)).toHaveLength(6);
    expect(others.match(/model-count/g)?.length).toBeGreaterThan(6);
    expect(main.match(/<img[^>]*width="960"/g)?.length).toBe(
      main.match(/model-count/g)?.length,
    );
  });

  test("a model whose cheapest car has a list price says it below the price, and how much lower the price is", async () => {
    const { main } = await page(open, `${ROOT}/sales`);
    const said = [
      ...main.matchAll(
        /model-price">[^$]*?\$([\d,]+)<\/p><div class="model-terms">(?:<p class="meta">[^<]*<\/p>)?<p class="[^"]*model-list">List \$([\d,]+), \$([\d,]+) off</g,
      ),
    ].map((found) => found.slice(1).map((it) => Number(it.replace(",", ""))));
    expect(said.length).toBeGreaterThan(6);
    for (const [price = 0, list = 0, off = 0] of said) {
      expect(off).toBeGreaterThan(0);
      expect(list - price).toBe(off);
    }
  });

  test("chips lead to the parts of the index in their order, and a section has none", async () => {
    const { main } = await page(open, ROOT);
    const jumps = [...main.matchAll(/class="chip[^"]*" href="#(\w+)"/g)];
    const parts = jumps.map(([, id = ""]) => id);
    expect(parts).toEqual(["sales", "models", "service", "dealer"]);
    const places = parts.map((id) => main.indexOf(`<section id="${id}"`));
    expect(places[0]).toBeGreaterThan(0);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    const { main: sales } = await page(open, `${ROOT}/sales`);
    expect(sales).not.toContain('href="#models"');
  });

  test("a section shows its own offers alone", async () => {
    const { main } = await page(open, `${ROOT}/service`);
    expect(main).toContain(`${ROOT}/service/brake-pads`);
    expect(main).not.toContain(`${ROOT}/sales/`);
    expect(main).toContain("See More Offers");
  });

  test("each model of new cars has its count, its lowest total and its list", async () => {
    const { main } = await page(open, `${ROOT}/sales`);
    const civics = open.vehicles.filter(
      ({ vehicle }) => vehicle.condition === "new" && vehicle.model === "Civic",
    );
    const address = "/search-vehicles/new-inventory/make_model/honda/civic";
    // The list begins with the car of that price.
    expect(main).toContain(`href="${address}?sort=priceLow"`);
    expect(main).toContain(`${civics.length} new cars`);
    const list = await (await open.fetch(`${address}?sort=priceLow`)).text();
    const [, cheapest] = /class="price"[^>]*>\s*(\$[\d,]+)/.exec(list) ?? [];
    expect(main).toContain(`from ${cheapest}`);
  });

  test("an offer names its dates, terms and code, and the store it is for", async () => {
    const { main, html } = await page(open, `${ROOT}/service/winter-tires`);
    // A line may end before a month, and nowhere within a date.
    expect(main).toContain(
      "October\u00a01,\u00a02026\u00a0to January\u00a031,\u00a02027",
    );
    expect(main).toContain("Your coupon");
    expect(main).toContain("WINTER-TIRES-JAN27");
    expect(main).toContain("Prairie Auto of Aurora");
    expect(main).toContain("1840 N Farnsworth Ave");
    expect(main).toContain("the one of the lowest price is free");
    for (const word of ["Date used", "Advisor’s name", "Print</button>"])
      expect(main).toContain(word);
    expect(main).toContain("use Print in your browser’s menu");
    expect(html).toContain("See More Offers");
  });

  test("an offer that nobody asks a code for has none, and its crumb is its title", async () => {
    const { main } = await page(open, `${ROOT}/sales/new-arrivals`);
    expect(main).toContain("Your offer");
    expect(main).toContain("mention the offer");
    expect(main).not.toContain("NEW-ARRIVALS");
    expect(main).not.toContain("Reference code");
    expect(main).toMatch(
      /aria-current="page"[^>]*>\$0 market adjustment on every new car</,
    );
  });

  test("an offer's crumbs and structured data lead through its section", async () => {
    for (const [prefix, index, section] of [
      ["", "Special offers", "Service specials"],
      ["/es", "Ofertas especiales", "Ofertas de servicio"],
    ] as const) {
      const { html, main } = await page(
        open,
        `${prefix}${ROOT}/service/winter-tires`,
      );
      const [, nav = ""] = /<nav class="crumbs"(.*?)<\/nav>/s.exec(main) ?? [];
      const crumbs = [...nav.matchAll(/<a href="([^"]+)">([^<]+)</g)];
      expect(crumbs.map(([, href, label]) => [href, label]).slice(1)).toEqual([
        [`${prefix}${ROOT}`, index],
        [`${prefix}${ROOT}/service`, section],
      ]);
      expect(html).toMatch(
        new RegExp(
          `"position":3,"name":"${section}","item":"[^"]*${prefix}${ROOT}/service"`,
        ),
      );
    }
  });

  test("the sheet is for the store that the visitor chose", async () => {
    const { main } = await page(
      open,
      `${ROOT}/service/winter-tires`,
      "userSelectedStore=merrillville",
    );
    expect(main).toContain("Prairie Auto of Merrillville");
  });

  test("a claim stands with its disclosure and the whole loan", async () => {
    const { main } = await page(open, `${ROOT}/sales/pre-approval-7-down`);
    for (const figure of [
      "$25,007.00",
      "$7.00",
      "$25,000.00",
      "9.9%",
      "72 monthly payments of",
      "$461.89",
      "The last of them",
      "$461.46",
      "$33,262.65",
      "with approved credit",
    ])
      expect(main.replaceAll("<!-- -->", "")).toContain(figure);
  });

  test("an offer about cars shows those that it is about", async () => {
    const { main } = await page(open, `${ROOT}/sales/two-years-of-oil`);
    expect(main).toContain("Cars in this offer");
    const miles = [...main.matchAll(/([\d,]+)(?:<!-- -->)? mi\b/g)].map(
      ([, it]) => Number(it?.replace(",", "")),
    );
    expect(miles.length).toBeGreaterThan(0);
    expect(Math.max(...miles)).toBeLessThan(40_000);
  });

  test("an ended offer repeats no claim", async () => {
    const { main } = await page(open, `${ROOT}/service/fall-battery-test`);
    expect(main).toContain("It ran through October 31, 2026.");
    expect(main).not.toMatch(/battery/i);
    expect(main).toContain(`${ROOT}/service/brake-pads`);
  });

  test("whoever trades in sees an offer more, on a page that is in no cache", async () => {
    const path = `${ROOT}/dealer`;
    const stranger = await page(open, path);
    expect(stranger.main).not.toContain("$300 more");
    expect(stranger.cache).toContain("public");
    const terms = {
      downPaymentDollars: 2000,
      isTradingIn: true,
      tradeEquityDollars: 500,
      creditScore: 700,
    };
    const known = await page(
      open,
      path,
      visitorCookie({ ...ANN_WITH_TERMS, terms }),
    );
    expect(known.main).toContain("$300 more");
    expect(known.cache).toBe("private, no-cache");
    const again = await page(open, path);
    expect(again.main).not.toContain("$300 more");
  });

  test("the catalogue answers the same offers", async () => {
    const answer = await open.fetch(
      "/api/catalogue/v1/store-group/prairie/website/offers",
    );
    const { offers, areLocked } = await answer.json();
    expect(areLocked).toBe(false);
    const { main } = await page(open, ROOT);
    const shown = [...main.matchAll(/href="(\/special-offers\/\w+\/[^"]+)"/g)];
    expect(
      offers.map((it: { pageUrl: string }) => new URL(it.pageUrl).pathname),
    ).toEqual(expect.arrayContaining(shown.map(([, it]) => it)));
    expect(new Set(shown.map(([, it]) => it)).size).toBe(offers.length);
  });

  test("menus lead to the offers", async () => {
    const { html } = await page(open, "/contact-us");
    expect(html).toContain(`href="${ROOT}"`);
  });
});

describe("a dealership whose offers are locked", () => {
  const PLACES = [
    "/",
    "/service",
    "/auto-financing",
    ROOT,
    `${ROOT}/sales`,
    `${ROOT}/service`,
    `${ROOT}/dealer`,
    `${ROOT}/sales/pre-approval-7-down`,
    `${ROOT}/service/brake-pads`,
    `${ROOT}/dealer/brake-pads`,
    `${ROOT}/service/fall-battery-test`,
  ];
  const API = "/api/catalogue/v1/store-group/prairie/website/offers";
  const getDataPath = (path: string) =>
    path === "/" ? "/_.data" : `${path}.data`;

  test("no byte of an offer leaves: not in pages, their data, or the API", async () => {
    const words = gated.stores.profile.promotions
      // Home has a band of its own for the warranty, which comes with the car.
      .filter(({ id }) => id !== "lifetime-engine-warranty")
      .flatMap((it) => [
        it.title.en,
        it.description.en,
        ...(it.disclosure === null ? [] : [it.disclosure.en.slice(0, 60)]),
      ]);
    expect(words.length).toBeGreaterThan(20);
    const addresses = gated.stores.profile.promotions.map(
      ({ id, additional }) => `${ROOT}/${additional.category}/${id}`,
    );
    for (const path of [...PLACES, ...PLACES.map(getDataPath), API]) {
      const answer = await gated.fetch(path);
      const said = (await answer.text()).replaceAll(/&#x27;|’/g, "'");
      const found = [
        ...words.filter((it) => said.includes(it.replaceAll("’", "'"))),
        ...addresses.filter((it) => it !== path && said.includes(`"${it}"`)),
      ];
      expect([path, found]).toEqual([path, []]);
    }
  });

  test("a booking takes along none that is locked, and the same one once it is not", async () => {
    const path = "/service/schedule?offer=brake-pads";
    const { main } = await page(gated, path);
    expect(main).not.toContain("brake pads,");
    const unlocked = await page(gated, path, visitorCookie(ANN));
    expect(unlocked.main).toContain("off brake pads, front or rear");
  });

  test("the same search finds them once they are unlocked", async () => {
    const { html } = await page(gated, ROOT, visitorCookie(ANN));
    expect(html).toContain("Drive home for as low as $7 down");
    const { main } = await page(gated, "/service", visitorCookie(ANN));
    expect(main).toContain("off brake pads");
  });

  test("pages invite to unlock, and come back", async () => {
    for (const path of [ROOT, `${ROOT}/service`, "/service"]) {
      const { status, main } = await page(gated, path);
      expect(status).toBe(200);
      expect(main).toContain("Unlock offers");
      expect(main).toContain(
        `href="/private-inventory?returnTo=${encodeURIComponent(path)}"`,
      );
      expect(main).not.toContain(NO_OFFERS);
    }
  });

  test("its index says how many offers of each kind there are, and of private cars not how many models", async () => {
    const { html, main } = await page(gated, ROOT);
    expect(main).toContain(">11 special offers</h1>");
    expect(main).not.toContain("fine print");
    expect(main).toContain("no account, no credit check");
    expect(main.match(/btn--main/g)).toHaveLength(1);
    expect(listGroups(main)).toEqual([
      "What you’ll see",
      "4 sales specials",
      "4 service specials",
      "3 dealership offers",
      "The lowest price on each new model",
    ]);
    const opened = await page(gated, ROOT, visitorCookie(ANN));
    const ids = [
      ...opened.main.matchAll(/href="\/special-offers\/\w+\/([^"]+)"/g),
    ].map(([, id]) => id);
    expect(new Set(ids).size).toBe(11);
    expect(html.match(/<h1/g)).toHaveLength(1);
  });

  test("the service page says how many service specials there are", async () => {
    const { main } = await page(gated, "/service");
    expect(main).toContain(">4 service specials are private</h3>");
  });

  test("a section says how many offers of its own there are, what comes with each and how one is used", async () => {
    const { main } = await page(gated, `${ROOT}/sales`);
    expect(main).toContain(">4 sales specials</h1>");
    expect(listGroups(main)).toEqual([
      "What you’ll see",
      "What each one is worth",
      "Whether you can use it",
      "How long it lasts",
      "The lowest price on each new model",
    ]);
    expect(main).toContain(">Choose your car</h3>");
    expect(main).toContain("There’s no code to remember.");
    const { main: service } = await page(gated, `${ROOT}/service`);
    expect(service).toContain(
      "Which work it’s for, and whether your car is one of those it covers.",
    );
    expect(service).toContain(">Our service team in ");
    expect(service).not.toContain(">Our sales team in ");
    expect(service).toContain("Do it online, or call ");
    expect(service).toContain("Its code is on the printed sheet");
    const [store] = gated.profile.stores;
    const calls = [...service.matchAll(/href="tel:\+?1?(\d{10})"/g)];
    expect(calls.map(([, digits]) => digits)).toEqual([
      store?.departments.service.phone,
    ]);
    const { main: spanish } = await page(gated, `/es${ROOT}/dealer`);
    expect(spanish).toContain(">3 ofertas del concesionario</h1>");
    expect(listGroups(spanish)[0]).toBe("Lo que va a ver");
    for (const section of ["", "/sales", "/service", "/dealer"])
      expect((await page(gated, ROOT + section)).main).not.toMatch(/\{\w+\}/);
  });

  test("the form leads to each section from the panel of the index, and to the others from a section, which leads back to all", async () => {
    const listWays = async (path: string, part: RegExp) => {
      const { main } = await page(gated, path);
      const [found = ""] = part.exec(main) ?? [];
      return [...found.matchAll(/<a [^>]*href="([^"]+)"/g)].map(
        ([, href]) => href,
      );
    };
    const panel = /<section class="private-panel">.*?<\/section>/s;
    const below = /<nav class="wrap offers-ways".*?<\/nav>/s;
    const form = (section: string) =>
      `/private-inventory?returnTo=${encodeURIComponent(`${ROOT}/${section}`)}`;
    expect(await listWays(ROOT, panel)).toEqual(
      // Models at their lowest price stand among the sales specials.
      ["sales", "service", "dealer", "sales"].map(form),
    );
    expect(await listWays(ROOT, below)).toEqual([]);
    expect(await listWays(`${ROOT}/service`, panel)).toEqual([]);
    // The way back to all of them comes last.
    expect(await listWays(`${ROOT}/service`, below)).toEqual([
      form("sales"),
      form("dealer"),
      ROOT,
    ]);
  });

  test("a known offer, an unknown one and one of another section answer alike", async () => {
    const answers = await Promise.all(
      [
        `${ROOT}/service/brake-pads`,
        `${ROOT}/service/no-such-offer`,
        `${ROOT}/service/new-arrivals`,
        `${ROOT}/service/fall-battery-test`,
      ].map(async (path) => {
        const { status, main } = await page(gated, path);
        const id = path.split("/").at(-1) ?? "";
        return [status, main.replaceAll(id, "ID")];
      }),
    );
    expect(new Set(answers.map((it) => JSON.stringify(it))).size).toBe(1);
    expect(answers[0]?.[0]).toBe(200);
    const { html } = await page(gated, `${ROOT}/service/brake-pads`);
    expect(html).toContain('name="robots" content="noindex"');
  });

  test("the catalogue says that offers are locked, and none of them", async () => {
    expect(await (await gated.fetch(API)).json()).toEqual({
      total: 0,
      areLocked: true,
      offers: [],
    });
  });
});

describe("a dealership without offers", () => {
  test.each([ROOT, `${ROOT}/sales`, `${ROOT}/service`, `${ROOT}/dealer`])(
    "%s says so",
    async (path) => {
      const { status, main } = await page(empty, path);
      expect(status).toBe(200);
      expect(main).toContain(NO_OFFERS);
      expect(main).not.toContain("The lowest price on each new model");
    },
  );

  test("an unlock that would open no offer is not asked for (Assumption A394)", async () => {
    for (const path of [`${ROOT}/service`, `${ROOT}/dealer`]) {
      const { main } = await page(gatedEmpty, path);
      expect(main).toContain(NO_OFFERS);
      expect(main).not.toContain("Unlock offers");
    }
    const offer = await page(gatedEmpty, `${ROOT}/service/brake-pads`);
    expect(offer.status).toBe(404);
    // Prices of new cars by model still wait behind it.
    const { main } = await page(gatedEmpty, ROOT);
    expect(listGroups(main)).toEqual([
      "What you’ll see",
      "The lowest price on each new model",
    ]);
  });

  test.each([ROOT, `${ROOT}/sales`, `${ROOT}/dealer/value-your-trade`])(
    "%s is not found while its page is off, and no link leads there",
    async (path) => {
      expect((await page(small, path)).status).toBe(404);
      expect((await page(small, "/")).html).not.toContain(ROOT);
    },
  );
});
