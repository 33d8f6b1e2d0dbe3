import { expect, test } from "vitest";
import { OPEN_GATE } from "#app/domain/gate/gate.ts";
import type { Vehicle } from "#app/domain/vehicle/vehicle.ts";
import { SHORT_TOTAL } from "#app/features/inventory-search/short-answer.ts";
import {
  renderHtml,
  OTHER_STORE_IDS,
  pageAt,
  STORE_ID,
} from "#tests/support/list-pages.tsx";

const [SECOND_STORE = ""] = OTHER_STORE_IDS;

const STOCK: readonly Partial<Vehicle>[] = [
  { model: "CR-V", bodystyle: "suvs", exteriorColorFamily: "red" },
  { model: "CR-V", bodystyle: "suvs", exteriorColorFamily: "blue" },
  { model: "Pilot", bodystyle: "suvs", exteriorColorFamily: "blue" },
  { model: "Passport", bodystyle: "suvs", exteriorColorFamily: "blue" },
  { model: "Civic", bodystyle: "sedans", exteriorColorFamily: "blue" },
  {
    model: "HR-V",
    bodystyle: "suvs",
    exteriorColorFamily: "red",
    storeId: SECOND_STORE,
  },
];

const fetchPage = (address: string) => pageAt(address, OPEN_GATE, STOCK);
const SUVS = "/search-vehicles/all-inventory/bodystyle/suvs";

test("a short answer offers the filters whose loss finds more, and what is close but not yet shown", async () => {
  const page = await fetchPage(`${SUVS}?exterior-color=red&store=${STORE_ID}`);
  expect(page.vehicles.map(({ name }) => name)).toEqual(["2020 Honda CR-V"]);
  expect(page.rescue?.drops.map(({ label }) => label)).toEqual([
    "Any color: 4 cars",
    "Any store: 2 cars",
  ]);
  const shown = page.vehicles.map(({ vin }) => vin);
  const close = page.rescue?.nearest ?? [];
  expect(close.map(({ name }) => name)).toContain("2020 Honda HR-V");
  expect(close.filter(({ vin }) => shown.includes(vin))).toEqual([]);
  const html = await renderHtml(page);
  expect(html).toContain("Want more to choose from?");
  expect(html).toContain("Any color: 4 cars");
});

test("each of the nearest says what it lacks, and by how much it is over a price", async () => {
  const page = await fetchPage(`${SUVS}?features=sunroof&price_max=500`);
  expect(page.total).toBe(0);
  expect(page.rescue?.drops.map(({ label }) => label)).toContain(
    "SUVs, any price: 5",
  );
  const near = page.rescue?.nearest ?? [];
  expect(near).toHaveLength(3);
  for (const { misses, price } of near) {
    if (price.state !== "shown") expect.fail("no price");
    const over = (price.dollars - 500).toLocaleString("en-US");
    expect(misses).toBe(`No sunroof or moonroof · $${over} over your price`);
  }
  expect(await renderHtml(page)).toContain(" over your price</p>");
  // The newest cars were not looked for by giving anything up.
  const lost = await fetchPage("/search-vehicles/all-inventory?q=zeppelin");
  expect(lost.rescue?.nearest.map(({ misses }) => misses)).toEqual(
    STOCK.map(() => undefined),
  );
});

test.each([
  ["bodystyle/wagons?exterior-color=red", "Another body style"],
  ["bodystyle/sedans?exterior-color=red", "Another color"],
  [
    "bodystyle/suvs?exterior-color=red&mileage_max=1",
    "Outside your mileage limit",
  ],
  ["bodystyle/suvs?not_exterior-color=red,blue", "Doesn’t match “Not Red”"],
  ["bodystyle/suvs?features=sunroof", "No sunroof or moonroof"],
])("a car near to %s says “%s”", async (search, words) => {
  const page = await fetchPage(`/search-vehicles/all-inventory/${search}`);
  expect(page.total).toBe(0);
  expect(page.rescue?.nearest.map(({ misses }) => misses)).toContain(words);
});

test("where nothing is found, a list with values in use has no others that find nothing either, but tiles stay", async () => {
  const page = await fetchPage(
    `${SUVS}?exterior-color=green&store=${STORE_ID}`,
  );
  const values = (key: string) =>
    page.facets.flatMap((it) =>
      it.kind !== "range" && it.key === key
        ? it.options.map(({ value, count }) => [value, count])
        : [],
    );
  expect(page.total).toBe(0);
  expect(values("store")).toEqual([[STORE_ID, 0]]);
  expect(values("bodystyle")).toEqual([
    ["suvs", 0],
    ["sedans", 0],
  ]);
  expect(values("exterior-color")).toEqual(
    expect.arrayContaining([
      ["red", 1],
      ["blue", 3],
    ]),
  );
});

