import { expect, test } from "vitest";
import { formatSearchAddress } from "#app/domain/search-address/search-address.ts";
import { type Gate, OPEN_GATE } from "#app/domain/gate/gate.ts";
import { EVERYTHING } from "#app/domain/inventory/search.ts";
import type { Vehicle } from "#app/domain/vehicle/vehicle.ts";
import {
  CARS,
  renderHtml,
  pageAt,
  portsWith,
  searchAt,
  titleAt,
} from "#tests/support/list-pages.tsx";
import { STRANGER_FACTS } from "#tests/support/stranger-facts.ts";
import { listPage } from "./list-page.server.ts";

const ALL_LOCKED: Gate = {
  ...OPEN_GATE,
  lockedPriceGroups: ["new", "used", "certified"],
};

test("every filter in use has a chip that leads to the list without it", async () => {
  const page = await pageAt(
    "/search-vehicles/used-inventory/bodystyle/suvs?make_model=honda~cr-v&price_max=25000&q=touring",
  );
  expect(page.chips).toEqual([
    {
      label: "Used",
      address:
        "/search-vehicles/all-inventory/bodystyle/suvs?make_model=honda~cr-v&price_max=25000&q=touring",
    },
    {
      label: "SUVs",
      address:
        "/search-vehicles/used-inventory/make_model/honda/cr-v?price_max=25000&q=touring",
    },
    {
      label: "Honda CR-V",
      address:
        "/search-vehicles/used-inventory/bodystyle/suvs?price_max=25000&q=touring",
    },
    {
      label: "Price up to $25,000",
      address:
        "/search-vehicles/used-inventory/bodystyle/suvs?make_model=honda~cr-v&q=touring",
    },
    {
      label: "“touring”",
      address:
        "/search-vehicles/used-inventory/bodystyle/suvs?make_model=honda~cr-v&price_max=25000",
    },
  ]);
  expect(page.clearAddress).toBe(formatSearchAddress(EVERYTHING));
});

test("a car is called a new arrival wherever the newest do not come first anyway", async () => {
  const arrived = [
    { ...CARS[0], listedOn: "2026-11-20", stockStatus: "in-stock" as const },
  ];
  const badgeAt = async (address: string) =>
    (await pageAt(address, OPEN_GATE, arrived)).vehicles[0]?.badge;
  const path = "/search-vehicles/all-inventory";
  expect(await badgeAt(`${path}?sort=priceLow`)).toBe("new-arrival");
  expect(await badgeAt(path)).toBeNull();
});

test("a search is named after its filters", async () => {
  const USED = "/search-vehicles/used-inventory";
  expect(await titleAt(`${USED}/bodystyle/suvs?price_max=25000`)).toBe(
    "Used SUVs under $25,000",
  );
  expect(await titleAt("/search-vehicles")).toBe("Cars for sale");
  expect(await titleAt(`${USED}/bodystyle/commercial`)).toBe(
    "Used commercial vehicles",
  );
});

test("a search that finds nothing names the filters whose loss helps, with what they would find", async () => {
  const page = await pageAt(
    "/search-vehicles/all-inventory/bodystyle/trucks?make_model=honda",
  );
  expect(page.total).toBe(0);
  expect(page.rescue?.drops).toEqual([
    {
      label: "Any body style: 2 cars",
      address: "/search-vehicles/all-inventory/make_model/honda",
    },
    {
      label: "Any make and model: 1 car",
      address: "/search-vehicles/all-inventory/bodystyle/trucks",
    },
  ]);
  // The truck first: nothing finds fewer than the loss of "Honda".
  expect(page.rescue?.nearest.map(({ name }) => name)).toEqual([
    "2020 Ford F-150",
    "2020 Honda CR-V",
    "2020 Honda Civic",
  ]);
});

test("words that find nothing are set in one pair of quotation marks, and left out of the way on", async () => {
  const page = await pageAt(
    "/search-vehicles/all-inventory/bodystyle/suvs?q=zeppelin",
  );
  expect(page.chips.map(({ label }) => label)).toContain("“zeppelin”");
  expect(page.rescue?.drops.map(({ label }) => label)).toEqual(["SUVs: 2"]);
});

