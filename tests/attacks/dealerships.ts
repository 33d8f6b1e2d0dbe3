import {
  ALL_LOCKED,
  type GatedSite,
  LISTS_LOCKED,
  MIXED,
  startGatedSite,
} from "./gated-site.ts";
import type { Planted } from "./planted-inventory.ts";

/** A dealership for each way to lock prices: of used cars, in lists, everywhere. */
export type Dealerships = Readonly<Record<DealershipName, GatedSite>>;
type DealershipName = (typeof DEALERSHIP_NAMES)[number];
export const DEALERSHIP_NAMES = ["mixed", "lists", "all"] as const;

export async function startDealerships(): Promise<Dealerships> {
  return {
    mixed: await startGatedSite(MIXED),
    lists: await startGatedSite(LISTS_LOCKED),
    all: await startGatedSite(ALL_LOCKED),
  };
}

export async function stopDealerships(sites: Dealerships): Promise<void> {
  await Promise.all(Object.values(sites).map((it) => it.stop()));
}

/** Cars whose price lists keep back. */
export function keptBack(
  sites: Dealerships,
  name: DealershipName,
): readonly Planted[] {
  const { cars, lockedCars } = sites[name];
  return name === "lists" ? cars : lockedCars;
}