test("where no filter and no two are to blame, what one of them finds alone is offered, and shown", async () => {
  const page = await fetchPage(
    `${SUVS}?exterior-color=green&features=sunroof&mileage_max=10&price_max=500`,
  );
  expect(page.total).toBe(0);
  expect(page.rescue?.drops.map(({ label }) => label)).toEqual(["SUVs: 5"]);
  expect(page.rescue?.title).toBe(
    "No car has all of that. Start from one of these.",
  );
  expect(page.rescue?.nearestTitle).toBe("Close to what you asked for");
  expect(page.rescue?.drops[0]?.address).toBe(SUVS);
});

test("what a store does not have is offered from the stores that do", async () => {
  const page = await fetchPage(
    `${SUVS}?make_model=honda~hr-v&store=${STORE_ID}`,
  );
  expect(page.total).toBe(0);
  expect(page.rescue?.nearby).toEqual([
    {
      label: expect.stringMatching(/^At .+: 1 car$/),
      address: `${SUVS}?make_model=honda~hr-v&store=${SECOND_STORE}`,
    },
  ]);
  expect(await renderHtml(page)).toMatch(/At [^<]+: 1 car</);
});

test("nothing is near to nonsense: what came in last is shown, and said to be that", async () => {
  const nonsense = await fetchPage("/search-vehicles?q=zeppelin");
  expect(nonsense.rescue?.nearest.length).toBeGreaterThan(0);
  const html = await renderHtml(nonsense);
  expect(html).toContain("New on the lot");
  expect(html).not.toContain("Close to what you asked for");
});

test("a car that has all but one of what was asked for is near", async () => {
  const html = await renderHtml(
    await fetchPage(`${SUVS}?exterior-color=green`),
  );
  expect(html).toContain("Close to what you asked for");
  expect(html).not.toContain("New on the lot");
});

test("of cars that miss a range, the ones that miss it by the least are near", async () => {
  const prices = [11_000_00, 9_000_00, 10_000_00];
  const page = await pageAt(
    "/search-vehicles/all-inventory/price/max/8000",
    OPEN_GATE,
    prices.map((salePriceCents, at) => ({
      salePriceCents,
      model: ["Pilot", "Fit", "Civic"][at] ?? "",
    })),
  );
  expect(page.rescue?.title).toBe("Our cars start at $9,359");
  expect(page.rescue?.nearestTitle).toBe("Nearest in price");
  expect(page.rescue?.nearest.map(({ name }) => name)).toEqual([
    "2020 Honda Fit",
    "2020 Honda Civic",
    "2020 Honda Pilot",
  ]);
});

test("the lowest price that is told is of a car that misses the price alone, whatever else is near", async () => {
  const page = await pageAt(
    "/search-vehicles/all-inventory/price/max/8000?exterior-color=red&make_model=honda~civic",
    OPEN_GATE,
    [
      { salePriceCents: 7_000_00, model: "Fit", exteriorColorFamily: "red" },
      { salePriceCents: 7_100_00, model: "Fit", exteriorColorFamily: "red" },
      { salePriceCents: 20_000_00, model: "Civic", exteriorColorFamily: "red" },
    ],
  );
  expect(page.rescue?.nearest.map(({ name }) => name)).toEqual([
    "2020 Honda Fit",
    "2020 Honda Fit",
    "2020 Honda Civic",
  ]);
  expect(page.rescue?.title).toBe("Our only red Honda Civic is $20,359");
  // The title leads to the car itself, so no other way does.
  expect(page.rescue?.titleAddress).toBe(page.rescue?.nearest[2]?.address);
  expect(page.rescue?.drops.map(({ label }) => label)).not.toContain(
    "Any price: 1 car",
  );
});

test.each([
  ["price/max/7000", "Nearest in price"],
  ["price/max/5000", "Close to what you asked for"],
  ["price/min/30000", "Nearest in price"],
  ["price/min/40000", "Close to what you asked for"],
])(
  "cars are near to %s within half as much again: “%s” (Assumption A483)",
  async (price, title) => {
    const page = await pageAt(
      `/search-vehicles/all-inventory/${price}`,
      OPEN_GATE,
      price.includes("max")
        ? [{ salePriceCents: 8_500_00 }, { salePriceCents: 10_000_00 }]
        : [{ salePriceCents: 24_000_00 }, { salePriceCents: 21_000_00 }],
    );
    expect(page.rescue?.nearestTitle).toBe(title);
  },
);

