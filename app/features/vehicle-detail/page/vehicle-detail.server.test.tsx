import { createZipPlaces } from "#app/adapters/zip-places/zip-places.server.ts";
import { fileURLToPath } from "node:url";
import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test, vi } from "vitest";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import { loadStoreProfile } from "#app/adapters/config/store-profile.server.ts";
import { buildIndex } from "#app/adapters/inventory-index/build/build-index.server.ts";
import { createInventoryIndex } from "#app/adapters/inventory-index/search/inventory-index.server.ts";
import { type Gate, OPEN_GATE } from "#app/domain/gate/gate.ts";
import { DAY_MS } from "#app/domain/time.ts";
import type { StockedVehicle, Vehicle } from "#app/domain/vehicle/vehicle.ts";
import { unpackPageData } from "#app/site/page/page-data.ts";
import { getPricePolicy } from "#app/site/store/profile-rules.ts";
import { loadSiteView } from "#app/site/head/site-view.server.ts";
import { SiteContext } from "#app/site/page/site-view.ts";
import { STRANGER_FACTS } from "#tests/support/stranger-facts.ts";
import { aStockedVehicle } from "#tests/support/vehicles.ts";
import { SoldPage } from "./sold-page.tsx";
import { vehiclePage, type VehiclePageData } from "./vehicle-detail.server.ts";
import { VehiclePage } from "./vehicle-page.tsx";

const NOW_MS = Date.UTC(2026, 10, 21, 18);
const FOLDER = fileURLToPath(
  new URL("../../../../profiles/franchise", import.meta.url),
);
const loaded = loadStoreProfile(FOLDER, NOW_MS);
if (!loaded.ok) throw new Error("The sample profile is faulty.");
const { profile } = loaded;
const storeId = profile.stores[0]?.id ?? "";
const VIN = "1HGCV1F34LA000001";
const LOCKED: Gate = { ...OPEN_GATE, lockedPriceGroups: ["used"] };

function stock(
  overrides: Partial<Vehicle> = {},
  kept: Partial<Omit<StockedVehicle, "vehicle">> = {},
): StockedVehicle {
  return aStockedVehicle(
    { vin: VIN, storeId, salePriceCents: 4_871_300, ...overrides },
    kept,
  );
}

const OTHERS = Array.from({ length: 8 }, (_, at) =>
  aStockedVehicle({ vin: `1HGCV1F34LA${100_000 + at}`, storeId }),
);

const LISTING_RULES = {
  ...getPricePolicy(profile),
  premiumFeatureKeys: [],
  premiumMinCount: 3,
  priceDropMinCents: 10_000,
  priceDropDays: 30,
  photoSources: { allowedHosts: ["photos.example"], baseUrl: null },
};

async function portsWith(stocked: StockedVehicle) {
  const all = [stocked, ...OTHERS];
  const forSale = all.filter(({ goneAtMs }) => goneAtMs === null);
  const inventory = {
    readVersion: async () => 1,
    findVehicle: async (vin: string) =>
      all.find(({ vehicle }) => vehicle.vin === vin) ?? null,
    listForSale: async function* () {},
    countVehicles: async () => ({ forSale: forSale.length, gone: 0 }),
    commitImport: async () => {
      throw new Error("A page imports nothing.");
    },
    readLastImportAtMs: async () => NOW_MS,
  };
  const index = createInventoryIndex(
    await buildIndex([forSale], LISTING_RULES, 1, NOW_MS),
  );
  const siteUrl = "http://localhost";
  const clock = { nowMs: () => NOW_MS };
  const zipPlaces = createZipPlaces();
  return { profile, clock, index, inventory, siteUrl, zipPlaces };
}

async function buildPage(
  stocked: StockedVehicle,
  gate: Gate = OPEN_GATE,
  vin: string = VIN,
): Promise<VehiclePageData | null> {
  return vehiclePage(
    await portsWith(stocked),
    { ...STRANGER_FACTS, gate },
    { vin },
  );
}

