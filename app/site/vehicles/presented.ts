import type { PresentedPrice } from "#app/domain/gate/present-vehicle.ts";
import type { ListedField } from "#app/domain/vehicle/vehicle-fields.ts";
import type { ColorFamily, Vehicle } from "#app/domain/vehicle/vehicle.ts";

/** Facts that a card prints as they are. */
export const CARD_FACTS = [
  "vin",
  "condition",
  "trim",
  "drivetrain",
  "transmission",
  "miles",
] as const satisfies readonly ListedField[];

/** This is a card's vehicle behind the gate; it holds only what the card prints. */
export interface CardVehicle extends Pick<
  Vehicle,
  (typeof CARD_FACTS)[number]
> {
  readonly address: string;
  /** The name reads "2021 Honda CR-V". */
  readonly name: string;
  readonly color: ColorFamily | null;
  /** The place reads "Aurora, IL"; it is null when the vehicle's store is not in the profile. */
  readonly place: string | null;
  readonly badge: CardBadge | null;
  readonly price: CardPrice;
  readonly picture: CardPicture;
}

/** A card has room for one badge. */
export type CardBadge = "price-drop" | "certified" | "new-arrival";

/** A card states a price in whole dollars of the advertised total. */
export type CardPrice =
  | {
      readonly state: "shown";
      readonly dollars: number;
      /** This is the struck price; it is null when there is none. */
      readonly oldDollars: number | null;
      readonly dropDollars: number;
      /** It is null when there is nothing to estimate. */
      readonly payment: CardPayment | null;
    }
  | Exclude<PresentedPrice, { readonly state: "shown" }>;

/** This is a loan's payment and every term that is printed beside it. Amounts of money are in whole dollars. */
export interface CardPayment {
  readonly monthlyDollars: number;
  readonly termMonths: number;
  readonly aprPercent: number;
  readonly downDollars: number;
  /** It is absent when nothing is traded in. */
  readonly equityDollars?: number;
}

/** This is one picture of a vehicle: a photo with its widths, and the drawing that stands in for it. */
export interface CardPicture {
  readonly illustration: string;
  /** It is null when the vehicle has no photo. */
  readonly photo: PhotoSources | null;
}

export interface PhotoSources {
  readonly webpSrcset: string;
  readonly jpegSrcset: string;
  /** This is a JPEG of a middle width, for browsers without srcset. */
  readonly src: string;
}
