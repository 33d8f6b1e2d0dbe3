import type { AppPorts } from "#app/ports.ts";
import type { RequestFacts } from "#app/request-facts.ts";
import { findPageVin } from "#app/site/forms/asked-vehicle.ts";
import { buildCards } from "#app/site/vehicles/cards/present-cards.server.ts";

type Ports = Pick<AppPorts, "profile" | "clock" | "index">;
type Facts = Pick<RequestFacts, "visitor" | "gate" | "language">;

/** The vehicle whose price the visitor asked for, with what it costs now; null where no vehicle's price has opened. */
export function buildOpenedCar(ports: Ports, facts: Facts, returnTo: string) {
  const card = findAskedCard(ports, facts, returnTo);
  if (card?.price.state !== "shown") return null;
  const { dollars, payment } = card.price;
  return { name: card.name, address: card.address, dollars, payment };
}

/** Null where there is none, or none that this visitor may see. */
export function findAskedName(
  ports: Ports,
  facts: Facts,
  returnTo: string,
): string | null {
  return findAskedCard(ports, facts, returnTo)?.name ?? null;
}

function findAskedCard(ports: Ports, facts: Facts, returnTo: string) {
  const vin = findPageVin(returnTo);
  const listed = vin === null ? null : ports.index.find(vin);
  return listed === null ? undefined : buildCards(ports, facts, [listed])[0];
}
