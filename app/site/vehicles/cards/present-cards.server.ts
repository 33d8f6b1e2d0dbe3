import { getVehicleAddress } from "#app/domain/address/vehicle-address.ts";
import { type Gate, toListGate } from "#app/domain/gate/gate.ts";
import {
  type PresentedPrice,
  type PresentedVehicle,
  presentVehicle,
} from "#app/domain/gate/present-vehicle.ts";
import { sayDay } from "#app/domain/day-words.ts";
import type { ListedVehicle } from "#app/domain/inventory/listed-vehicle.ts";
import type { PricePolicy } from "#app/domain/price/advertised-price.ts";
import { roundUpToDollars } from "#app/domain/price/rounding.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import { DAY_MS, formatUtcDay } from "#app/domain/time.ts";
import { findExpectedDay } from "#app/domain/vehicle/availability.ts";
import { findShownTrim } from "#app/domain/vehicle/shown-trim.ts";
import { NEW_ARRIVAL_DAYS } from "#app/domain/vehicle/vehicle.ts";
import { pickFields } from "#app/domain/vehicle/vehicle-fields.ts";
import type { VisitorProfile } from "#app/domain/visitor/visitor-profile.ts";
import type { AppPorts } from "#app/ports.ts";
import { getPricePolicy } from "#app/site/store/profile-rules.ts";
import {
  CARD_FACTS,
  type CardPayment,
  type CardPicture,
  type CardPrice,
  type CardVehicle,
} from "#app/site/vehicles/presented.ts";
import {
  findStandingPayment,
  getPaymentBasis,
  type PaymentBasis,
} from "#app/site/vehicles/price/payment.ts";
import { buildListPicture } from "#app/site/vehicles/vehicle-pictures.server.ts";
import { chooseBadge } from "./choose-badge.ts";
import { formatVehicleName } from "./vehicle-name.ts";

/** They say what the visitor may see, and how they would pay. */
/** As many stand beside each other on a wide screen. */
export const CARDS_IN_ROW = 4;

export interface CardFacts {
  readonly gate: Gate;
  readonly language: string;
  readonly visitor: Pick<VisitorProfile, "terms">;
}

interface CardContext {
  readonly gate: Gate;
  readonly policy: PricePolicy;
  readonly payments: PaymentBasis;
  readonly language: string;
  /** The format is YYYY-MM-DD; arrivals from this day on are new. */
  readonly newSince: string;
  /** The format is YYYY-MM-DD. */
  readonly today: string;
  /** A store id leads to "Aurora, IL". */
  readonly places: ReadonlyMap<string, string>;
  readonly getPicture: (vehicle: ListedVehicle) => CardPicture;
}

/** Hidden vehicles are dropped. */
export function buildCards(
  { profile, clock }: Pick<AppPorts, "profile" | "clock">,
  { gate, language, visitor }: CardFacts,
  vehicles: readonly ListedVehicle[],
): readonly CardVehicle[] {
  return presentCards(vehicles, {
    gate: toListGate(gate),
    policy: getPricePolicy(profile),
    payments: getPaymentBasis(profile, visitor.terms),
    language,
    newSince: formatUtcDay(clock.nowMs() - NEW_ARRIVAL_DAYS * DAY_MS),
    today: formatUtcDay(clock.nowMs()),
    places: getStorePlaces(profile),
    getPicture: buildListPicture,
  });
}

/** Where the newest cars come first, that they are new arrivals tells nobody anything. */
export function hideArrivals(
  cards: readonly CardVehicle[],
): readonly CardVehicle[] {
  return cards.map((card) =>
    card.badge === "new-arrival" ? { ...card, badge: null } : card,
  );
}

const placesByProfile = new WeakMap<StoreProfile, Map<string, string>>();

/** A store id leads to "Aurora, IL". */
export function getStorePlaces(
  profile: StoreProfile,
): ReadonlyMap<string, string> {
  const known = placesByProfile.get(profile);
  if (known !== undefined) return known;
  const places = new Map(
    profile.stores.map(({ id, city, stateShort }) => [
      id,
      `${city}, ${stateShort}`,
    ]),
  );
  placesByProfile.set(profile, places);
  return places;
}

/** What the cards have in common is computed once for all of them. */
export function presentCards(
  vehicles: readonly ListedVehicle[],
  context: CardContext,
): readonly CardVehicle[] {
  return vehicles.flatMap((vehicle) => presentCard(vehicle, context) ?? []);
}

function presentCard(
  vehicle: ListedVehicle,
  context: CardContext,
): CardVehicle | null {
  const presented = presentVehicle(vehicle, context.gate, context.policy);
  if (presented === null) return null;
  const expectedOn = findExpectedDay(presented, context.today);
  return {
    ...pickFields(presented, CARD_FACTS),
    trim: findShownTrim(presented),
    address: getVehicleAddress(presented, { language: context.language }),
    name: formatVehicleName(presented),
    color: presented.exteriorColorFamily,
    place: context.places.get(presented.storeId) ?? null,
    badge: chooseBadge(presented, context.newSince),
    ...(expectedOn !== null && {
      expectedDay: sayDay(expectedOn, "monthDay", context.language),
    }),
    price: toCardPrice(presented, context.payments),
    picture: context.getPicture(vehicle),
  };
}

type ShownPrice = Extract<PresentedPrice, { readonly state: "shown" }>;

function toCardPrice(
  vehicle: PresentedVehicle<ListedVehicle>,
  payments: PaymentBasis,
): CardPrice {
  const { price } = vehicle;
  if (price.state !== "shown") return price;
  return {
    state: "shown",
    dollars: price.totalDollars,
    oldDollars: findOldDollars(vehicle, price),
    dropDollars: price.dropDollars,
    payment: findCardPayment(vehicle, payments),
  };
}

/** A new car has a list price. What another one cost before stands beside the badge that says by how much it dropped. */
function findOldDollars(
  { condition }: Pick<ListedVehicle, "condition">,
  { totalDollars, oldTotalDollars, dropDollars }: ShownPrice,
): number | null {
  if (condition === "new") return oldTotalDollars;
  return dropDollars > 0 ? totalDollars + dropDollars : null;
}

/** The amount financed is what the rest leaves of the price. */
function findCardPayment(
  vehicle: PresentedVehicle<ListedVehicle>,
  payments: PaymentBasis,
): CardPayment | null {
  const payment = findStandingPayment(vehicle, payments);
  if (payment === null) return null;
  const { termMonths, aprPercent, tradeEquityCents } = payment;
  return {
    monthlyDollars: roundUpToDollars(payment.monthlyCents),
    termMonths,
    aprPercent,
    downDollars: roundUpToDollars(payment.downCents),
    // A loan counts no more of it than the car costs, and whoever trades in has all of it.
    ...(tradeEquityCents > 0 && {
      equityDollars: payments.terms.tradeEquityDollars,
    }),
  };
}
