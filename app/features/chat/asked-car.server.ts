import type { Conversation } from "#app/domain/chat/conversation.ts";
import type { AppPorts } from "#app/ports.ts";
import type { RequestFacts } from "#app/request-facts.ts";
import { findPageVin } from "#app/site/forms/asked-vehicle.ts";
import { buildCards } from "#app/site/vehicles/cards/present-cards.server.ts";
import { formatCardName } from "#app/site/vehicles/cards/vehicle-name.ts";
import { findVisible } from "#app/site/vehicles/gated/visible-vehicles.server.ts";
import type { CardVehicle } from "#app/site/vehicles/presented.ts";

/** What the chat shows of the car on whose page it was opened: no price, so a locked one is no matter. */
export interface AskedCarView extends Pick<CardVehicle, "picture" | "color"> {
  readonly name: string;
}

export interface AskedCar {
  /** Its people know the car: what is asked about it goes to them. */
  readonly storeId: string;
  readonly view: AskedCarView;
}

/** Null on a page that is no car's, and on one of a car that is sold or that this visitor may not know of. */
export function findAskedCar(
  ports: Pick<AppPorts, "profile" | "clock" | "index">,
  facts: Pick<RequestFacts, "visitor" | "gate" | "language">,
  from: string,
): AskedCar | null {
  const vin = findPageVin(from);
  const listed = vin === null ? null : findVisible(ports, facts.gate, vin);
  const [card] = listed === null ? [] : buildCards(ports, facts, [listed]);
  if (listed === null || card === undefined) return null;
  const { picture, color } = card;
  return {
    storeId: listed.storeId,
    view: { name: formatCardName(card), picture, color },
  };
}

/** A conversation with one store is not gone on with about a car of another one. */
export function isAboutOther(
  { storeId }: Pick<Conversation, "storeId">,
  car: AskedCar | null,
): boolean {
  return car !== null && car.storeId !== storeId;
}
