import { beforeAll, expect, test } from "vitest";
import { IS_FULL, often } from "./effort.ts";
import {
  ALL_LOCKED,
  type GatedSite,
  LISTS_LOCKED,
  MIXED,
  startGatedSite,
} from "./gated-site.ts";
import type { Planted } from "./planted-inventory.ts";
import { bandOf, type Probe, PROBES, totalOf } from "./price-probes.ts";

// A14: whatever is asked, a locked price is known to its public band and no closer.

let sites: Readonly<Record<"mixed" | "lists" | "all", GatedSite>>;
beforeAll(async () => {
  sites = {
    mixed: await startGatedSite(MIXED),
    lists: await startGatedSite(LISTS_LOCKED),
    all: await startGatedSite(ALL_LOCKED),
  };
  return () => Promise.all(Object.values(sites).map((it) => it.stop()));
}, 120_000);

const NAMES = ["mixed", "lists", "all"] as const;
type Name = (typeof NAMES)[number];

/** Cars whose price lists keep back. */
function keptBack(name: Name): readonly Planted[] {
  const { cars, lockedCars } = sites[name];
  return name === "lists" ? cars : lockedCars;
}

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
  const price = totalOf(site, car);
  const answers = new Set<boolean>();
  // Every one of them lies in the price's own band: an honest gate answers all of them alike.
  const { above, upTo } = bandOf(site, price);
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

test("the same attack reads an open price to the dollar", async () => {
  const [car] = sites.mixed.openCars;
  if (car === undefined) throw new Error("No open car.");
  const known = await knownBy(
    PROBES["catalogue list"] ?? expect.fail(),
    sites.mixed,
    car,
  );
  expect(known).toMatchObject({
    upTo: totalOf(sites.mixed, car),
    from: totalOf(sites.mixed, car),
    narrowest: 2,
  });
});

/** Where every price is locked nothing is asked that the mixed dealership is not asked. */
const PROBED = NAMES.filter((name) => IS_FULL || name !== "all");
const CASES = PROBED.flatMap((name) =>
  Object.keys(PROBES).map((probe) => [name, probe] as const),
);
test.each(CASES)("%s: %s tells the band alone", async (name, probeName) => {
  const site = sites[name];
  const probe = PROBES[probeName] ?? expect.fail();
  for (const car of keptBack(name).slice(0, often(4, 1))) {
    const price = totalOf(site, car);
    const { above, upTo } = bandOf(site, price);
    const known = await knownBy(probe, site, car);
    // Answers may change at the ends of public bands and nowhere else: the first price that finds the car is
    // the first that reaches into its band.
    const firstOfBand = above + 1;
    expect(
      [firstOfBand, 1, 100_000].includes(known.upTo),
      `${price} is at most: ${known.upTo}`,
    ).toBe(true);
    expect(
      [upTo, upTo - 1, 1, 100_000].includes(known.from) ||
        known.from >= upTo - 1,
      `${price} is at least: ${known.from}`,
    ).toBe(true);
    expect(known.narrowest).toBe(1);
  }
});