async function renderHtml(page: VehiclePageData | null): Promise<string> {
  if (page === null) throw new Error("There is no page.");
  const ports = await portsWith(stock());
  const view = await loadSiteView(ports, { ...STRANGER_FACTS, storeId });
  return renderToString(
    <MemoryRouter initialEntries={[page.address]}>
      <SiteContext value={unpackPageData(view)}>
        {page.kind === "sold" ? (
          <SoldPage page={page} />
        ) : (
          <VehiclePage page={page} />
        )}
      </SiteContext>
    </MemoryRouter>,
  );
}

test("an engine of many words is short on its tile and whole in the details", async () => {
  const engine = "Premium Unleaded I-4 2.4 L/144";
  const html = await renderHtml(await buildPage(stock({ engine })));
  expect(html).toContain("<dt>Engine</dt><dd><bdi>2.4L I4</bdi></dd>");
  expect(html).toContain(`<dt>Engine</dt><dd><bdi>${engine}</bdi></dd>`);
});

test("the bar at the foot of a phone opens a price that is locked, and asks for the car where it is shown", async () => {
  const renderBar = async (gate: Gate) => {
    const html = await renderHtml(await buildPage(stock(), gate));
    return html.slice(html.indexOf('class="sticky-bar"'));
  };
  const locked = await renderBar(LOCKED);
  expect(locked).toMatch(/<a class="btn btn--main"[^>]*>Unlock price</);
  expect(locked).not.toContain("Check availability");
  const shown = await renderBar(OPEN_GATE);
  expect(shown).toMatch(/<a class="btn btn--main"[^>]*>Check availability</);
  expect(shown).not.toContain("Unlock price");
});

test("a vehicle that left is sold up to and with the last instant of 90 days, then unknown", async () => {
  const goneDaysAgo = async (ms: number) =>
    (await buildPage(stock({}, { goneAtMs: NOW_MS - ms })))?.kind;
  expect(await goneDaysAgo(0)).toBe("sold");
  expect(await goneDaysAgo(90 * DAY_MS)).toBe("sold");
  expect(await goneDaysAgo(90 * DAY_MS + 1)).toBeUndefined();
});

test("a vehicle that the index does not list yet has no page", async () => {
  const ports = await portsWith(stock());
  const empty = createInventoryIndex(
    await buildIndex([[]], LISTING_RULES, 0, NOW_MS),
  );
  const page = await vehiclePage({ ...ports, index: empty }, STRANGER_FACTS, {
    vin: VIN,
  });
  expect(page).toBeNull();
});

test("of a hidden vehicle no row is read, and as often as for an unknown VIN the inventory is asked", async () => {
  const ports = await portsWith(stock());
  const hidden: Gate = { ...OPEN_GATE, hiddenGroups: ["used"] };
  const findVehicle = vi.fn(ports.inventory.findVehicle);
  const inventory = { ...ports.inventory, findVehicle };
  for (const vin of [VIN, "1HGCV1F34LA999999"])
    expect(
      await vehiclePage(
        { ...ports, inventory },
        { ...STRANGER_FACTS, gate: hidden },
        { vin },
      ),
    ).toBeNull();
  expect(findVehicle).toHaveBeenCalledTimes(2);
  for (const { value } of findVehicle.mock.results)
    expect(await value).toBeNull();
});

test("a sold vehicle's page says so, says when, shows six similar ones and no price", async () => {
  const page = await buildPage(
    stock({}, { goneAtMs: Date.UTC(2026, 10, 19, 18) }),
  );
  const html = await renderHtml(page);
  expect(html).toContain("2020 Honda Accord Sport is sold");
  expect(html).toContain("November 19");
  expect(html.match(/<article/g)).toHaveLength(6);
  expect(html).not.toContain("48,713");
  expect(html).not.toContain("49,072");
  expect(html).toContain(
    'href="/search-vehicles/all-inventory/bodystyle/sedans"',
  );
});

test("a VIN never seen is unknown, and so is a hidden vehicle, for sale or sold", async () => {
  const gate: Gate = { ...OPEN_GATE, hiddenGroups: ["used"] };
  expect(await buildPage(stock(), OPEN_GATE, "1HGCV1F34LA999999")).toBeNull();
  expect(await buildPage(stock(), gate)).toBeNull();
  expect(await buildPage(stock({}, { goneAtMs: NOW_MS }), gate)).toBeNull();
});

