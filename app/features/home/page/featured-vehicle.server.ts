import { getVehicleAddress } from "#app/domain/address/vehicle-address.ts";
import type { Gate } from "#app/domain/gate/gate.ts";
import {
  presentVehicle,
  type PresentedVehicle,
} from "#app/domain/gate/present-vehicle.ts";
import { getHeroAddress } from "#app/domain/illustration/illustration-address.ts";
import { getIllustration } from "#app/domain/illustration/illustration.ts";
import type { ListedVehicle } from "#app/domain/inventory/listed-vehicle.ts";
import {
  hasAddOns,
  type PricePolicy,
} from "#app/domain/price/advertised-price.ts";
import { formatFullVehicleName } from "#app/site/vehicles/cards/vehicle-name.ts";

/** Of the newest arrivals, the one that looks best with its price on it stands beside the search field. */
export function findFeaturedVehicle(
  newest: readonly ListedVehicle[],
  gate: Gate,
  policy: PricePolicy,
  language: string,
) {
  const presented = newest.flatMap(
    (vehicle) => presentVehicle(vehicle, gate, policy) ?? [],
  );
  const best = presented.toSorted(
    (a, b) => computeAppeal(b) - computeAppeal(a),
  )[0];
  if (best === undefined) return null;
  return {
    name: formatFullVehicleName(best),
    address: getVehicleAddress(best, { language }),
    stockNumber: best.stockNumber,
    bodystyle: best.bodystyle,
    color: best.exteriorColorFamily,
    price: best.price,
    illustration: getHeroAddress(getIllustration(best)),
  };
}

const STRONG_COLORS: ReadonlySet<string | null> = new Set([
  "blue",
  "red",
  "green",
]);

function computeAppeal({
  price,
  bodystyle,
  exteriorColorFamily,
}: PresentedVehicle<ListedVehicle>): number {
  let points = price.state === "shown" ? 4 : 0;
  if (STRONG_COLORS.has(exteriorColorFamily)) points += 2;
  if (bodystyle === "suvs") points += 1;
  // What has to be bought besides would be the first thing that the page of the whole price says.
  if (price.state === "shown" && hasAddOns(price)) points -= 3;
  return points;
}
