import { getVehicleAddress } from "#app/domain/address/vehicle-address.ts";
import type { Gate } from "#app/domain/gate/gate.ts";
import {
  type PresentedPrice,
  type PresentedVehicle,
  presentVehicle,
} from "#app/domain/gate/present-vehicle.ts";
import type { ListedVehicle } from "#app/domain/inventory/listed-vehicle.ts";
import type { PricePolicy } from "#app/domain/price/advertised-price.ts";
import { pickFields } from "#app/domain/vehicle/vehicle-fields.ts";
import {
  toCardPayment,
  type PaymentBasis,
  findStandingPayment,
} from "#app/site/vehicles/price/payment.ts";
import {
  CARD_FACTS,
  type CardBadge,
  type CardPicture,
  type CardPrice,
  type CardVehicle,
} from "#app/site/vehicles/presented.ts";
import { formatVehicleName } from "./vehicle-name.ts";

/** A page computes this once for all of its cards. */
export interface CardContext {
  readonly gate: Gate;
  readonly policy: PricePolicy;
  readonly payments: PaymentBasis;
  readonly language: string;
  /** Arrivals from this day on are new; the format is YYYY-MM-DD. */
  readonly newSince: string;
  /** The map leads from a store id to its place, such as "Aurora, IL". */
  readonly places: ReadonlyMap<string, string>;
  readonly getPicture: (vehicle: ListedVehicle) => CardPicture;
}

/** Hidden vehicles are dropped. */
export function presentCards(
  vehicles: readonly ListedVehicle[],
  context: CardContext,
): readonly CardVehicle[] {
  return vehicles.flatMap((vehicle) => presentCard(vehicle, context) ?? []);
}

/** It is null when the gate hides the vehicle. */
export function presentCard(
  vehicle: ListedVehicle,
  context: CardContext,
): CardVehicle | null {
  const presented = presentVehicle(vehicle, context.gate, context.policy);
  if (presented === null) return null;
  return {
    ...pickFields(presented, CARD_FACTS),
    address: getVehicleAddress(presented, { language: context.language }),
    name: formatVehicleName(presented),
    color: presented.exteriorColorFamily,
    place: context.places.get(presented.storeId) ?? null,
    badge: chooseBadge(presented, context.newSince),
    price: toCardPrice(presented, context.payments),
    picture: context.getPicture(vehicle),
  };
}

/** News about money comes first, then what the car is, then how long it has been here. */
function chooseBadge(
  {
    price,
    condition,
    listedOn,
  }: Pick<ListedVehicle, "condition" | "listedOn"> & {
    readonly price: PresentedPrice;
  },
  newSince: string,
): CardBadge | null {
  if (price.state === "shown" && price.dropDollars > 0) return "price-drop";
  if (condition === "certified") return "certified";
  return listedOn >= newSince ? "new-arrival" : null;
}

function toCardPrice(
  vehicle: PresentedVehicle<ListedVehicle>,
  payments: PaymentBasis,
): CardPrice {
  const { price } = vehicle;
  if (price.state !== "shown") return price;
  const payment = findStandingPayment(vehicle, payments);
  return {
    state: "shown",
    dollars: price.totalDollars,
    oldDollars: price.oldTotalDollars,
    dropDollars: price.dropDollars,
    payment: payment && toCardPayment(payment),
  };
}
