import type { PricingStep } from "#app/domain/address/personalized-pricing-address.ts";
import type { ContactConsentView } from "#app/site/forms/contact-details.ts";

/** It is one of few answers, as a line that can be pressed. */
export interface WizardChoice {
  readonly value: string;
  readonly label: string;
  readonly detail: string;
  /** The rates stand at the far end of the line: "7.9% APR". */
  readonly rates: readonly string[];
}

/** These are the dollars that an answer may be, and the step of its slider. */
export interface AmountBounds {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/** The last answer opens locked prices, or only payments where nothing was locked. */
type WizardEnd = "prices" | "payments";

interface WizardLink {
  readonly label: "keepBrowsing" | "getPreApproved" | "valueTrade";
  readonly address: string;
}

/** A question says what a step asks; `done` asks nothing. */
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
      /** All of it was given before, so the visitor only looks over it. */
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
      /** It is null where the answers end with the browser. */
      readonly keptDays: number | null;
      readonly links: readonly WizardLink[];
    };

export interface WizardPageData {
  readonly question: WizardQuestion;
  /** The number is 1 to 6, whatever was skipped. */
  readonly stepNumber: number;
  readonly stepCount: number;
  readonly action: string;
  /** The record maps a field to what was answered before. */
  readonly defaults: Readonly<Record<string, string>>;
  readonly backAddress: string;
  /** The visitor came from here. */
  readonly returnTo: string;
  /** These are the answers to the questions before this one, in few words. */
  readonly answersSummary: readonly string[];
  readonly changeAddress: string;
}

export type StepQuestion<Step extends PricingStep> = Extract<
  WizardQuestion,
  { readonly step: Step }
>;
