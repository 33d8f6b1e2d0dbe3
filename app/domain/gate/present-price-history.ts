import {
  computeAdvertisedPrice,
  type PricePolicy,
} from "#app/domain/price/advertised-price.ts";
import type { StockedVehicle } from "#app/domain/vehicle/vehicle.ts";
import type { Gate } from "./gate.ts";

/** Totals hold from this instant on; null while the dealer gave none. */
export interface PresentedPriceChange {
  readonly atMs: number;
  readonly totalCents: number | null;
}

/**
 * It lists past totals, oldest first, each different from the one before; today's fees and add-ons count for the past
 * too, as they do for a price drop (Assumption A29). It is null where the gate hides the price from this visitor, and
 * while there is no price.
 */
export function presentPriceHistory(
  { vehicle, priceHistory }: Pick<StockedVehicle, "vehicle" | "priceHistory">,
  gate: Gate,
  policy: PricePolicy,
): readonly PresentedPriceChange[] | null {
  const isKept =
    gate.hiddenGroups.includes(vehicle.condition) ||
    gate.lockedPriceGroups.includes(vehicle.condition);
  if (isKept || vehicle.salePriceCents === null) return null;
  const changes: PresentedPriceChange[] = [];
  for (const { atMs, salePriceCents } of priceHistory) {
    const price = computeAdvertisedPrice(
      { ...vehicle, salePriceCents },
      policy,
    );
    const totalCents = price?.totalCents ?? null;
    const last = changes.at(-1);
    if (last !== undefined && last.totalCents === totalCents) continue;
    // There is nothing to show before the first price.
    if (last === undefined && totalCents === null) continue;
    changes.push({ atMs, totalCents });
  }
  return changes;
}