test("a VIN in lower case is the same vehicle, at its one address", async () => {
  const page = await buildPage(stock(), OPEN_GATE, VIN.toLowerCase());
  expect(page?.kind === "vehicle" && page.address).toBe(
    `/used-vehicle/sedans/2020-honda-accord-sport/${VIN}`,
  );
});

test("a locked price is nowhere in the page or its data", async () => {
  const page = await buildPage(
    stock(
      {
        oldPriceCents: 5_113_900,
        requiredAddOns: [{ name: "Coating", priceCents: 79_500 }],
      },
      {
        priceHistory: [
          { atMs: NOW_MS - 9 * DAY_MS, salePriceCents: 5_200_000 },
          { atMs: NOW_MS - 5 * DAY_MS, salePriceCents: 4_871_300 },
        ],
      },
    ),
    LOCKED,
  );
  const carried = JSON.stringify(page) + (await renderHtml(page));
  expect(page?.kind === "vehicle" && page.priceHistory).toBeNull();
  for (const digits of [
    "52000",
    "52,",
    "48713",
    "48,713",
    "48,71",
    "51139",
    "51,139",
    "79500",
    "$795",
    "49,8",
  ])
    expect(carried).not.toContain(digits);
  expect(carried).toContain("answer a few questions to see the total.");
});

test("the sticker shows every line that its total is the sum of", async () => {
  const html = await renderHtml(
    await buildPage(
      stock({
        requiredAddOns: [{ name: "Paint coating", priceCents: 79_500 }],
      }),
    ),
  );
  for (const text of [
    "$48,713.00",
    "Paint coating",
    "$795.00",
    "$358.03",
    "$49,866.03",
  ])
    expect(html).toContain(text);
  // Nothing on a page with the lines rounds their sum.
  expect(html).not.toContain("$49,867");
});

test("a Spanish page calls an add-on what the profile calls it, and one that it does not name as its record has it", async () => {
  const ports = await portsWith(
    stock({
      requiredAddOns: [
        { name: "Wheel locks", priceCents: 9_900 },
        { name: "Paint coating", priceCents: 79_500 },
      ],
    }),
  );
  const namesIn = async (language: "en" | "es") => {
    const page = await vehiclePage(
      ports,
      { ...STRANGER_FACTS, language },
      { vin: VIN },
    );
    return page?.kind === "vehicle" && page.price.state === "shown"
      ? page.price.lines.flatMap(({ name }) => name ?? [])
      : [];
  };
  expect(await namesIn("en")).toEqual(["Wheel locks", "Paint coating"]);
  expect(await namesIn("es")).toEqual(["Birlos de seguridad", "Paint coating"]);
});

test("every amount of the sticker's column adds up to its one total, which stands in the headline alone, to the cent", async () => {
  const html = await renderHtml(
    await buildPage(
      stock({
        requiredAddOns: [{ name: "Paint coating", priceCents: 79_550 }],
      }),
    ),
  );
  const [ledger = ""] =
    /<dl class="ledger ledger--s ledger--shares">.*?<\/dl>/.exec(html) ?? [];
  const cents = [...ledger.matchAll(/<dd>\$([\d,.]+)</g)].map(
    ([, figure = ""]) => Math.round(Number(figure.replace(",", "")) * 100),
  );
  expect(cents.reduce((sum, it) => sum + it, 0)).toBe(49_866_53);
  expect(html).toContain('<span class="price">$49,866.53</span>');
  expect(html).toContain("No other dealer fees.");
  const bars = [...ledger.matchAll(/<rect x="(\d+)" width="(\d+)"/g)];
  expect(bars.map(([, x, width]) => [Number(x), Number(width)])).toEqual([
    [0, 977],
    [977, 16],
    [993, 7],
  ]);
  expect(
    html.split('<div class="pay-box">')[0]?.split("Total price"),
  ).toHaveLength(2);
});

