import type { PricingStep } from "#app/domain/address/personalized-pricing-address.ts";
import type { ContactConsentView } from "#app/site/forms/fields/contact-consent.ts";

/** One of few answers, as a line that can be pressed. */
export interface WizardChoice {
  readonly value: string;
  readonly label: string;
  readonly detail: string;
  /** At the far end: "7.9% APR". */
  readonly rates: readonly string[];
}

/** Dollars that an answer may be, and the step of its slider. */
export interface AmountBounds {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/** What opens with the last answer: locked prices, or nothing that is not open already. */
type WizardEnd = "prices" | "payments";

interface WizardLink {
  readonly label: "keepBrowsing" | "getPreApproved" | "valueTrade";
  readonly address: string;
}

/** What a step asks; `done` asks nothing. */
export type WizardQuestion =
  | {
      readonly step: "down-payment" | "trade-equity";
      readonly bounds: AmountBounds;
    }
  | { readonly step: "trade-in" }
  | {
      readonly step: "credit-score";
      readonly choices: readonly WizardChoice[];
      readonly note: string;
    }
  | {
      readonly step: "contact-details";
      readonly token: string;
      readonly consent: ContactConsentView;
      readonly end: WizardEnd;
      /** All of it was given before: the visitor only looks over it. */
      readonly isKnown: boolean;
    }
  | {
      readonly step: "done";
      readonly end: WizardEnd;
      readonly facts: readonly {
        readonly label: string;
        readonly value: string;
        readonly changeAddress: string;
      }[];
      /** Null where they end with the browser. */
      readonly keptDays: number | null;
      readonly links: readonly WizardLink[];
    };

export interface WizardPageData {
  readonly question: WizardQuestion;
  /** 1 to 6, whatever was skipped. */
  readonly stepNumber: number;
  readonly stepCount: number;
  readonly action: string;
  /** By field: what was answered before. */
  readonly defaults: Readonly<Record<string, string>>;
  readonly backAddress: string;
  /** Where the visitor came from. */
  readonly returnTo: string;
  /** The answers to the questions before this one, in few words. */
  readonly answersSummary: readonly string[];
  readonly changeAddress: string;
}

export type StepQuestion<Step extends PricingStep> = Extract<
  WizardQuestion,
  { readonly step: Step }
>;