test("what leads to the whole stock is no way out of its own", async () => {
  const page = await pageAt("/search-vehicles/all-inventory?q=zeppelin");
  expect(page.rescue?.drops).toEqual([]);
  expect(page.rescue?.nearest.length).toBeGreaterThan(0);
});

test("a search that finds nothing asks for no range of nothing", async () => {
  const page = await pageAt("/search-vehicles/all-inventory?q=zeppelin");
  expect(page.facets.filter(({ kind }) => kind === "range")).toEqual([]);
});

test("where no single filter helps, two are dropped together", async () => {
  const page = await pageAt(
    "/search-vehicles/all-inventory/bodystyle/trucks?make_model=honda&price_max=1000",
  );
  expect(page.rescue?.drops.map(({ label }) => label)).toEqual([
    "Honda cars, any price: 2",
    "Trucks, any price: 1",
  ]);
});

test("a page beyond the last is no page", async () => {
  const ports = await portsWith(CARS);
  const search = { ...searchAt("/search-vehicles"), page: 2 };
  expect(listPage(ports, STRANGER_FACTS, { search })).toBeNull();
});

test("a list of locked prices tells no digit of one, nor where it lies", async () => {
  const page = await pageAt("/search-vehicles?sort=priceHigh", ALL_LOCKED);
  const carried = JSON.stringify(page) + (await renderHtml(page));
  // 48,713.00 and the advertised total of 49,072 with the fee.
  for (const digits of ["48713", "48,713", "4871", "49071", "49072", "49,07"])
    expect(carried).not.toContain(digits);
  expect(page.sort).toBe("newest");
  expect(page.sortOptions).not.toContain("priceLow");
  expect(page.sortOptions).not.toContain("payment");
  expect(page.facets.find(({ key }) => key === "price")?.kind).toBe("checks");
  expect(JSON.stringify(page.facets)).not.toContain("price_drop");
});

test("the notice of locked prices says that the orders by price open with them, and nothing else stands above the cars", async () => {
  const locked = await pageAt("/search-vehicles", ALL_LOCKED);
  expect(locked.gateNotice?.how).toMatch(
    /every price opens\..*Once prices are open, you can sort by them\.$/,
  );
  expect(locked.note).toBeNull();
  expect((await pageAt("/search-vehicles")).gateNotice).toBeNull();
});

const DROPS = "/search-vehicles/all-inventory/great_deals/price_drop";
const UPGRADES = "/search-vehicles/all-inventory/great_deals/premium_upgrades";
const LOADED: Partial<Vehicle> = {
  ...CARS[0],
  featureKeys: ["heated-seats", "sunroof", "third-row"],
};

test("while prices are locked, premium upgrades can still be chosen among great deals", async () => {
  const page = await pageAt("/search-vehicles", ALL_LOCKED, [LOADED, CARS[1]]);
  const deals = page.facets.find(({ key }) => key === "great_deals");
  expect(
    deals?.kind === "checks" &&
      deals.options.map(({ label, count }) => [label, count]),
  ).toEqual([["Premium upgrades", 1]]);
  expect((await pageAt(UPGRADES, ALL_LOCKED, [LOADED, CARS[1]])).total).toBe(1);
});

test("the one great deal that the inventory has is a choice, because not every car has it", async () => {
  const page = await pageAt("/search-vehicles", OPEN_GATE, [LOADED, CARS[1]]);
  const keys = page.facets.map(({ key }) => key);
  expect(keys).toContain("great_deals");
  // Every one of them has the one transmission.
  expect(keys).not.toContain("transmission");
});

test("great deals say that those by price are private, whether or not a price fell", async () => {
  for (const cars of [CARS, [LOADED]]) {
    const page = await pageAt("/search-vehicles", ALL_LOCKED, cars);
    expect(await renderHtml(page)).toContain(
      "Price deals appear here once your prices are unlocked.",
    );
  }
  expect(
    await renderHtml(await pageAt("/search-vehicles", OPEN_GATE, [LOADED])),
  ).not.toContain("Deals by price");
});

test.each([
  [DROPS, "Price drops are private for now"],
  ["/search-vehicles?sort=priceLow", "These cars aren’t in order of price"],
  ["/search-vehicles?sort=payment", "These cars aren’t in order of price"],
  [
    "/search-vehicles/all-inventory/price/max/15500",
    "This list is wider than what you asked for",
  ],
])(
  "while prices are locked, %s says in words what it does not answer",
  async (address, words) => {
    const page = await pageAt(address, ALL_LOCKED);
    expect(await renderHtml(page)).toContain(words);
    // The address of what was asked for is where the unlock leads back to.
    expect(page.gateNotice?.kind).toBe("prices");
    expect(await renderHtml(await pageAt(address))).not.toContain(words);
  },
);

