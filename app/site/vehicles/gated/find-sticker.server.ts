import type { AppPorts } from "#app/ports.ts";
import type { RequestFacts } from "#app/request-facts.ts";
import { getNamedPricePolicy } from "#app/site/store/profile-rules.ts";
import { findBuyerDoor } from "#app/site/vehicles/price/buyer-door.ts";
import type { StickerVehicle } from "#app/site/vehicles/sticker/price-sticker.tsx";
import { findVisibleRecord } from "./visible-vehicles.server.ts";

/** What the sticker of the vehicle's own page says to this visitor. Null stands for one that is gone, hidden or unknown. */
export async function findSticker(
  ports: Pick<AppPorts, "inventory" | "index" | "profile">,
  facts: Pick<RequestFacts, "gate" | "visitor" | "place" | "language">,
  vin: string,
): Promise<StickerVehicle | null> {
  const { profile } = ports;
  const policy = getNamedPricePolicy(profile, facts.language);
  const found = await findVisibleRecord(ports, facts.gate, vin, policy);
  if (found === null || found.goneAtMs !== null) return null;
  const { vehicle } = found;
  return {
    storeId: vehicle.storeId,
    condition: vehicle.condition,
    price: vehicle.price,
    stockNumber: vehicle.stockNumber,
    priceDropDays: profile.pricing.priceDrop.days,
    outTheDoor: findBuyerDoor(vehicle, profile, facts),
  };
}
