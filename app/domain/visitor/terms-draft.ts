import {
  getRepresentativeScore,
  getShownBand,
} from "#app/domain/credit/credit-answer.ts";
import { getCreditBand } from "#app/domain/credit/credit-band.ts";
import type { Estimator } from "#app/domain/store-profile/store-profile.ts";
import type {
  PricingTerms,
  TermsDraft,
  VisitorProfile,
} from "./visitor-profile.ts";

/** Before the wizard's first question. */
export const NOTHING_ANSWERED: TermsDraft = {
  downPaymentDollars: null,
  isTradingIn: null,
  tradeEquityDollars: null,
  creditAnswer: null,
  isSent: false,
};

type Kept = Pick<VisitorProfile, "terms" | "termsDraft">;

/** What the visitor answered so far, in the wizard or where terms are set without it. */
export function getTermsDraft(
  {
    terms,
    termsDraft,
    unlockPriceAtMs,
  }: Kept & Pick<VisitorProfile, "unlockPriceAtMs">,
  estimator: Estimator,
): TermsDraft {
  const kept = termsDraft ?? NOTHING_ANSWERED;
  // Step 5 stands again once its unlock has run out.
  const draft = { ...kept, isSent: kept.isSent && unlockPriceAtMs !== null };
  const drafted = toPricingTerms(draft, estimator);
  if (terms === null || isSame(terms, drafted)) return draft;
  // Without a draft, or with one that the terms have left behind; half an answer waits for its other half.
  return drafted === null && termsDraft !== null
    ? draft
    : { ...toTermsDraft(terms, estimator), isSent: draft.isSent };
}

/** Terms once every question is answered; nobody who trades nothing in is asked for its equity. */
export function toPricingTerms(
  {
    downPaymentDollars,
    isTradingIn,
    tradeEquityDollars,
    creditAnswer,
  }: TermsDraft,
  estimator: Pick<Estimator, "creditBands" | "creditScore">,
): PricingTerms | null {
  const equity = isTradingIn === false ? 0 : tradeEquityDollars;
  if (
    downPaymentDollars === null ||
    isTradingIn === null ||
    equity === null ||
    creditAnswer === null
  )
    return null;
  return {
    downPaymentDollars,
    isTradingIn,
    tradeEquityDollars: equity,
    creditScore: getRepresentativeScore(
      estimator,
      getShownBand(estimator, creditAnswer),
    ),
  };
}

/** For the visitor's profile. Terms that held before hold until the new ones are complete. */
export function applyAnswers(
  visitor: Parameters<typeof getTermsDraft>[0],
  answers: Partial<TermsDraft>,
  estimator: Estimator,
): Kept {
  const termsDraft = { ...getTermsDraft(visitor, estimator), ...answers };
  return {
    terms: toPricingTerms(termsDraft, estimator) ?? visitor.terms,
    termsDraft,
  };
}

function toTermsDraft(
  terms: PricingTerms,
  estimator: Pick<Estimator, "creditBands">,
): TermsDraft {
  const { downPaymentDollars, isTradingIn, tradeEquityDollars } = terms;
  return {
    ...NOTHING_ANSWERED,
    downPaymentDollars,
    isTradingIn,
    tradeEquityDollars: isTradingIn ? tradeEquityDollars : null,
    creditAnswer: getCreditBand(estimator, terms.creditScore).label,
  };
}

function isSame(terms: PricingTerms, drafted: PricingTerms | null): boolean {
  return (
    drafted !== null &&
    terms.downPaymentDollars === drafted.downPaymentDollars &&
    terms.isTradingIn === drafted.isTradingIn &&
    terms.tradeEquityDollars === drafted.tradeEquityDollars &&
    terms.creditScore === drafted.creditScore
  );
}
