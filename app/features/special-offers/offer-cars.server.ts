import { formatSearchAddress } from "#app/domain/search-address/search-address.ts";
import type {
  CurrentOffer,
  OfferPorts,
} from "#app/site/offers/current-offers.server.ts";
import { buildCardContext } from "#app/site/vehicles/cards/card-context.server.ts";
import { presentCards } from "#app/site/vehicles/cards/present-card.ts";
import type { OfferCars } from "./special-offers-data.ts";
import { type OffersFacts, createOffersTranslator } from "./ways-on.server.ts";

const CARS = 4;

/** These are some of the vehicles that an offer is about, with the link to all that its search finds. */
export function findOfferCars(
  offered: CurrentOffer["vehicles"],
  { profile, clock }: OfferPorts,
  { gate, language, visitor }: OffersFacts,
): OfferCars | null {
  if (offered === null) return null;
  const t = createOffersTranslator(profile, { language });
  const context = buildCardContext(
    { profile, clock },
    gate,
    language,
    visitor.terms,
  );
  const { search, total, vehicles } = offered;
  return {
    vehicles: presentCards(vehicles.slice(0, CARS), context),
    all: {
      label: total === null ? t("shop") : t("carsAll", { count: total }),
      address: formatSearchAddress(search, { language }),
    },
  };
}