test("a list that is answered as asked says nothing of what it cannot answer", async () => {
  for (const address of [
    UPGRADES,
    "/search-vehicles/all-inventory/price/max/20000",
  ])
    expect((await pageAt(address, ALL_LOCKED, [LOADED])).unanswered).toEqual(
      [],
    );
});

test.each([
  ["mileage", "", "102"],
  ["priceLow", "", "210"],
  ["mileage", "?sort=priceLow", "210"],
] as const)(
  "a list is in the order that the profile starts with (%s) or that was asked for (%s), and its control says so",
  async (defaultSort, query, order) => {
    const ports = await portsWith([
      { miles: 900, salePriceCents: 3_000_000 },
      { miles: 12, salePriceCents: 2_000_000 },
      { miles: 30_000, salePriceCents: 1_000_000 },
    ]);
    const search = { ...ports.profile.search, defaultSort };
    const page = listPage(
      { ...ports, profile: { ...ports.profile, search } },
      STRANGER_FACTS,
      { search: searchAt(`/search-vehicles${query}`) },
    );
    if (page === null) throw new Error("There is no page.");
    // The last digit of a VIN is its vehicle's place above.
    expect(page.vehicles.map(({ vin }) => vin.at(-1)).join("")).toBe(order);
    expect(await renderHtml(page)).toContain(
      `<option value="${query === "" ? defaultSort : "priceLow"}" selected=""`,
    );
    expect(page.address).toBe(`/search-vehicles/all-inventory${query}`);
  },
);

test("a body style that is not active is offered by no filter until somebody asks for it, and another's drawing may stand for one", async () => {
  const ports = await portsWith([
    { bodystyle: "suvs" },
    { bodystyle: "trucks" },
    { bodystyle: "sedans" },
  ]);
  const bodyStyles = ports.profile.search.bodyStyles.map((it) => ({
    ...it,
    active: it.value !== "trucks",
    icon: it.value === "sedans" ? ("coupes" as const) : it.value,
  }));
  const search = { ...ports.profile.search, bodyStyles };
  const listTiles = (address: string) => {
    const page = listPage(
      { ...ports, profile: { ...ports.profile, search } },
      STRANGER_FACTS,
      { search: searchAt(address) },
    );
    const facet = page?.facets.find(({ key }) => key === "bodystyle");
    if (facet?.kind !== "tiles") throw new Error("There are no tiles.");
    return facet.options.map(({ value, icon = value }) => `${value} ${icon}`);
  };
  expect(listTiles("/search-vehicles").sort()).toEqual([
    "sedans coupes",
    "suvs suvs",
  ]);
  expect(
    listTiles("/search-vehicles/all-inventory/bodystyle/trucks"),
  ).toContain("trucks trucks");
});

test("the lowest payments first are those of the cards, by the visitor's own terms, and cars without one stand last", async () => {
  const cars = [
    { condition: "used", year: 2015, salePriceCents: 1_000_000 },
    { condition: "new", year: 2017, salePriceCents: 1_050_000 },
    { condition: "used", year: 2021, salePriceCents: null },
    { condition: "used", year: 2015, salePriceCents: 999_950 },
    { condition: "used", year: 2021, salePriceCents: 990_000 },
  ] as const;
  const ports = await portsWith(cars);
  const terms = {
    downPaymentDollars: 2_000,
    isTradingIn: false,
    tradeEquityDollars: 0,
    creditScore: 560,
    financeTermMonths: 36,
  };
  for (const visitor of [
    STRANGER_FACTS.visitor,
    { ...STRANGER_FACTS.visitor, terms },
  ]) {
    const page = listPage(
      ports,
      { ...STRANGER_FACTS, visitor },
      { search: searchAt("/search-vehicles?sort=payment") },
    );
    const payments = page?.vehicles.map(({ price }) =>
      price.state === "shown" ? (price.payment?.monthlyDollars ?? 0) : Infinity,
    );
    expect(payments).toHaveLength(cars.length);
    expect(payments).toEqual(payments?.toSorted((a, b) => a - b));
    expect(payments?.at(-1)).toBe(Infinity);
    // A lower rate makes up for a higher price.
    expect(page?.vehicles[0]?.condition).toBe("new");
  }
});

