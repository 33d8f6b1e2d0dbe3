import type { Rule } from "#app/domain/store-profile/fields/rule.ts";
import type {
  TradeOfferType,
  VehiclePriceKey,
} from "#app/domain/store-profile/content/trade.ts";
import type { UnsureReason } from "#app/domain/valuation/valuation.ts";

/** Worth more, or less, than the cars that get cash at once. */
export type ValueMiss = "above" | "below";

export type OfferReason =
  /** Those of the profile's rules that hold. */
  | { readonly kind: "rules"; readonly rules: readonly Rule[] }
  | { readonly kind: "unsure"; readonly reason: UnsureReason }
  /** Offers that were made before the reason knew of a value have no `miss`. */
  | { readonly kind: "none-matched"; readonly miss?: ValueMiss | null }
  /** Deductions and costs take everything; `by` is missing in offers that were made before it was known. */
  | { readonly kind: "nothing-left"; readonly by?: "answers" | "costs" }
  /** Money that waits for a sale is no trade-in, so a buyer names that number (Assumption A516). */
  | { readonly kind: "trade-in" };

/** It is so for no rule of the profile. */
export type UnruledReason = Exclude<OfferReason, { readonly kind: "rules" }>;

/** Of the price that a vehicle is listed for. */
interface CostRule {
  readonly minimumCents: number;
  readonly percent: number;
}

/** What is added has positive cents, what is taken off negative ones. Zeros are left out. */
export type OfferLine = { readonly cents: number } & (
  | {
      readonly kind: "value";
      readonly priceKey: VehiclePriceKey;
      readonly percent: number;
    }
  /** The profile's own amount on top of the value. */
  | { readonly kind: "adjustment" }
  | { readonly kind: "option"; readonly optionId: string }
  | {
      readonly kind: "deduction";
      readonly questionId: number;
      readonly answer: string;
    }
  /** By which rule it was counted; missing in offers that were made before a line said it. */
  | {
      readonly kind: "advertising";
      readonly rule?: CostRule;
    }
  | {
      readonly kind: "reconditioning";
      readonly rule?: CostRule & { readonly baseCents: number };
    }
  | { readonly kind: "document-fee" }
  /** Spec §9: the thirty-day drive fee is for each day that the shopper still drives the vehicle. */
  | { readonly kind: "drive"; readonly days: number }
);

/** Spec §9: the net is divided, and the parts add up to it. */
export interface OfferPayment {
  /** The index in the offer type's `additionalPayments`. */
  readonly at: number;
  readonly share: "reservePrice" | "profitShare";
  readonly percent: number;
  readonly cents: number;
}

export interface PricedOffer {
  readonly type: TradeOfferType;
  readonly reason: OfferReason;
  /** The lines add up to `estimatedFinalPriceCents`. */
  readonly lines: readonly OfferLine[];
  readonly payments: readonly OfferPayment[];
  readonly estimatedFinalPriceCents: number;
  /** What is left after the lender is paid; below zero when more is owed than the vehicle is worth. */
  readonly equityCents: number;
}

export interface UnpricedOffer {
  readonly type: TradeOfferType;
  readonly reason: OfferReason;
  readonly estimatedFinalPriceCents: null;
}

export type TradeOffer = PricedOffer | UnpricedOffer;

export interface TradeOffers {
  /** Spec §3: all whose rules hold, in the order cashNow, moreCashLater, bringVehicleIn; never empty. */
  readonly visibleOffers: readonly TradeOffer[];
  /** What the lender is still owed; zero without a loan. */
  readonly balanceCents: number;
  readonly madeAtMs: number;
  /** Assumption A195: the last day on which it holds, on the store's calendar, as YYYY-MM-DD. */
  readonly goodThrough: string;
  /** The first moment after that day. */
  readonly validUntilMs: number;
}