test("where only the condition of the list keeps cars away, the others are named, before any price", async () => {
  const page = await pageAt(
    "/search-vehicles/new-inventory/price/max/10000",
    OPEN_GATE,
    [
      { condition: "new", salePriceCents: 14_000_00 },
      { condition: "new", salePriceCents: 15_000_00 },
      { condition: "used", salePriceCents: 9_000_00 },
    ],
  );
  expect(page.rescue?.drops).toEqual([
    {
      label: "Used: 1 car",
      address: "/search-vehicles/all-inventory/price/max/10000",
    },
    { label: "Any price: 2 cars", address: "/search-vehicles/new-inventory" },
  ]);
});

test("where every way out is far over the price, cars of other conditions that keep it come first (Assumption A483)", async () => {
  const address =
    "/search-vehicles/new-inventory/bodystyle/trucks?make_model=ford&price_max=20000";
  const ford = { make: "Ford", bodystyle: "trucks" } as const;
  const stock: readonly Partial<Vehicle>[] = [
    { ...ford, model: "F-150", condition: "new", salePriceCents: 41_000_00 },
    {
      make: "Ford",
      model: "Edge",
      bodystyle: "suvs",
      condition: "used",
      salePriceCents: 18_000_00,
    },
    {
      make: "Ford",
      model: "Fusion",
      bodystyle: "sedans",
      condition: "certified",
      salePriceCents: 19_000_00,
    },
  ];
  const far = await pageAt(address, OPEN_GATE, stock);
  expect(far.rescue?.drops.map(({ label }) => label)).toEqual([
    "Ford cars under $20,000, used or certified: 2",
    "New Ford trucks, any price: 1",
  ]);
  expect(far.rescue?.nearestTitle).toBe("Close to what you asked for");
  expect(far.rescue?.nearest.map(({ misses }) => misses)).toEqual([
    "Not new · Another body style",
    "Not new · Another body style",
    "$21,359 over your price",
  ]);
  expect(far.rescue?.title).toBe("Remove a filter or two to see more");
  const many = await pageAt(`${address}&features=third-row`, OPEN_GATE, stock);
  expect(many.rescue?.drops.map(({ label }) => label)).toEqual([
    "New Ford trucks, any price: 1",
    "Ford cars under $20,000, used or certified: 2",
  ]);
  expect(many.rescue?.title).toBe("Change a few filters to see more");
  const near = await pageAt(address, OPEN_GATE, [
    ...stock,
    { ...ford, model: "Maverick", condition: "new", salePriceCents: 24_000_00 },
    { ...ford, model: "Ranger", condition: "new", salePriceCents: 29_000_00 },
  ]);
  expect(near.rescue?.drops.map(({ label }) => label)).toEqual([
    "Any price: 3 cars",
  ]);
});

test("where one filter less leaves less than a row of cars, cars of the wanted body style fill it up", async () => {
  const page = await pageAt(
    "/search-vehicles/all-inventory/bodystyle/convertibles?exterior-color=red&features=third-row&price_max=10000",
    OPEN_GATE,
    [
      {
        model: "Odyssey",
        bodystyle: "minivans",
        exteriorColorFamily: "red",
        featureKeys: ["third-row"],
        salePriceCents: 8_000_00,
      },
      {
        model: "S2000",
        bodystyle: "convertibles",
        exteriorColorFamily: "red",
        salePriceCents: 20_000_00,
      },
      {
        model: "del Sol",
        bodystyle: "convertibles",
        exteriorColorFamily: "blue",
        salePriceCents: 9_000_00,
      },
    ],
  );
  expect(page.rescue?.drops.map(({ label }) => label)).toEqual([
    "Red cars under $10,000 with third-row seats: 1",
    "Convertibles under $10,000: 1",
    "Red convertibles, any price: 1",
  ]);
  expect(page.rescue?.nearest.map(({ name }) => name)).toEqual([
    "2020 Honda Odyssey",
    "2020 Honda del Sol",
    "2020 Honda S2000",
  ]);
});

