import type { PresentedPrice } from "#app/domain/gate/present-vehicle.ts";
import type { ListedField } from "#app/domain/vehicle/vehicle-fields.ts";
import type { Availability } from "#app/domain/vehicle/availability.ts";
import type { ColorFamily, Vehicle } from "#app/domain/vehicle/vehicle.ts";

/** Facts that a card prints as they are. */
export const CARD_FACTS = [
  "vin",
  "condition",
  "trim",
  "drivetrain",
  "transmission",
  "miles",
  "storeId",
] as const satisfies readonly ListedField[];

/** It holds only what the card prints. */
export interface CardVehicle extends Pick<
  Vehicle,
  (typeof CARD_FACTS)[number]
> {
  readonly address: string;
  /** It reads "2021 Honda CR-V". */
  readonly name: string;
  readonly color: ColorFamily | null;
  /** It reads "Aurora, IL"; null means that the vehicle's store is not in the profile. */
  readonly place: string | null;
  readonly badge: CardBadge | null;
  /** It reads "Dec 3", of a car that is not here yet and whose feed says when it will be. */
  readonly expectedDay?: string;
  /** It reads "No third-row seats · $21,354 over your price" of a car that is near to what was asked for. */
  readonly misses?: string;
  readonly price: CardPrice;
  readonly picture: CardPicture;
}

/** A card has room for one badge. */
export type CardBadge =
  | Exclude<Availability, "in-stock">
  | "price-drop"
  | "certified"
  | "new-arrival";

/** Amounts are whole dollars of the advertised total. */
export type CardPrice =
  | {
      readonly state: "shown";
      readonly dollars: number;
      /** This is the struck price. */
      readonly oldDollars: number | null;
      readonly dropDollars: number;
      /** Null means that there is nothing to estimate. */
      readonly payment: CardPayment | null;
    }
  | Exclude<PresentedPrice, { readonly state: "shown" }>;

/** Every term is printed beside the payment. Amounts are in whole dollars. */
export interface CardPayment {
  readonly monthlyDollars: number;
  readonly termMonths: number;
  readonly aprPercent: number;
  readonly downDollars: number;
  /** Absent when nothing is traded in; it may be more than the car costs. */
  readonly equityDollars?: number;
}

/** A drawing stands in for a photo that is missing or fails. */
export interface CardPicture {
  readonly illustration: string;
  readonly photo: PhotoSources | null;
}

export interface PhotoSources {
  readonly webpSrcset: string;
  readonly jpegSrcset: string;
  /** This is a JPEG of a middle width, for browsers without srcset. */
  readonly src: string;
  /** The site painted it for its demonstration, and says so on it. */
  readonly isIllustrated?: boolean;
}
