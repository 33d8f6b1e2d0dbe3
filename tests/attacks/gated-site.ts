import type { Condition } from "#app/domain/vehicle/vehicle.ts";
import { getPricePolicy } from "#app/site/store/profile-rules.ts";
import {
  type AttackSite,
  type AttackSiteOptions,
  startAttackSite,
} from "./attack-site.ts";
import { type Planted, plantedCars } from "./planted-inventory.ts";
import { tellingAmounts } from "./price-writings.ts";

const NOTHING_KEPT = {
  unlockInventory: false,
  unlockPrice: false,
  unlockOffers: false,
};
const HIDDEN = { ...NOTHING_KEPT, unlockInventory: true };
const PRICE_LOCKED = { ...NOTHING_KEPT, unlockPrice: true };

/** New cars are hidden, prices of used ones are locked, certified ones are open. */
export const MIXED = {
  new: HIDDEN,
  used: PRICE_LOCKED,
  certified: NOTHING_KEPT,
  search: NOTHING_KEPT,
};
/** Lists tell no price; the cars' own pages do. */
export const LISTS_LOCKED = {
  new: NOTHING_KEPT,
  used: NOTHING_KEPT,
  certified: NOTHING_KEPT,
  search: PRICE_LOCKED,
};
export const ALL_LOCKED = {
  new: PRICE_LOCKED,
  used: PRICE_LOCKED,
  certified: PRICE_LOCKED,
  search: PRICE_LOCKED,
};

export interface GatedSite extends AttackSite {
  readonly cars: readonly Planted[];
  /** Whose price, or whose existence, nobody may learn. */
  readonly lockedCars: readonly Planted[];
  readonly hiddenCars: readonly Planted[];
  readonly openCars: readonly Planted[];
  /** Every amount that would tell. */
  readonly secretAmounts: readonly number[];
}

/** A dealership of new, used and certified cars with planted prices behind a gate. */
export async function startGatedSite(
  restrictions: NonNullable<AttackSiteOptions["restrictions"]>,
  {
    otherPrices = false,
    without = [],
    ...options
  }: Omit<AttackSiteOptions, "profile" | "restrictions"> & {
    /** Whatever is locked, in lists or everywhere, costs something else. */
    readonly otherPrices?: boolean;
    /** Of these conditions there are no cars at all. */
    readonly without?: readonly Condition[];
  } = {},
): Promise<GatedSite> {
  const isLocked = (condition: Condition) =>
    restrictions[condition].unlockPrice || restrictions.search.unlockPrice;
  const cars = plantedCars(
    "aurora",
    ["new", "used", "certified"],
    (it) => otherPrices && isLocked(it),
  ).filter(({ stocked }) => !without.includes(stocked.vehicle.condition));
  const extra = options.vehicles ?? [];
  const site = await startAttackSite({
    profile: "franchise",
    restrictions,
    ...options,
    vehicles: [...cars.map(({ stocked }) => stocked), ...extra],
  });
  const getRestriction = ({ stocked }: Planted) =>
    restrictions[stocked.vehicle.condition];
  const hiddenCars = cars.filter((it) => getRestriction(it).unlockInventory);
  const lockedCars = cars.filter((it) => getRestriction(it).unlockPrice);
  const kept = [...new Set([...hiddenCars, ...lockedCars])];
  const policy = getPricePolicy(site.profile);
  return {
    ...site,
    cars,
    hiddenCars,
    lockedCars,
    openCars: cars.filter((it) => !kept.includes(it)),
    secretAmounts: kept.flatMap((it) => tellingAmounts(it, policy)),
  };
}
