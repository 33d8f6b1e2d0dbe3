import type { MergeableVehicle } from "./merge-vehicles.ts";
import type { Vehicle } from "./vehicle.ts";

/** Both rows are of one vehicle, and the later price counts. */
export function describeTwoPrices(
  earlier: MergeableVehicle | null,
  { salePriceCents: later }: Vehicle,
): string | null {
  const before = earlier?.vehicle.salePriceCents ?? null;
  return before === null || later === null || before === later
    ? null
    : `two rows of this VIN have two prices: ${formatUsd(before)} and ${formatUsd(later)}; the second counts`;
}

function formatUsd(cents: number): string {
  return `$${(cents / 100).toLocaleString("en-US")}`;
}
