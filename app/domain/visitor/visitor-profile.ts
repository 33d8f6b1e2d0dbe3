import type { CreditAnswer } from "#app/domain/credit/credit-answer.ts";

/** Spec §3 defines the address of a visitor. Texts are empty where nothing is known. */
export interface HomeAddress {
  readonly address: string;
  readonly apartment: string;
  readonly city: string;
  readonly state: string;
  readonly zipCode: string;
}

/**
 * These are the answers of the price wizard's steps 1 to 4; prices open when they are complete (Spec §4). The estimator
 * sets them too, with what the wizard does not ask (Assumption A172).
 */
export interface PricingTerms {
  readonly downPaymentDollars: number;
  readonly isTradingIn: boolean;
  /** Nothing traded in is 0. */
  readonly tradeEquityDollars: number;
  readonly creditScore: number;
  /** The share of each car's price that is paid down in place of the dollars. */
  readonly downPercent?: number;
  /** Without one a loan has the store's usual term. */
  readonly financeTermMonths?: number;
}

/** A question that is open is null (Spec §4). */
export interface TermsDraft {
  readonly downPaymentDollars: number | null;
  readonly isTradingIn: boolean | null;
  readonly tradeEquityDollars: number | null;
  readonly creditAnswer: CreditAnswer | null;
  /** Step 5 was sent with these answers. */
  readonly isSent: boolean;
}

/** Cards, filters and orders speak of total prices, or of what a month costs. */
export const PRICE_VIEWS = ["total", "monthly"] as const;
export type PriceView = (typeof PRICE_VIEWS)[number];

/**
 * A visitor's sealed cookie holds this profile (Spec §3) without what nothing here uses (Assumption A142). Texts are
 * empty where nothing is known.
 */
export interface VisitorProfile {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** The phone is in digits without +1. */
  readonly phone: string;
  readonly phoneVerified: boolean;
  /** The digest of the number that was verified last (Assumption A141). */
  readonly verifiedPhoneAs: string | null;
  /** The digest of the consent to be contacted that was given last, with the number and the address that it is for. */
  readonly contactConsentAs: string | null;
  readonly homeAddress: HomeAddress;
  /** The id is made with the first form, or when an experiment runs. */
  readonly uniqueUserId: string | null;
  /** It is null while the private inventory is locked. */
  readonly unlockInventoryAtMs: number | null;
  readonly unlockPriceAtMs: number | null;
  readonly terms: PricingTerms | null;
  /** The wizard continues from this draft; it is null before its first answer. */
  readonly termsDraft: TermsDraft | null;
  readonly priceView: PriceView;
  /** The digest of what was last sent for financing keeps the same from being sent again (Spec §4). */
  readonly financingSentAs: string | null;
}

export const STRANGER: VisitorProfile = {
  firstName: "",
  lastName: "",
  email: "",
  phone: "",
  phoneVerified: false,
  verifiedPhoneAs: null,
  contactConsentAs: null,
  homeAddress: { address: "", apartment: "", city: "", state: "", zipCode: "" },
  uniqueUserId: null,
  unlockInventoryAtMs: null,
  unlockPriceAtMs: null,
  terms: null,
  termsDraft: null,
  priceView: "total",
  financingSentAs: null,
};

/** Nothing is known of such a visitor, but perhaps an id: pages look the same for all of them. */
export function isUnknownVisitor(visitor: VisitorProfile): boolean {
  if (visitor === STRANGER) return true;
  const { uniqueUserId: _id, ...known } = visitor;
  const { uniqueUserId: _none, ...nothing } = STRANGER;
  return JSON.stringify(known) === JSON.stringify(nothing);
}

/** Spec §4: steps 1 to 4 of the wizard must be answered. A trade-in needs an equity, even if it is 0. */
export function areTermsComplete(
  terms: PricingTerms | null,
): terms is PricingTerms {
  return (
    terms !== null &&
    [
      terms.downPaymentDollars,
      terms.tradeEquityDollars,
      terms.creditScore,
    ].every((answer) => Number.isSafeInteger(answer) && answer >= 0) &&
    terms.creditScore > 0
  );
}

/**
 * The equity, in whole dollars, of an accepted trade or of a wizard that stopped after it, which is known before the
 * other terms are; null where complete terms tell it, or nothing does.
 */
export function findDraftedEquity({
  terms,
  termsDraft,
}: Pick<VisitorProfile, "terms" | "termsDraft">): number | null {
  return areTermsComplete(terms) || termsDraft?.isTradingIn !== true
    ? null
    : termsDraft.tradeEquityDollars;
}
