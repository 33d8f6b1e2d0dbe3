import { expect, test } from "vitest";
import { type Gate, OPEN_GATE } from "#app/domain/gate/gate.ts";
import { CONDITIONS, type Vehicle } from "#app/domain/vehicle/vehicle.ts";
import { pageAt, renderHtml } from "#tests/support/list-pages.tsx";

const ROGUE = { make: "Nissan", model: "Rogue", bodystyle: "suvs" } as const;
const STOCK: readonly Partial<Vehicle>[] = [
  { ...ROGUE, salePriceCents: 15_000_00 },
  { ...ROGUE, salePriceCents: 18_000_00 },
  { make: "Nissan", model: "Murano", bodystyle: "suvs" },
  { make: "Honda", model: "CR-V", bodystyle: "suvs" },
  { make: "Nissan", model: "Sentra", bodystyle: "sedans" },
  { make: "Ford", model: "F-150", bodystyle: "trucks" },
  { make: "Ford", model: "Ranger", bodystyle: "trucks" },
];
const ROGUES = "/search-vehicles/all-inventory/make_model/nissan/rogue";

const fetchPage = (address: string) => pageAt(address, OPEN_GATE, STOCK);

test("a model alone tells which cars are like it, so those stand below it, and not the newest", async () => {
  const { rescue, total } = await fetchPage(ROGUES);
  expect(total).toBe(2);
  expect(rescue?.nearestTitle).toBe("Close to what you asked for");
  expect(rescue?.nearest.map(({ misses }) => misses).slice(0, 3)).toEqual([
    "Another Nissan SUV",
    "Another SUV",
    "Nissan sedan instead",
  ]);
});

test("whoever named a model may go on to all of its kind, of its make first", async () => {
  const { rescue } = await fetchPage(ROGUES);
  expect(rescue?.drops.map(({ label }) => label)).toEqual([
    "Nissan SUVs: 3",
    "SUVs: 4",
  ]);
});

test("where the model alone is given up, a row of other cars of its make comes before a row of other makes", async () => {
  const murano = { ...ROGUE, model: "Murano" };
  const crv = { ...ROGUE, make: "Honda", model: "CR-V" };
  const page = await pageAt(`${ROGUES}?not_exterior-color=red`, OPEN_GATE, [
    { ...ROGUE, exteriorColorFamily: "blue" },
    { ...ROGUE, exteriorColorFamily: "blue" },
    ...[murano, murano, murano, murano, crv, crv, crv].map((car) => ({
      ...car,
      exteriorColorFamily: "blue" as const,
    })),
  ]);
  expect(page.total).toBe(2);
  expect(page.rescue?.nearest.map(({ misses }) => misses)).toEqual([
    ...Array.from({ length: 3 }, () => "Another Nissan SUV"),
    ...Array.from({ length: 3 }, () => "Another SUV"),
  ]);
  const vins = page.rescue?.nearest.map(({ vin }) => vin) ?? [];
  expect(new Set(vins).size).toBe(vins.length);
});

test("where no filter less finds more of a kind, a short answer offers to write when another one arrives", async () => {
  const page = await pageAt(
    "/search-vehicles/all-inventory/price/max/16000",
    OPEN_GATE,
    [{ salePriceCents: 15_000_00 }, { salePriceCents: 90_000_00 }],
  );
  expect(page.rescue?.drops).toEqual([]);
  const html = await renderHtml(page);
  expect(html).toContain("We can email you when another one arrives.");
  expect(html).toMatch(
    /<a[^>]*href="[^"]*"[^>]*>Tell me when another arrives</,
  );
  const helped = await renderHtml(
    await fetchPage(`${ROGUES}?price_max=16000&bodystyle=suvs`),
  );
  expect(helped).toContain("Any price: 2 cars");
  expect(helped).not.toContain("We can email you when another one arrives.");
});

test("a few cars have the filters that lead away from them open, and those in use", async () => {
  const openOf = async (address: string) =>
    (await fetchPage(address)).facets
      .filter(({ isOpen }) => isOpen)
      .map(({ key }) => key);
  const many = await openOf("/search-vehicles");
  expect(many).toEqual(
    expect.arrayContaining(["price", "make_model", "bodystyle", "mileage"]),
  );
  expect(await openOf(ROGUES)).toEqual(["price", "make_model"]);
  expect(await openOf(`${ROGUES}?mileage_max=90000`)).toContain("mileage");
});

test("whoever names a model means it first: the one over the price comes before another model under it (Assumption A534)", async () => {
  const page = await pageAt(
    `${ROGUES}?exterior-color=red&price_max=20000`,
    OPEN_GATE,
    [
      { ...ROGUE, exteriorColorFamily: "red", salePriceCents: 28_000_00 },
      {
        make: "Nissan",
        model: "Murano",
        bodystyle: "suvs",
        exteriorColorFamily: "red",
        salePriceCents: 15_000_00,
      },
      { ...ROGUE, exteriorColorFamily: "blue", salePriceCents: 15_000_00 },
    ],
  );
  expect(page.total).toBe(0);
  expect(page.rescue?.nearest.map(({ misses }) => misses)).toEqual([
    "Another color",
    "$8,359 over your price",
    "Another Nissan SUV",
  ]);
});

test("below a few cars under a price stands how many there are for a little more, in round sums, and none where a price is private", async () => {
  const cars = [5_000, 6_200, 6_300, 8_400, 20_000].map((dollars) => ({
    salePriceCents: dollars * 100,
  }));
  const address = "/search-vehicles/all-inventory/price/max/6000";
  const labelsFor = async (gate: Gate) =>
    (await pageAt(address, gate, cars)).rescue?.drops.map(({ label }) => label);
  expect(await labelsFor(OPEN_GATE)).toEqual([
    "Price up to $7,500: 3 cars",
    "Price up to $9,000: 4 cars",
  ]);
  const locked = { ...OPEN_GATE, lockedPriceGroups: CONDITIONS };
  expect((await labelsFor(locked)) ?? []).toEqual([]);
});

test("a model that was asked for stays in sight below its make, also where nothing has it", async () => {
  const page = await pageAt(`${ROGUES}?exterior-color=red`, OPEN_GATE, [
    { ...ROGUE, exteriorColorFamily: "blue" },
    {
      make: "Nissan",
      model: "Murano",
      bodystyle: "suvs",
      exteriorColorFamily: "red",
    },
  ]);
  expect(page.total).toBe(0);
  const makes = page.facets.find(({ key }) => key === "make_model");
  if (makes === undefined || makes.kind === "range") expect.fail("no makes");
  expect(
    makes.options.map(({ label, count, isOn }) => [
      label,
      count,
      isOn === true,
    ]),
  ).toEqual([
    ["Nissan", 1, true],
    ["Murano", 1, false],
    ["Rogue", 0, true],
  ]);
});

test("where the list shows no new arrivals, what stands below it shows none", async () => {
  const page = await fetchPage(ROGUES);
  expect(page.sort).toBe("newest");
  expect(page.rescue?.nearest.map(({ badge }) => badge)).not.toContain(
    "new-arrival",
  );
});