test("a way out that two filters less are is named once, however few cars it finds", async () => {
  const page = await pageAt(
    "/search-vehicles/all-inventory/bodystyle/convertibles?exterior-color=red&features=third-row&price_max=10000",
    OPEN_GATE,
    [
      {
        model: "S2000",
        bodystyle: "convertibles",
        exteriorColorFamily: "red",
        salePriceCents: 20_000_00,
      },
      { model: "Civic", bodystyle: "sedans", salePriceCents: 20_000_00 },
    ],
  );
  expect(page.rescue?.drops.map(({ label }) => label)).toEqual([
    "Red convertibles, any price: 1",
  ]);
});

test("where two filters are given up in several ways, no price is the lowest, and no order is that of all cars shown", async () => {
  const page = await pageAt(
    "/search-vehicles/all-inventory/price/max/5000?make_model=honda&exterior-color=green",
    OPEN_GATE,
    [
      {
        make: "Honda",
        model: "Fit",
        salePriceCents: 30_000_00,
        exteriorColorFamily: "red",
      },
      {
        make: "Ford",
        model: "Focus",
        salePriceCents: 9_000_00,
        exteriorColorFamily: "green",
      },
    ],
  );
  expect(page.rescue?.drops).toHaveLength(2);
  expect(page.rescue?.title).toBe("Remove a filter or two to see more");
  expect(page.rescue?.nearestTitle).toBe("Close to what you asked for");
});

test("an answer of seven cars, and a small lot without any filter, need no rescue", async () => {
  const [suv] = STOCK;
  const seven = await pageAt(
    SUVS,
    OPEN_GATE,
    Array.from({ length: SHORT_TOTAL }, () => ({ ...suv })),
  );
  expect([seven.total, seven.rescue]).toEqual([7, null]);
  const small = await pageAt("/search-vehicles", OPEN_GATE, STOCK.slice(0, 2));
  expect(small.rescue).toBeNull();
});

test("an empty answer keeps every filter in sight, off", async () => {
  const html = await renderHtml(await fetchPage("/search-vehicles?q=zeppelin"));
  for (const label of ["Body style", "Exterior color", "Store"])
    expect(html).toMatch(
      new RegExp(`<details class="facet"><summary>${label}`),
    );
  expect(html).not.toMatch(/<a class="(tile|swatch|opt)"/);
});

test("where two wishes are given up, what is nearest comes first, ways out that are as near take turns, and a car says what it has instead of the drive", async () => {
  const suv = { bodystyle: "suvs", salePriceCents: 30_000_00 } as const;
  const page = await pageAt(
    "/search-vehicles/all-inventory/bodystyle/convertibles?drivetrain=awd&price_max=10000",
    OPEN_GATE,
    [
      { ...suv, model: "Civic", drivetrain: "fwd", salePriceCents: 8_000_00 },
      { ...suv, model: "Fit", drivetrain: "fwd", salePriceCents: 9_000_00 },
      { ...suv, model: "CR-V", drivetrain: "awd" },
      { ...suv, model: "Pilot", drivetrain: "awd" },
      { ...suv, model: "HR-V", drivetrain: "awd" },
      { ...suv, model: "S2000", bodystyle: "convertibles", drivetrain: "rwd" },
    ],
  );
  const near = page.rescue?.nearest ?? [];
  expect(near.slice(0, 4).map(({ name }) => name)).toEqual([
    "2020 Honda Civic",
    "2020 Honda Fit",
    "2020 Honda S2000",
    "2020 Honda CR-V",
  ]);
  expect(near[2]?.misses).toMatch(
    /^Rear-wheel drive · \$[\d,]+ over your price$/,
  );
  expect(near[0]?.misses).toBe("Another body style · Front-wheel drive");
  expect(page.rescue?.drops.map(({ label }) => label)).toEqual([
    "Cars under $10,000: 2",
    "Cars with all-wheel drive, any price: 3",
    "Convertibles, any price: 1",
  ]);
});

