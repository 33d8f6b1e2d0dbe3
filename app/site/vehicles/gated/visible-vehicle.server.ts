import { type Gate, toListGate } from "#app/domain/gate/gate.ts";
import { isHidden } from "#app/domain/gate/present-vehicle.ts";
import type { ListedVehicle } from "#app/domain/inventory/listed-vehicle.ts";
import type { VinList } from "#app/domain/saved-vehicles/shortlist.ts";
import type { PricingTerms } from "#app/domain/visitor/visitor-profile.ts";
import type { AppPorts } from "#app/ports.ts";
import { buildCardContext } from "#app/site/vehicles/cards/card-context.server.ts";
import { presentCards } from "#app/site/vehicles/cards/present-card.ts";
import type { CardVehicle } from "#app/site/vehicles/presented.ts";

/** The answer is null for a vehicle that is not for sale, and for one that this visitor may not know of. */
export function findVisible(
  { index }: Pick<AppPorts, "index">,
  gate: Gate,
  vin: string,
): ListedVehicle | null {
  const vehicle = index.find(vin);
  return vehicle === null || isHidden(vehicle.condition, toListGate(gate))
    ? null
    : vehicle;
}

/** The cards are of those vehicles that this visitor may see, in their order. */
export function listVisibleCards(
  ports: Pick<AppPorts, "index" | "profile" | "clock">,
  gate: Gate,
  vins: VinList,
  language: string,
  visitorTerms: PricingTerms | null,
): readonly CardVehicle[] {
  const found = vins.flatMap((vin) => findVisible(ports, gate, vin) ?? []);
  return presentCards(
    found,
    buildCardContext(ports, gate, language, visitorTerms),
  );
}
