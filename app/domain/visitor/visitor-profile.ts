import type { CreditAnswer } from "#app/domain/credit/credit-answer.ts";

/** Spec §3, address of a visitor. Empty texts where nothing is known. */
export interface HomeAddress {
  readonly address: string;
  readonly apartment: string;
  readonly city: string;
  readonly state: string;
  readonly zipCode: string;
}

/** Answers of the price wizard's steps 1 to 4; prices open when they are complete. Spec §4. */
export interface PricingTerms {
  readonly downPaymentDollars: number;
  readonly isTradingIn: boolean;
  /** 0 when nothing is traded in. */
  readonly tradeEquityDollars: number;
  readonly creditScore: number;
}

/** Every answer of the price wizard so far; null for a question that is open. Spec §4. */
export interface TermsDraft {
  readonly downPaymentDollars: number | null;
  readonly isTradingIn: boolean | null;
  readonly tradeEquityDollars: number | null;
  readonly creditAnswer: CreditAnswer | null;
  /** Step 5 was sent with these answers. */
  readonly isSent: boolean;
}

/** What an anonymous visitor told us, as their sealed cookie keeps it. Spec §3. Empty texts where nothing is known. */
export interface VisitorProfile {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** Digits without +1. */
  readonly phone: string;
  readonly phoneVerified: boolean;
  readonly locationAddress: string;
  readonly homeAddress: HomeAddress;
  /** `YYYY-MM-DD`. */
  readonly dateOfBirth: string;
  /** Made with the first form, or when an experiment runs. */
  readonly uniqueUserId: string | null;
  /** When the private inventory was unlocked; null while it is not. */
  readonly unlockInventoryAtMs: number | null;
  readonly unlockPriceAtMs: number | null;
  readonly terms: PricingTerms | null;
  /** What the wizard goes on with; null before its first answer. */
  readonly termsDraft: TermsDraft | null;
  /** Digest of what was last sent for financing: the same is not sent again. Spec §4. */
  readonly financingSentAs: string | null;
}

export const STRANGER: VisitorProfile = {
  firstName: "",
  lastName: "",
  email: "",
  phone: "",
  phoneVerified: false,
  locationAddress: "",
  homeAddress: { address: "", apartment: "", city: "", state: "", zipCode: "" },
  dateOfBirth: "",
  uniqueUserId: null,
  unlockInventoryAtMs: null,
  unlockPriceAtMs: null,
  terms: null,
  termsDraft: null,
  financingSentAs: null,
};
