import { getVehicleAddress } from "#app/domain/address/vehicle-address.ts";
import {
  type PresentedVehicle,
  presentVehicle,
  type VehicleRecord,
} from "#app/domain/gate/present-vehicle.ts";
import { EVERYTHING } from "#app/domain/inventory/search.ts";
import {
  comparePrice,
  SIMILAR_YEARS,
} from "#app/domain/price/similar-prices.ts";
import { toMakeModelValue } from "#app/domain/search-address/search-check.ts";
import type { AppPorts } from "#app/ports.ts";
import type { RequestFacts } from "#app/request-facts.ts";
import { getPricePolicy } from "#app/site/store/profile-rules.ts";
import { formatFullVehicleName } from "#app/site/vehicles/cards/vehicle-name.ts";
import { listEveryVisible } from "#app/site/vehicles/gated/visible-vehicles.server.ts";

/** Of a model that is stocked by the hundreds these are enough to find the nearest in miles. */
const MOST_PAGES_READ = 10;

export type GoodPrice = NonNullable<Awaited<ReturnType<typeof findGoodPrice>>>;

/**
 * The price beside those of the same model in our own stock. Null while the price is not shown, for a new car, which
 * stands beside what its maker suggests, for a car of unknown mileage, and where too few others are priced.
 */
export async function findGoodPrice(
  { index, profile }: Pick<AppPorts, "index" | "profile">,
  { gate, language }: Pick<RequestFacts, "gate" | "language">,
  vehicle: PresentedVehicle<VehicleRecord>,
) {
  const { vin, make, model, year, miles, condition, price } = vehicle;
  if (price.state !== "shown" || miles === null || condition === "new")
    return null;
  const years = { min: year - SIMILAR_YEARS, max: year + SIMILAR_YEARS };
  const sameModel = {
    ...EVERYTHING,
    values: { make_model: [toMakeModelValue(make, model)] },
    ranges: { year: years },
  };
  const policy = getPricePolicy(profile);
  const priced = [];
  for await (const batch of listEveryVisible(
    { index, profile },
    gate,
    sameModel,
    { pageCount: MOST_PAGES_READ },
  ))
    for (const listed of batch) {
      const other = presentVehicle(listed, gate, policy);
      if (other?.price.state !== "shown" || other.miles === null) continue;
      if (other.condition === "new") continue;
      priced.push({
        vin: other.vin,
        year: other.year,
        name: formatFullVehicleName(other),
        address: getVehicleAddress(other, { language }),
        miles: other.miles,
        totalCents: other.price.totalCents,
      });
    }
  const own = { vin, miles, totalCents: price.totalCents };
  const compared = comparePrice(own, priced);
  if (compared === null) return null;
  const shownYears = [year, ...compared.others.map((other) => other.year)];
  return {
    ...compared,
    miles,
    totalCents: own.totalCents,
    years: { from: Math.min(...shownYears), to: Math.max(...shownYears) },
  };
}