test("a total of whole dollars says no cents, in its box and in the bar below, and one with cents says them", async () => {
  const html = await renderHtml(
    await buildPage(stock({ salePriceCents: 45_370_97 })),
  );
  expect(html).toContain('<span class="price">$45,729</span>');
  expect(html).toContain(
    "<small>$45,729<span> <!-- -->with doc fee</span></small>",
  );
  const odd = await renderHtml(
    await buildPage(stock({ salePriceCents: 45_370_98 })),
  );
  expect(odd).toContain('<span class="price">$45,729.01</span>');
  expect(odd).toContain(
    "<small>$45,729.01<span> <!-- -->with doc fee</span></small>",
  );
});

test("the payment stands in one box with its terms, in the whole dollars of its card, and the small print says it to the cent", async () => {
  const page = await buildPage(stock());
  if (page?.kind !== "vehicle") throw new Error("There is no page.");
  expect(await renderHtml(page)).toMatch(
    /<div class="pay-box"><p><b>Est\. \$726\/mo<\/b><a [^>]*>Personalize<\/a><\/p><p [^>]*>72 months at 9\.9% APR, \$9,815 down, \$39,256\.03 financed, credit score 720 or more\.<\/p><\/div>/,
  );
  const small = page.smallPrint.join(" ");
  expect(small).toContain(
    "$39,256.03 financed at 9.9% APR for 72 months is 72 payments of $725.27, the last of them $",
  );
  expect(small).toContain(
    "9.9% is our rate for scores of 720 and above on used cars, model years 2018 and later.",
  );
  expect(small).toContain("Document fee of $358.03 as of March 4, 2020.");
  const locked = await buildPage(stock(), LOCKED);
  expect(locked?.kind === "vehicle" && locked.payment).toBeNull();
});

test("the estimate out the door adds tax, title and registration of the store's state, and takes nothing off", async () => {
  const html = await renderHtml(await buildPage(stock()));
  // 6.25 % of $49,071.03 is $3,066.94, title and registration $316.
  const [door = ""] =
    /<details class="out-the-door">.*?<\/dl>/.exec(html) ?? [];
  expect(door).toContain("<b>$52,453.97</b>");
  expect(
    [...door.matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/g)].map(
      ([, label, value]) => [label, value],
    ),
  ).toEqual([
    ["Price as shown", "$49,071.03"],
    ["Sales tax, 6.25%, estimate", "$3,066.94"],
    ["Title, estimate", "$165.00"],
    ["Registration, estimate", "$151.00"],
  ]);
});

test("drawings stand in for photos and say so; photos stand for themselves", async () => {
  const drawn = await renderHtml(await buildPage(stock()));
  expect(drawn).toContain("Illustration. Photos coming soon.");
  const [host = ""] = profile.vehicles.imageHosts;
  const photo = `https://${host.replace("*.", "cdn.")}/1.jpg`;
  const images = {
    imageCustomBg: [],
    previewImage: photo,
    additionalImages: [],
    evoxImages: [],
  };
  const page = await buildPage(stock({ images }));
  const html = await renderHtml(page);
  expect(page?.kind === "vehicle" && page.pictures).toHaveLength(1);
  expect(html).toContain(`/img/p/${VIN}/0-`);
  expect(html).toContain("photo 1 of 1");
});

test("the warranty is claimed under its limit only, and never for unknown miles", async () => {
  const warrantyAt = async (miles: number | null) => {
    const page = await buildPage(stock({ miles }));
    return page?.kind === "vehicle" && page.warranty !== null;
  };
  expect(await warrantyAt(84_999)).toBe(true);
  expect(await warrantyAt(85_000)).toBe(false);
  expect(await warrantyAt(null)).toBe(false);
  const electric = await buildPage(stock({ miles: 10, fuelType: "electric" }));
  expect(electric?.kind === "vehicle" && electric.warranty).toBeNull();
});

test("where a car stands is said where its feed says it, and its inside is drawn in its color", async () => {
  const elsewhere = await renderHtml(
    await buildPage(
      stock({
        location: { city: null, state: "OH", zip: "43228" },
        interiorColorFamily: "beige",
      }),
    ),
  );
  expect(elsewhere).not.toMatch(/43228|On the lot|Where it is/);
  expect(elsewhere).toContain("Sold by our ");
  expect(elsewhere).toContain("-dashboard-in-beige.svg");
  const undated = await renderHtml(
    await buildPage(
      stock({ listedOn: "2026-11-13", hasAssumedListingDay: true }),
    ),
  );
  expect(undated).not.toMatch(/on our lot|Listed today/);
});

