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

/** A card's vehicle, past the gate: only what the card prints. */
export interface CardVehicle extends Pick<
  Vehicle,
  (typeof CARD_FACTS)[number]
> {
  readonly address: string;
  /** "2021 Honda CR-V". */
  readonly name: string;
  readonly color: ColorFamily | null;
  /** "Aurora, IL"; null when the vehicle's store is not in the profile. */
  readonly place: string | null;
  readonly badge: CardBadge | null;
  readonly price: CardPrice;
  readonly picture: CardPicture;
}

/** A card has room for one. */
export type CardBadge = "price-drop" | "certified" | "new-arrival";

/** What a card says of a price: whole dollars of the advertised total. */
export type CardPrice =
  | {
      readonly state: "shown";
      readonly dollars: number;
      /** The struck price; null when there is none. */
      readonly oldDollars: number | null;
      readonly dropDollars: number;
      /** Null when there is nothing to estimate. */
      readonly payment: CardPayment | null;
    }
  | Exclude<PresentedPrice, { readonly state: "shown" }>;

/** A loan's payment and every term that is printed beside it. Whole dollars, as far as they are dollars. */
export interface CardPayment {
  readonly monthlyDollars: number;
  readonly termMonths: number;
  readonly aprPercent: number;
  readonly downDollars: number;
  /** Absent when nothing is traded in. */
  readonly equityDollars?: number;
}

/** The payment of a vehicle's page, in words. */
export interface PaymentBox {
  /** "Est. $416/mo". */
  readonly monthly: string;
  readonly personalize: string;
  /** Never apart from the figure. */
  readonly terms: string;
}

/** One picture of a vehicle: a photo with its widths, and the drawing that stands in for it. */
export interface CardPicture {
  readonly illustration: string;
  /** Null when the vehicle has no photo. */
  readonly photo: PhotoSources | null;
}

export interface PhotoSources {
  readonly webpSrcset: string;
  readonly jpegSrcset: string;
  /** JPEG of a middle width, for browsers without srcset. */
  readonly src: string;
}