test("a car that is a little over the price is nearer than one that lacks a wish, and is looked for in other conditions too", async () => {
  const one = await pageAt(
    "/search-vehicles/all-inventory/price/max/11000?drivetrain=awd",
    OPEN_GATE,
    [
      { model: "Civic", drivetrain: "fwd", salePriceCents: 9_000_00 },
      { model: "CR-V", drivetrain: "awd", salePriceCents: 11_000_00 },
      { model: "Pilot", drivetrain: "awd", salePriceCents: 40_000_00 },
    ],
  );
  expect(one.rescue?.nearest.map(({ name }) => name)).toEqual([
    "2020 Honda CR-V",
    "2020 Honda Civic",
    "2020 Honda Pilot",
  ]);
  const truck = { make: "Ford", model: "F-150", bodystyle: "trucks" } as const;
  const other = await pageAt(
    "/search-vehicles/new-inventory/bodystyle/trucks?features=third-row&make_model=ford&price_max=20000",
    OPEN_GATE,
    [
      { ...truck, condition: "new", salePriceCents: 60_000_00 },
      { ...truck, condition: "used", salePriceCents: 20_000_00 },
      {
        ...truck,
        model: "Transit",
        bodystyle: "commercial",
        condition: "used",
        salePriceCents: 9_000_00,
      },
    ],
  );
  expect(other.rescue?.nearest.map(({ misses }) => misses)).toEqual([
    "Not new · No third-row seats · $359 over your price",
    "No third-row seats · $40,359 over your price",
  ]);
  expect(other.rescue?.drops.map(({ label }) => label)).toEqual([
    "New Ford trucks, any price: 1",
    "Ford trucks under $25,000, used: 1",
  ]);
});

const ROGUE = {
  make: "Nissan",
  model: "Rogue",
  year: 2021,
  bodystyle: "suvs",
  salePriceCents: 10_000_00,
} as const;
const AROUND_A_ROGUE: readonly Partial<Vehicle>[] = [
  ROGUE,
  { ...ROGUE, make: "BMW", model: "X3", salePriceCents: 29_000_00 },
  { ...ROGUE, make: "Kia", model: "Sportage", salePriceCents: 12_000_00 },
  { ...ROGUE, model: "Altima", bodystyle: "sedans" },
  { ...ROGUE, model: "Murano", salePriceCents: 19_000_00 },
  { ...ROGUE, make: "Kia", model: "Forte", bodystyle: "sedans" },
  { ...ROGUE, model: "Rogue Sport", salePriceCents: 11_000_00 },
];

test("below a short list the same make and body style come first, and each car says what it is and keeps (Assumption A542)", async () => {
  const page = await pageAt(
    "/search-vehicles/all-inventory?make_model=nissan~rogue&seats=5",
    OPEN_GATE,
    AROUND_A_ROGUE,
  );
  expect(page.total).toBe(1);
  expect(
    page.rescue?.nearest.map(({ name, misses }) => [name, misses]),
  ).toEqual([
    ["2021 Nissan Rogue Sport", "Another Nissan SUV"],
    ["2021 Nissan Murano", "Another Nissan SUV"],
    ["2021 Kia Sportage", "Another SUV"],
    ["2021 BMW X3", "Another SUV"],
    ["2021 Nissan Altima", "Nissan sedan instead"],
    ["2021 Kia Forte", "Kia sedan instead"],
  ]);
});

test("where nothing is found, a model that is not here tells its body style all the same", async () => {
  const page = await pageAt(
    "/search-vehicles/all-inventory?make_model=nissan~rogue&exterior-color=red",
    OPEN_GATE,
    AROUND_A_ROGUE.slice(1).map((it) => ({
      ...it,
      exteriorColorFamily: "red",
    })),
  );
  expect(page.total).toBe(0);
  expect(page.rescue?.nearest.slice(0, 2).map(({ name }) => name)).toEqual([
    "2021 Nissan Rogue Sport",
    "2021 Nissan Murano",
  ]);
});

test("a car without the seats that were asked for says how many it has, and one of which nobody knows says that", async () => {
  const page = await pageAt(
    "/search-vehicles/all-inventory?make_model=honda&seats=5",
    OPEN_GATE,
    [
      { model: "CR-V", bodystyle: "suvs", seats: 5 },
      { model: "Pilot", bodystyle: "suvs", seats: 7 },
      { model: "Kei Van", bodystyle: "commercial", seats: null },
    ],
  );
  expect(page.total).toBe(1);
  expect(page.rescue?.nearest.map(({ misses }) => misses)).toEqual([
    "7 seats",
    "Seats not listed",
  ]);
});

test("a private price orders no near matches", async () => {
  const gate = { ...OPEN_GATE, lockedPriceGroups: ["used"] } as const;
  const names = async (prices: readonly number[]) => {
    const page = await pageAt(
      "/search-vehicles/all-inventory?make_model=nissan~rogue&seats=5",
      gate,
      AROUND_A_ROGUE.map((it, at) => ({
        ...it,
        condition: "used",
        salePriceCents: prices[at] ?? 0,
      })),
    );
    return page.rescue?.nearest.map(({ name }) => name);
  };
  const rising = [1, 2, 3, 4, 5, 6, 7].map((it) => it * 5_000_00);
  expect(await names(rising)).toEqual(await names(rising.toReversed()));
});
