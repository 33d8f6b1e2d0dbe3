import type { RequestFacts } from "#app/request-facts.ts";
import {
  listCurrentOffers,
  type OfferPorts,
  type OfferRequest,
} from "./current-offers.server.ts";
import { isOfferAbout } from "./offer-vehicles.server.ts";

export interface DeliveryOffer {
  readonly title: string;
  readonly terms: string | null;
}

/** An offer that runs now brings this vehicle to the visitor's door; null where none does. */
export function findDeliveryOffer(
  ports: OfferPorts,
  facts: OfferRequest & Pick<RequestFacts, "language">,
  vin: string,
): DeliveryOffer | null {
  if (!ports.profile.promotions.some(({ delivers }) => delivers)) return null;
  const offer = listCurrentOffers(ports, facts)
    .map(({ promotion }) => promotion)
    .find((it) => it.delivers && isOfferAbout(it, vin, ports, facts.gate));
  if (offer === undefined) return null;
  const { language } = facts;
  const { title, disclosure } = offer;
  return { title: title[language], terms: disclosure?.[language] ?? null };
}
