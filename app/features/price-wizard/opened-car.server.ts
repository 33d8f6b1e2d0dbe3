import type { AppPorts } from "#app/ports.ts";
import type { RequestFacts } from "#app/request-facts.ts";
import { findPageVin } from "#app/site/forms/asked-vehicle.ts";
import { buildCards } from "#app/site/vehicles/cards/present-cards.server.ts";

/** The vehicle whose price the visitor asked for, with what it costs now; null where no vehicle's price has opened. */
export function buildOpenedCar(
  ports: Pick<AppPorts, "profile" | "clock" | "index">,
  facts: Pick<RequestFacts, "visitor" | "gate" | "language">,
  returnTo: string,
) {
  const vin = findPageVin(returnTo);
  const listed = vin === null ? null : ports.index.find(vin);
  const [card] = listed === null ? [] : buildCards(ports, facts, [listed]);
  if (card?.price.state !== "shown") return null;
  const { dollars, payment } = card.price;
  return { name: card.name, address: card.address, dollars, payment };
}
