import type { TradeOfferType } from "#app/domain/store-profile/content/trade.ts";
import type { TradeAnswers } from "#app/domain/trade-offer/trade-answers.ts";
import type { TradeOffers } from "#app/domain/trade-offer/trade-offer.ts";
import type {
  Valuation,
  VehicleToValue,
} from "#app/domain/valuation/valuation.ts";
import type { FuelType } from "#app/domain/vehicle/vehicle.ts";

/** The shopper's vehicle, as they named it or as its VIN says. */
export interface OwnVehicle extends Omit<VehicleToValue, "state" | "zip"> {
  readonly fuelType: FuelType | null;
  /** "2.4 L, 4 cylinders"; null when the VIN does not say. */
  readonly engine: string | null;
}

/** Spec §3, vehicle of a lead. */
export const TRADE_INTERESTS = ["sell", "trade-in"] as const;
export type TradeInterest = (typeof TRADE_INTERESTS)[number];

/** What a shopper has told so far. */
export interface TradeDraft {
  readonly vehicle: OwnVehicle;
  readonly interest: TradeInterest;
  /** Our vehicle that this one is traded for; null when none was named. */
  readonly wantedVin: string | null;
  readonly optionIds: readonly string[];
  readonly answers: TradeAnswers;
  /** Steps that were sent; a step without a required question counts only then. */
  readonly doneSteps: readonly string[];
}

/** It stays as it was made: for its days the shopper finds the same. */
export interface MadeOffer {
  readonly valuation: Valuation;
  readonly offers: TradeOffers;
}

export interface AcceptedOffer {
  /** Spec §3: the offer that the shopper took. */
  readonly selectedPayment: TradeOfferType;
  /** The lead's number. */
  readonly reference: string;
  readonly acceptedAtMs: number;
  /** When they would like to come, as YYYY-MM-DD and HH:MM; nothing is booked. */
  readonly day: string | null;
  readonly time: string | null;
}

export interface TradeContent {
  readonly draft: TradeDraft;
  readonly offer: MadeOffer | null;
  readonly accepted: AcceptedOffer | null;
}

export interface TradeRecord extends TradeContent {
  /** 96 random bits; a signed link names it. */
  readonly id: string;
  readonly storeId: string;
  readonly visitorId: string | null;
  /** It rises with every change. */
  readonly revision: number;
}

/** A draft is forgotten after this time; an accepted offer is kept as long as its lead. */
export const DRAFT_DAYS = 30;