test("the history report's address carries the VIN", async () => {
  const page = await buildPage(stock());
  expect(page?.kind === "vehicle" && page.historyReport?.url).toContain(VIN);
});

test("economy, range, towing and cargo are said where the feed has them, and not worked out", async () => {
  const known = await renderHtml(
    await buildPage(
      stock({
        mpgCity: 22,
        mpgHighway: 30,
        mpgCombined: 25,
        electricRangeMiles: 42,
        batteryKilowattHours: 17,
        chargeHours: 3,
        fastChargeMinutes: 38,
        chargePort: "CCS",
        towingPounds: 5000,
        cargoCubicFeet: 37,
      }),
    ),
  );
  for (const said of [
    "22 city, 30\u00a0hwy<",
    "25 mpg combined",
    "42 miles",
    "17 kWh",
    "3 hours",
    "38 minutes",
    "CCS",
    "Up to 5,000 lbs.",
    "37 cu. ft.",
  ])
    expect(known).toContain(said);
  const unknown = await renderHtml(
    await buildPage(stock({ mpgCity: 22, mpgHighway: 30, mpgCombined: null })),
  );
  expect(unknown).toContain("22 city, 30\u00a0hwy<");
  expect(unknown).not.toMatch(
    /combined|Electric range|Battery|fast charge|charge port|at 240 volts|Towing capacity|Cargo space/i,
  );
});

test("beside its price a car says how the dealership is rated, where it is", async () => {
  const said = "4.6 out of 5, from 2,300+ Google reviews";
  expect(await renderHtml(await buildPage(stock()))).toContain(said);
  const ports = await portsWith(stock());
  const unrated = vehiclePage(
    { ...ports, profile: { ...ports.profile, ratings: null } },
    STRANGER_FACTS,
    { vin: VIN },
  );
  expect(await renderHtml(await unrated)).not.toContain("out of 5");
});

test("a certified car says what its certification covers, and no other car does", async () => {
  const { certifiedProgram } = profile.vehicles;
  const covers = certifiedProgram?.covers.map(({ en }) => en) ?? [];
  expect(covers.length).toBeGreaterThan(0);
  const certified = await renderHtml(
    await buildPage(stock({ condition: "certified" })),
  );
  const used = await renderHtml(await buildPage(stock()));
  for (const text of covers) {
    expect(certified).toContain(text);
    expect(used).not.toContain(text);
  }
});

test("a new car says its MSRP and how far below it the car itself is, and nobody was asked for it before", async () => {
  const html = await renderHtml(
    await buildPage(
      stock({
        condition: "new",
        salePriceCents: 4_000_000,
        oldPriceCents: 4_150_000,
        msrpCents: 4_150_000,
      }),
    ),
  );
  expect(html).toContain(
    "$1,500 under the list price of $41,859: MSRP of $41,500 plus our document fee",
  );
  expect(html).not.toContain("<s>");
  const tinted = await renderHtml(
    await buildPage(
      stock({
        condition: "new",
        salePriceCents: 4_000_000,
        oldPriceCents: 4_150_000,
        msrpCents: 4_150_000,
        requiredAddOns: [{ name: "Window tint", priceCents: 29_900 }],
      }),
    ),
  );
  // The list price has the add-on, too, so that MSRP and the fee alone would not add up to it.
  expect(tinted).toContain("$1,500 under MSRP of $41,500, before fees");
  const dearer = await renderHtml(
    await buildPage(
      stock({
        condition: "new",
        salePriceCents: 4_150_000,
        oldPriceCents: null,
        msrpCents: 4_150_000,
      }),
    ),
  );
  expect(dearer).toContain("At MSRP, $41,500 before fees");
  expect(dearer).not.toContain("under MSRP");
});

