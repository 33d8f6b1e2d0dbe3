import { formatSearchAddress } from "#app/domain/search-address/search-address.ts";
import { type Gate, openInventory, toListGate } from "#app/domain/gate/gate.ts";
import {
  type PresentedVehicle,
  presentVehicle,
} from "#app/domain/gate/present-vehicle.ts";
import { getIllustrationAddress } from "#app/domain/illustration/illustration-address.ts";
import {
  getIllustration,
  type Illustration,
} from "#app/domain/illustration/illustration.ts";
import { chooseVariedPaints } from "#app/domain/illustration/varied-paints.ts";
import {
  EVERYTHING,
  type InventoryResults,
  type InventorySearch,
} from "#app/domain/inventory/search.ts";
import { findShownTrim } from "#app/domain/vehicle/shown-trim.ts";
import type { ListedVehicle } from "#app/domain/inventory/listed-vehicle.ts";
import { findOnlyBodyStyle } from "#app/domain/inventory/only-body-style.ts";
import type { OfferPorts } from "#app/site/offers/current-offers.server.ts";
import { getPricePolicy } from "#app/site/store/profile-rules.ts";
import { buildCards } from "#app/site/vehicles/cards/present-cards.server.ts";
import {
  createTranslator,
  isTextOf,
  type Translate,
} from "#app/site/page/copy.ts";
import { formatDollars } from "#app/site/page/format.ts";
import type { CardVehicle } from "#app/site/vehicles/presented.ts";
import { getPaymentBasis } from "#app/site/vehicles/price/payment.ts";
import { paymentCopy } from "#app/site/vehicles/price/payment-copy.ts";
import { formatScores } from "#app/site/vehicles/price/payment-words.ts";
import { searchBehindGate } from "#app/site/vehicles/gated/search-behind-gate.server.ts";
import { modelOffersCopy, type ModelOffersText } from "./model-copy.ts";
import type { OffersFacts } from "./offers-hero.server.ts";

const NEW_CARS: InventorySearch = { ...EVERYTHING, condition: "new" };
/** They fill two rows of three. */
const MODELS_IN_SIGHT = 6;

/**
 * Spec §2, new-car offers by model. Null means that none are sold or to be seen, or that their prices are locked. All models
 * are there, the least expensive first (Assumption A81).
 */
export function findModelOffers(ports: OfferPorts, facts: OffersFacts) {
  const { gate, language, visitor } = facts;
  const { profile } = ports;
  const t = createTranslator(
    modelOffersCopy,
    profile.texts[language],
    language,
  );
  const models = listModels(ports, gate)
    .flatMap((model) => findModelOffer(model, ports, facts, t) ?? [])
    .toSorted(
      (a, b) => (a.price?.dollars ?? Infinity) - (b.price?.dollars ?? Infinity),
    );
  if (models.length === 0) return null;
  const paints = chooseVariedPaints(models.map(({ drawings }) => drawings));
  const drawn = models.map(({ drawings: [cheapest], ...model }, at) => ({
    ...model,
    illustration: getIllustrationAddress(paints[at] ?? cheapest),
  }));
  return {
    models: drawn.slice(0, MODELS_IN_SIGHT),
    others: drawn.slice(MODELS_IN_SIGHT),
    more: t("more", { count: models.length }),
    address: formatSearchAddress(NEW_CARS, { language }),
    /** Whose rate the payments are at, as in "scores of 720 and above"; another offer may state the rate of used cars. */
    scores: models.some(({ price }) => price?.payment != null)
      ? formatScores(
          "scores",
          getPaymentBasis(profile, visitor.terms).terms.creditScore,
          profile.estimator,
          createTranslator(paymentCopy, profile.texts[language], language),
        )
      : null,
  };
}

/**
 * What opens with the offers. Null means that none will; the count is null where the cars are private themselves, because
 * how many models they are of would tell what they are (Assumption A393).
 */
export function findLockedModels(
  ports: OfferPorts,
  gate: Gate,
): { readonly count: number | null } | null {
  if (toListGate(gate).hiddenGroups.includes("new"))
    return hasOpenPrices(ports, openInventory(gate)) ? { count: null } : null;
  const count = listModels(ports, gate).length;
  return count === 0 ? null : { count };
}

function hasOpenPrices({ profile }: OfferPorts, gate: Gate): boolean {
  return (
    profile.conditions.includes("new") &&
    !toListGate(gate).lockedPriceGroups.includes("new")
  );
}

function listModels(ports: OfferPorts, gate: Gate) {
  const found = hasOpenPrices(ports, gate)
    ? searchBehindGate(ports, gate, NEW_CARS)
    : null;
  return (found?.counts.make_model ?? []).filter(
    ({ value, count }) => value.includes("~") && count > 0,
  );
}

function findModelOffer(
  { value, count }: ReturnType<typeof listModels>[number],
  ports: OfferPorts,
  facts: OffersFacts,
  t: Translate<ModelOffersText>,
) {
  const { gate, language } = facts;
  const search = { ...NEW_CARS, values: { make_model: [value] } };
  const policy = getPricePolicy(ports.profile);
  const results = searchBehindGate(ports, gate, {
    ...search,
    sort: "priceLow",
  });
  const found = results?.vehicles ?? [];
  const seen = found.flatMap(
    (it) => presentVehicle(it, toListGate(gate), policy) ?? [],
  );
  const [cheapest, ...others] = seen;
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
  const price = card?.price.state === "shown" ? card.price : null;
  return {
    name: `${cheapest.make} ${cheapest.model}`,
    /** It reads "7 new trucks". */
    countText: t(chooseCountText(results), { count }),
    /** It is of the cheapest car, with its payment; null means that there is no price to show. */
    price,
    carText: price === null ? null : formatCar(seen, t),
    listText: card === undefined ? null : formatList(card, t),
    /** They are of cars of the model, the cheapest first. */
    drawings,
    /** Where a lowest price is shown, its car comes first. */
    address: formatSearchAddress(
      price === null ? search : { ...search, sort: "priceLow" },
      { language },
    ),
  };
}

/** It reads "Price of the 2026 LS"; null where unlike cars have that price. */
function formatCar(
  cheapestFirst: readonly PresentedVehicle<ListedVehicle>[],
  t: Translate<ModelOffersText>,
): string | null {
  const [cheapest, ...others] = cheapestFirst.map(({ price, ...car }) => ({
    dollars: price.state === "shown" ? price.totalDollars : null,
    name: [car.year, findShownTrim({ model: car.model, trim: car.trim })]
      .filter(Boolean)
      .join(" "),
  }));
  if (cheapest === undefined) return null;
  return others.every(
    ({ dollars, name }) =>
      dollars !== cheapest.dollars || name === cheapest.name,
  )
    ? t("car", { car: cheapest.name })
    : null;
}

/** A list price that is no more than the price says nothing. */
function formatList(
  { price }: Pick<CardVehicle, "price">,
  t: Translate<ModelOffersText>,
): string | null {
  if (price.state !== "shown" || price.oldDollars === null) return null;
  return t("list", {
    list: formatDollars(price.oldDollars),
    amount: formatDollars(price.oldDollars - price.dollars),
  });
}

/** A model whose cars are all of one body style is called by it: nobody looks for a pickup among cars. */
function chooseCountText(results: Pick<InventoryResults, "counts"> | null) {
  const text = `count.${findOnlyBodyStyle(results?.counts.bodystyle ?? [])}`;
  return isTextOf(modelOffersCopy, text) ? text : "count.cars";
}
