import { expect, test } from "vitest";
import { type Gate, OPEN_GATE } from "#app/domain/gate/gate.ts";
import { CONDITIONS } from "#app/domain/vehicle/vehicle.ts";
import {
  CARS,
  getTitle,
  pageAt,
  renderHtml,
} from "#tests/support/list-pages.tsx";
import type { ListPageData } from "#app/features/inventory-search/list-page-data.ts";

const ALL = "/search-vehicles/all-inventory";
const LOCKED: Gate = { ...OPEN_GATE, lockedPriceGroups: CONDITIONS };
/** Nothing is left to pay for the cheaper two. */
const TERMS = {
  downPaymentDollars: 20_000,
  isTradingIn: true,
  tradeEquityDollars: 1_000,
  creditScore: 850,
};

function getPayments({ facets }: ListPageData) {
  const facet = facets.find((it) => it.kind === "payment");
  if (facet?.kind !== "payment") throw new Error("The list has no payments.");
  const counts = facet.options.map(
    ({ label, count }) => [label, count] as const,
  );
  return { ...facet, counts };
}

test("the payment stands beside the price with what each band would leave", async () => {
  const page = await pageAt(ALL);
  const keys = page.facets.map(({ key }) => key);
  expect(keys[keys.indexOf("price") + 1]).toBe("payment");
  // $15,859, $20,359 and $49,072 used, $40,359 new; 20 % down, 72 months at 9.9 % and 7.9 %.
  expect(getPayments(page).counts).toEqual([
    ["Under $200", 0],
    ["Under $300", 1],
    ["Under $400", 2],
    ["Under $500", 2],
    ["Under $600", 3],
    ["Under $800", 4],
  ]);
});

test("a band in use keeps the counts of the others, has a chip and a title, and goes by a tap", async () => {
  const page = await pageAt(`${ALL}/payment/max/400`);
  expect(page.total).toBe(2);
  expect(getTitle(page)).toBe("Cars under $400 a month");
  expect(page.chips).toEqual([{ label: "Under $400 a month", address: ALL }]);
  const { counts, options } = getPayments(page);
  expect(counts.map(([, count]) => count)).toEqual([0, 1, 2, 2, 3, 4]);
  expect(options.filter(({ isOn }) => isOn)).toMatchObject([
    { value: "400", address: ALL },
  ]);
  expect(await renderHtml(page)).toMatch(
    /<input[^>]*name="payment_max"[^>]*value="400"/,
  );
  const both = await pageAt(
    "/search-vehicles/used-inventory/price/max/25000?payment_max=400",
  );
  expect(getTitle(both)).toBe("Used cars under $25,000 and under $400 a month");
});

test("counts and cars go by the visitor's own terms", async () => {
  const page = await pageAt(ALL, OPEN_GATE, CARS, TERMS);
  expect(getPayments(page).counts[0]).toEqual(["Under $200", 2]);
  const free = await pageAt(`${ALL}/payment/max/0`, OPEN_GATE, CARS, TERMS);
  expect(free.total).toBe(2);
});

test("other filters take away from the counts", async () => {
  const page = await pageAt(`${ALL}/bodystyle/suvs?payment_max=400`);
  expect(page.total).toBe(1);
  expect(getPayments(page).counts.map(([, count]) => count)).toEqual([
    0, 0, 1, 1, 2, 2,
  ]);
});

test("a list without any price has no payments to choose from", async () => {
  const page = await pageAt(ALL, OPEN_GATE, [{ salePriceCents: null }]);
  expect(page.facets.map(({ kind }) => kind)).not.toContain("payment");
});

test("behind a lock there are bands without counts, no field, and nobody's own terms", async () => {
  const page = await pageAt(ALL, LOCKED, CARS, TERMS);
  const { counts } = getPayments(page);
  expect(counts.map(([, count]) => count)).toEqual([
    null,
    null,
    null,
    null,
    null,
    null,
  ]);
  const html = await renderHtml(page);
  expect(html).not.toContain('name="payment_max"');
  expect(html).toMatch(/class="facet-note">Based on 20% down, 72 months/);
});

test("behind a lock the bands of prices say why they have no counts, where there is anything to choose", async () => {
  const note = "Pick a range now. Each car’s own price opens with your terms.";
  const findPrices = async (address: string, gate: Gate) =>
    (await pageAt(address, gate)).facets.find(({ key }) => key === "price");
  expect(await findPrices(ALL, LOCKED)).toMatchObject({
    locked: { text: note },
  });
  for (const [address, gate] of [
    [ALL, OPEN_GATE],
    [`${ALL}/bodystyle/convertibles`, LOCKED],
  ] as const)
    expect(await findPrices(address, gate)).not.toHaveProperty("locked");
});

test("behind a lock a sum is its public band, and finds what that band finds for everybody", async () => {
  const band = await pageAt(`${ALL}/payment/max/600`, LOCKED);
  expect(getTitle(band)).toBe("Cars under $600 a month");
  // $40,359 costs less than 600 a month, but not all of its public band, from $40,000 to $50,000, does.
  expect((await pageAt(`${ALL}/payment/max/600`)).total).toBe(3);
  expect(band.total).toBe(2);
  for (const sum of [501, 555, 599]) {
    const page = await pageAt(`${ALL}/payment/max/${sum}`, LOCKED, CARS, TERMS);
    expect(page.address).toBe(band.address);
    expect(page.vehicles).toEqual(band.vehicles);
  }
  const high = await pageAt(`${ALL}/payment/max/801`, LOCKED);
  expect(high.address).toBe(ALL);
});

test("bars are drawn where cars are enough to show a shape; the fields stand there anyway", async () => {
  const findPrices = async (count: number) => {
    const cars = Array.from({ length: count }, (_, at) => ({
      salePriceCents: 1_000_000 + at * 200_000,
    }));
    const { facets } = await pageAt(ALL, OPEN_GATE, cars);
    const facet = facets.find(({ key }) => key === "price");
    if (facet?.kind !== "range") throw new Error("The list has no prices.");
    return facet;
  };
  const few = await findPrices(11);
  expect(few.bars).toEqual([]);
  expect(few.bounds).not.toBeNull();
  expect((await findPrices(12)).bars.length).toBeGreaterThan(1);
});