test("what is left of the factory warranty is said where profile and feed give it, and of no other car", async () => {
  const factoryWarranties = [
    {
      make: "Honda",
      modelYearFrom: null,
      modelYearTo: null,
      parts: [
        {
          name: { en: "Powertrain", es: "Tren motriz" },
          months: 84,
          miles: 70_000,
        },
        { name: { en: "Rust", es: "Óxido" }, months: 120, miles: null },
        { name: { en: "Whole car", es: "Todo" }, months: 36, miles: 36_000 },
      ],
    },
  ];
  const vehicles = { ...profile.vehicles, factoryWarranties };
  const render = async (stocked: StockedVehicle) =>
    renderHtml(
      await vehiclePage(
        { ...(await portsWith(stocked)), profile: { ...profile, vehicles } },
        STRANGER_FACTS,
        { vin: VIN },
      ),
    );
  const inServiceOn = "2020-02-10";
  const known = await render(stock({ inServiceOn, miles: 31_250 }));
  for (const said of [
    "Factory warranty left",
    "Until February 10, 2027 or 70,000 miles, whichever comes first. 38,750 miles are left.",
    "Until February 10, 2030, at any mileage.",
    "Counted from February 10, 2020, when this car went into service.",
  ])
    expect(known).toContain(said);
  expect(known).not.toContain("Whole car");
  expect(await render(stock())).not.toContain("Factory warranty");
  expect(
    await renderHtml(await buildPage(stock({ inServiceOn }))),
  ).not.toContain("Factory warranty");
  const fresh = await render(stock({ condition: "new", miles: 5 }));
  for (const said of [
    "7 years or 70,000 miles",
    "10 years, at any mileage",
    "Whichever comes first, from the day you drive home. Honda decides what’s covered.",
  ])
    expect(fresh).toContain(said);
});

test("open recalls are looked up by the VIN at the agency's own site", async () => {
  expect(await renderHtml(await buildPage(stock()))).toContain(
    `href="https://www.nhtsa.gov/recalls?vin=${VIN}"`,
  );
});

test("a used car says how many points it was inspected in, and leads to its sheet; a new one says nothing of it", async () => {
  const used = await renderHtml(await buildPage(stock()));
  const sheet = `/ask-about-vehicle/${VIN}">Ask for this car’s sheet`;
  expect(used.split("75-point inspection").length - 1).toBe(1);
  expect(used.split(sheet).length - 1).toBe(1);
  const unused = await renderHtml(await buildPage(stock({ condition: "new" })));
  expect(unused).not.toContain("75-point inspection");
  expect(unused).toContain("Look up recalls by VIN");
});

test("what a dealer writes is text in the page, never markup", async () => {
  const hostile = `</script><script>alert(1)</script><img src=x onerror=alert(1)>`;
  const html = await renderHtml(
    await buildPage(
      stock({
        trim: hostile,
        description: hostile,
        features: [hostile],
        engine: hostile,
        stockNumber: hostile,
      }),
    ),
  );
  expect(html).not.toContain("<script");
  expect(html).not.toContain("<img src=x");
  expect(html).toContain("&lt;script&gt;");
});

