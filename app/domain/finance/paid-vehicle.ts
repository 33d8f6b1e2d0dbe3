import type { PresentedPrice } from "#app/domain/gate/present-vehicle.ts";
import type { Condition } from "#app/domain/vehicle/vehicle.ts";
import type { PaidVehicle } from "./payment-estimate.ts";

type ShownPrice = Extract<PresentedPrice, { readonly state: "shown" }>;

/**
 * A payment is computed from the exact total, so that its parts add up to the price that stands beside them
 * (Assumption A40). It is null while the price is locked or not given, because there is no payment then.
 */
export function toPaidVehicle(
  price: PresentedPrice,
  { year, condition }: { readonly year: number; readonly condition: Condition },
): PaidVehicle | null {
  if (price.state !== "shown") return null;
  return {
    priceCents: price.totalCents,
    msrpCents: computeMsrpCents(price),
    modelYear: year,
    condition,
  };
}

/** The store's charges are left out, because they are worth nothing at the end of a lease. */
function computeMsrpCents({ lines, totalCents, oldTotalCents }: ShownPrice) {
  const vehicle = lines.find(({ kind }) => kind === "vehicle")?.cents ?? 0;
  return vehicle + (oldTotalCents ?? totalCents) - totalCents;
}
