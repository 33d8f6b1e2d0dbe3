import { beforeAll, expect, test } from "vitest";
import {
  DEALERSHIP_NAMES,
  type Dealerships,
  keptBack,
  startDealerships,
  stopDealerships,
} from "./dealerships.ts";
import { IS_FULL, often } from "#tests/support/effort.ts";
import type { GatedSite } from "./gated-site.ts";
import { PAYMENT_PROBES } from "./payment-probes.ts";
import type { Planted } from "./planted-inventory.ts";
import { findBand, type Probe, PROBES, getTotal } from "./price-probes.ts";

// A14: whatever is asked, a locked price is known to its public band and no closer.

let sites: Dealerships;
beforeAll(async () => {
  sites = await startDealerships();
  return () => stopDealerships(sites);
}, 600_000);

/**
 * Halves the range that the price can be in, from 1 dollar to 100,000, for as long as the answers change:
 * what is left of it is what an attacker knows.
 */
async function knownBy(probe: Probe, site: GatedSite, car: Planted) {
  const isAtMost = async (dollars: number) => probe(site, car, 0, dollars);
  const isAtLeast = async (dollars: number) =>
    probe(site, car, dollars, 100_000);
  return {
    upTo: await firstTrue(isAtMost, 1, 100_000),
    from: await lastTrue(isAtLeast, 1, 100_000),
    /** Windows that move over the price show both of its sides at once. */
    narrowest: await narrowestWindow(probe, site, car),
  };
}

async function firstTrue(
  holds: (dollars: number) => Promise<boolean>,
  low: number,
  high: number,
): Promise<number> {
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (await holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

async function lastTrue(
  holds: (dollars: number) => Promise<boolean>,
  low: number,
  high: number,
): Promise<number> {
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (await holds(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}

async function narrowestWindow(probe: Probe, site: GatedSite, car: Planted) {
  const price = getTotal(site, car);
  const answers = new Set<boolean>();
  // Every one of them lies in the price's own band: an honest gate answers all of them alike.
  const { above, upTo } = findBand(site, price);
  for (const [min, max] of [
    [price, price],
    [price - 1, price + 1],
    [price + 1, price + 2],
    [price - 2, price - 1],
    [above + 1, price - 1],
    [price + 1, Math.min(upTo, 99_999)],
  ] as const)
    answers.add(await probe(site, car, min, max));
  return answers.size;
}

test("A14: the same attack reads an open price to the dollar", async () => {
  const [car] = sites.mixed.openCars;
  if (car === undefined) throw new Error("No open car.");
  const known = await knownBy(
    PROBES["catalogue list"] ?? expect.fail(),
    sites.mixed,
    car,
  );
  expect(known).toMatchObject({
    upTo: getTotal(sites.mixed, car),
    from: getTotal(sites.mixed, car),
    narrowest: 2,
  });
});

test.each(["payment in the path", "payment in the query"] as const)(
  "A14: terms of one's choice read an open price to the dollar as well: %s",
  async (name) => {
    const [car] = sites.mixed.openCars;
    if (car === undefined) throw new Error("No open car.");
    const { upTo } = await knownBy(PAYMENT_PROBES[name], sites.mixed, car);
    expect(upTo).toBe(getTotal(sites.mixed, car));
  },
);

const ALL_PROBES: Readonly<Record<string, Probe>> = {
  ...PROBES,
  ...PAYMENT_PROBES,
};
/** Where every price is locked nothing is asked that the mixed dealership is not asked. */
const PROBED = DEALERSHIP_NAMES.filter((name) => IS_FULL || name !== "all");
const CASES = PROBED.flatMap((name) =>
  Object.keys(ALL_PROBES).map((probe) => [name, probe] as const),
);
test.each(CASES)(
  "A14: %s: %s tells the band alone",
  async (name, probeName) => {
    const site = sites[name];
    const probe = ALL_PROBES[probeName] ?? expect.fail();
    for (const car of keptBack(sites, name).slice(0, often(4, 1))) {
      const price = getTotal(site, car);
      const { upTo } = findBand(site, price);
      const known = await knownBy(probe, site, car);
      // Answers may change at the ends of public bands and nowhere else: the first price that finds the car is the
      // first that reaches into its band, or into another's whose page shows the car beside what was asked for.
      // In words a small sum is one of a month. That no two prices of a band differ is payment-oracle.test.ts's.
      const { lockedPriceBandsDollars, paymentBandsDollars } =
        site.profile.pricing;
      const bands = [...paymentBandsDollars, ...lockedPriceBandsDollars];
      const firstsOfBands = bands.map((it) => it + 1);
      expect(
        [...firstsOfBands, 1, 100_000].includes(known.upTo),
        `${price} is at most: ${known.upTo}`,
      ).toBe(true);
      expect(
        bands.some((it) => it === known.from || it - 1 === known.from) ||
          known.from === 1 ||
          known.from >= upTo - 1,
        `${price} is at least: ${known.from}`,
      ).toBe(true);
      expect(known.narrowest).toBe(1);
    }
  },
);
