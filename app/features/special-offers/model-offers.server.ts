import { formatSearchAddress } from "#app/domain/search-address/search-address.ts";
import { toListGate } from "#app/domain/gate/gate.ts";
import { presentVehicle } from "#app/domain/gate/present-vehicle.ts";
import { getIllustrationAddress } from "#app/domain/illustration/illustration-address.ts";
import {
  getIllustration,
  type Illustration,
} from "#app/domain/illustration/illustration.ts";
import { chooseVariedPaints } from "#app/domain/illustration/varied-paints.ts";
import {
  EVERYTHING,
  type InventorySearch,
} from "#app/domain/inventory/search.ts";
import type { OfferPorts } from "#app/site/offers/current-offers.server.ts";
import { getPricePolicy } from "#app/site/store/profile-rules.ts";
import { buildCards } from "#app/site/vehicles/cards/present-cards.server.ts";
import { searchBehindGate } from "#app/site/vehicles/gated/search-behind-gate.server.ts";
import type { OffersFacts } from "./offers-hero.server.ts";

const NEW_CARS: InventorySearch = { ...EVERYTHING, condition: "new" };
const MOST_MODELS = 12;

/**
 * Spec §2, new-car offers by model. Null means that none are sold or to be seen, or that their prices are locked. The
 * models with the most cars come first (Assumption A81).
 */
export function findModelOffers(ports: OfferPorts, facts: OffersFacts) {
  const { gate, language } = facts;
  const found =
    ports.profile.conditions.includes("new") &&
    !toListGate(gate).lockedPriceGroups.includes("new")
      ? searchBehindGate(ports, gate, NEW_CARS)
      : null;
  const models = (found?.counts.make_model ?? [])
    .filter(({ value, count }) => value.includes("~") && count > 0)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, MOST_MODELS)
    .flatMap(
      ({ value, count }) => findModelOffer(value, count, ports, facts) ?? [],
    )
    .toSorted(
      (a, b) => (a.price?.dollars ?? Infinity) - (b.price?.dollars ?? Infinity),
    );
  if (models.length === 0) return null;
  const drawings = chooseVariedPaints(models.map((model) => model.drawings));
  return {
    models: models.map(({ drawings: [cheapest], ...model }, at) => ({
      ...model,
      illustration: getIllustrationAddress(drawings[at] ?? cheapest),
    })),
    address: formatSearchAddress(NEW_CARS, { language }),
  };
}

function findModelOffer(
  model: string,
  count: number,
  ports: OfferPorts,
  facts: OffersFacts,
) {
  const { gate, language } = facts;
  const search = { ...NEW_CARS, values: { make_model: [model] } };
  const policy = getPricePolicy(ports.profile);
  const found =
    searchBehindGate(ports, gate, { ...search, sort: "priceLow" })?.vehicles ??
    [];
  const [cheapest, ...others] = found.flatMap(
    (it) => presentVehicle(it, toListGate(gate), policy) ?? [],
  );
  if (cheapest === undefined) return null;
  const [card] = buildCards(
    ports,
    facts,
    found.filter(({ vin }) => vin === cheapest.vin),
  );
  const drawings: readonly [Illustration, ...Illustration[]] = [
    getIllustration(cheapest),
    ...others.map(getIllustration),
  ];
  return {
    name: `${cheapest.make} ${cheapest.model}`,
    count,
    /** It is of the cheapest car, with its payment; null means that there is no price to show. */
    price: card?.price.state === "shown" ? card.price : null,
    /** They are of cars of the model, the cheapest first. */
    drawings,
    address: formatSearchAddress(search, { language }),
  };
}