test("mpg without the label's combined figure is the EPA's formula of city and highway", async () => {
  const ports = await portsWith([
    { mpgCombined: 30, mpgCity: 20, mpgHighway: 30 },
    { mpgCombined: null, mpgCity: 20, mpgHighway: 30 },
    { mpgCombined: null, mpgCity: 20, mpgHighway: null },
  ]);
  const search = searchAt("/search-vehicles?mpg_min=1");
  expect(ports.index.search(search).rangeFacets.mpg.bounds).toEqual({
    min: 24,
    max: 30,
  });
  expect(ports.index.search(search).total).toBe(2);
});

test("the best combined mpg comes first, and cars whose feed has none stand last", async () => {
  const ports = await portsWith(
    [28, null, 41, 33].map((mpgCombined) => ({
      mpgCombined,
      mpgCity: null,
    })),
  );
  const page = listPage(ports, STRANGER_FACTS, {
    search: searchAt("/search-vehicles?sort=mpg"),
  });
  expect(page?.vehicles.map(({ vin }) => vin.at(-1)).join("")).toBe("2301");
});

test("the control names the order of the list also where the profile does not offer it", async () => {
  const ports = await portsWith(CARS);
  const search = {
    ...ports.profile.search,
    sortOptions: ["priceLow", "mileage", "year"],
    defaultSort: "priceLow",
  } as const;
  const askFor = (address: string, gate: Gate) =>
    listPage(
      { ...ports, profile: { ...ports.profile, search } },
      { ...STRANGER_FACTS, gate },
      { search: searchAt(address) },
    );
  expect(askFor("/search-vehicles", ALL_LOCKED)).toMatchObject({
    sort: "mileage",
    sortOptions: ["mileage", "year", "nearest"],
  });
  // The codec of this profile knows newest, whatever is offered.
  expect(
    listPage(
      { ...ports, profile: { ...ports.profile, search } },
      STRANGER_FACTS,
      { search: { ...EVERYTHING, sort: "newest" } },
    ),
  ).toMatchObject({
    sort: "newest",
    sortOptions: ["newest", "priceLow", "mileage", "year", "nearest"],
  });
});

test("behind a lock a narrow price range finds what its public band finds", async () => {
  const found = async (address: string) =>
    (await pageAt(address, ALL_LOCKED)).total;
  const wide = await found("/search-vehicles/all-inventory/price/max/20000");
  for (const max of [15_100, 15_400, 19_999])
    expect(await found(`/search-vehicles/all-inventory/price/max/${max}`)).toBe(
      wide,
    );
});

test("hidden vehicles are in no count, no card and no option", async () => {
  const gate: Gate = { ...OPEN_GATE, hiddenGroups: ["new", "certified"] };
  const page = await pageAt("/search-vehicles", gate);
  expect(page.total).toBe(3);
  expect(JSON.stringify(page)).not.toContain("Explorer");
  const counts = page.facets.find(({ key }) => key === "bodystyle");
  expect(
    counts?.kind === "tiles" &&
      counts.options.map(({ value, count }) => [value, count]),
  ).toEqual([
    ["suvs", 1],
    ["sedans", 1],
    ["trucks", 1],
  ]);
});

test("what dealers and visitors write is text in the page, never markup", async () => {
  const hostile = `<script>alert("x")</script>`;
  const page = await pageAt(`/search-vehicles?q=%3Cb%3Ecar`, OPEN_GATE, [
    { trim: hostile, make: `"><svg onload=1>`, model: hostile },
  ]);
  const html = await renderHtml(page);
  expect(html).not.toContain("<script");
  expect(html).not.toContain("<svg onload");
  expect(html).not.toContain("<b>car");
  expect(html).toContain("&lt;script&gt;");
  expect(html).toContain("&lt;b&gt;car");
});

test("an option that would find nothing is shown off and leads nowhere", async () => {
  const html = await renderHtml(
    await pageAt("/search-vehicles/all-inventory/make_model/honda"),
  );
  expect(html).toMatch(/<span class="tile off">(?:(?!<\/li>).)*Trucks/);
});