test("nothing links to a page that is not there", async () => {
  const html = await renderHtml(await buildPage(stock()));
  const addresses = [...html.matchAll(/href="(\/[^"#]*)"/g)].map(
    ([, it]) => it ?? "",
  );
  for (const address of addresses)
    expect(address).toMatch(
      /^\/(search-vehicles|used-vehicle|img|check-availability|ask-about-vehicle|chat|email-me-this-car|test-drive|price-alert|sell-trade-my-car\/your-vehicle|auto-financing\/apply-for-financing|vehicle-protection-plans)/,
    );
});

test("a question about the car is asked in the store's own chat, which asks for the least, and by the form without one", async () => {
  const ask = async (chat: Partial<StoreProfile["chat"]>) => {
    const ports = await portsWith(stock());
    const { profile } = ports;
    const page = await vehiclePage(
      { ...ports, profile: { ...profile, chat: { ...profile.chat, ...chat } } },
      STRANGER_FACTS,
      { vin: VIN },
    );
    return page?.kind === "vehicle" ? page.links.question : null;
  };
  expect(await ask({})).toMatch(/^\/chat\?from=%2Fused-vehicle%2F/);
  const form = `/ask-about-vehicle/${VIN}`;
  expect(await ask({ isEnabled: false })).toBe(form);
  const vendorScriptUrl = "https://chat.example/widget.js";
  expect(await ask({ vendorScriptUrl })).toBe(form);
});

test("what the shopper drives is valued as the trade for this car, where the profile values vehicles", async () => {
  const page = await buildPage(stock());
  expect(page?.kind === "vehicle" && page.links.trade).toBe(
    `/sell-trade-my-car/your-vehicle?for=${VIN}`,
  );
  expect(await renderHtml(page)).toContain("Trading one in?");
});

test("the price history is drawn and told, and a drop says since when", async () => {
  const page = await buildPage(
    stock(
      {},
      {
        priceHistory: [
          { atMs: NOW_MS - 9 * DAY_MS, salePriceCents: 5_200_000 },
          { atMs: NOW_MS - 5 * DAY_MS, salePriceCents: 4_871_300 },
        ],
      },
    ),
  );
  const html = await renderHtml(page);
  expect(html).toContain("Down $3,287 since it came in on Nov 12.");
  expect(html).toContain("Nov 12 $52,358.03, Nov 16 $49,071.03");
  expect(html).toMatch(/<td>\$49,071\.03<\/td><td>−\$3,287<\/td>/);
});

test("a price that never changed says since when it holds", async () => {
  const since = (atMs: number) =>
    stock({}, { priceHistory: [{ atMs, salePriceCents: 4_871_300 }] });
  const html = await renderHtml(await buildPage(since(NOW_MS - 8 * DAY_MS)));
  expect(html).toContain("No change since");
  const fresh = await renderHtml(await buildPage(since(NOW_MS - 6 * DAY_MS)));
  expect(fresh).not.toContain("No change since");
  expect(html).not.toContain("Price history table");
});

test("the store's hours and the days on the lot follow the store's own clock", async () => {
  const page = await buildPage(
    stock(
      { listedOn: "2026-11-09" },
      { firstSeenAtMs: Date.parse("2026-11-09T18:00:00Z") },
    ),
  );
  if (page?.kind !== "vehicle") throw new Error("There is no page.");
  // Saturday noon in Chicago.
  expect(page.hoursNow).toEqual({
    isOpen: true,
    text: "Open until 4 PM",
    zone: null,
  });
  expect(page.daysOnLot).toBe(12);
  expect(await renderHtml(page)).toContain("12 days on our lot.");
});

const readWords = (html: string) => html.replace(/<[^>]*>/g, "");

/** The offer as machines read it. */
async function findOffer(page: VehiclePageData | null): Promise<unknown> {
  if (page?.kind !== "vehicle") throw new Error("There is no page.");
  const ports = await portsWith(stock());
  const view = await loadSiteView(ports, { ...STRANGER_FACTS, storeId });
  const { things = [] } = page.sayHead(null, unpackPageData(view));
  const facts = things.flatMap((it) =>
    typeof it === "object" ? Object.entries(it) : [],
  );
  return facts.find(([key]) => key === "offers")?.[1];
}

test("a car that is not here yet says so, with its expected day, and nothing of a lot or of days on it", async () => {
  const coming = {
    stockStatus: "in-transit",
    expectedOn: "2026-12-03",
    listedOn: "2026-11-09",
  } as const;
  const page = await buildPage(stock(coming));
  if (page?.kind !== "vehicle") throw new Error("There is no page.");
  expect(page.daysOnLot).toBeNull();
  const html = await renderHtml(page);
  expect(readWords(html)).toContain(
    `In transit to our ${profile.stores[0]?.city} store. Expected Dec 3.`,
  );
  expect(html).toContain("<bdi>In transit</bdi>");
  expect(html).not.toMatch(/On the lot|on our lot|Listed today/);
  expect(await findOffer(page)).toMatchObject({
    availability: "https://schema.org/PreOrder",
    availabilityStarts: "2026-12-03",
  });
  const late = await buildPage(stock({ ...coming, expectedOn: "2026-11-20" }));
  expect(await renderHtml(late)).not.toContain("Expected");
});

test("a car that somebody may have first says so and is offered as reserved", async () => {
  const page = await buildPage(stock({ hold: "sale-pending" }));
  const html = await renderHtml(page);
  expect(html).toContain(
    "A sale is pending. Check with us before you come in.",
  );
  expect(html).toContain("<bdi>Sale pending</bdi>");
  expect(await findOffer(page)).toMatchObject({
    availability: "https://schema.org/Reserved",
  });
});

test("of a car whose feed's words nobody understands neither place nor stock is said", async () => {
  const { city, zip } = profile.stores[0] ?? expect.fail();
  const location = { city, state: null, zip };
  const page = await buildPage(stock({ stockStatus: null, location }));
  const html = await renderHtml(page);
  expect(html).toContain(`Sold by our ${city} store.`);
  expect(html).not.toMatch(/On the lot|on our lot/);
  expect(await findOffer(page)).not.toHaveProperty("availability");
  expect(await findOffer(await buildPage(stock({ location })))).toMatchObject({
    availability: "https://schema.org/InStock",
  });
});

test("pre-approval is absent, not dead, while its page is off", async () => {
  const page = await buildPage(stock());
  if (page?.kind !== "vehicle") throw new Error("There is no page.");
  const off = { ...page, links: { ...page.links, preApproval: null } };
  expect(await renderHtml(off)).not.toContain("re-approv");
  const preApproval = { address: "/apply", seconds: 60 };
  const on = { ...page, links: { ...page.links, preApproval } };
  expect((await renderHtml(on)).match(/href="\/apply"/g)).toHaveLength(2);
});

test("a page with a locked price is whole: it can be unlocked, asked about and visited", async () => {
  const html = await renderHtml(await buildPage(stock(), LOCKED));
  for (const part of [
    "Unlock price",
    "/private-inventory",
    "Who sells it",
    "Vehicle details",
    "Open until 4 PM",
  ])
    expect(html).toContain(part);
  expect(html).not.toContain("Price history");
});

test("words that run the other way keep to themselves", async () => {
  const html = await renderHtml(
    await buildPage(stock({ engine: "1.5L מנוע", trim: "أبيض 🚗" })),
  );
  expect(html).toContain("<bdi>1.5L מנוע</bdi>");
  expect(html).toMatch(/<h1 dir="auto">[^<]*أبيض 🚗/);
});

test("a price is compared with the same model in stock, and a car of that stock is one click away", async () => {
  const car = stock({ salePriceCents: 1_000_000, year: 2021, miles: 90_000 });
  const page = await buildPage(car);
  const html = await renderHtml(page);
  expect(html).toContain("Is this a good price?");
  expect(html).toMatch(/\$[\d,]+ below the average of our 8 similar cars<\/p>/);
  expect(html).toMatch(
    /Same model, 2020 to 2021\.(?:<!-- -->)? (?:<!-- -->)?It has [\d,]+ more miles than average\./,
  );
  for (const { vehicle } of OTHERS)
    expect(html).toMatch(
      new RegExp(`<th scope="row"><a href="[^"]*${vehicle.vin}"`),
    );
});

test("cars of one year and about the same miles are said to be so", async () => {
  const html = await renderHtml(
    await buildPage(stock({ salePriceCents: 1_000_000 })),
  );
  expect(html).toContain("Same model, 2020.");
  expect(html).toContain("Its mileage is about average.");
});

test.each([
  ["a locked price", {}, LOCKED],
  ["no price", { salePriceCents: null }, OPEN_GATE],
  ["a price of a car whose mileage nobody gave", { miles: null }, OPEN_GATE],
  ["a new car", { condition: "new" }, OPEN_GATE],
  ["a model of which no other is here", { model: "Civic" }, OPEN_GATE],
] as const)("%s is compared with nothing", async (_, overrides, gate) => {
  const page = await buildPage(stock(overrides), gate);
  if (page?.kind !== "vehicle") throw new Error("There is no page.");
  expect(page.goodPrice).toBeNull();
  expect(await renderHtml(page)).not.toContain("Is this a good price?");
});
