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

export const NOTHING_ANSWERED: TermsDraft = {
  downPaymentDollars: null,
  isTradingIn: null,
  tradeEquityDollars: null,
  creditAnswer: null,
  isSent: false,
};

type Kept = Pick<VisitorProfile, "terms" | "termsDraft">;

/** Terms may also be set without the wizard. */
export function getTermsDraft(
  {
    terms,
    termsDraft,
    unlockPriceAtMs,
  }: Kept & Pick<VisitorProfile, "unlockPriceAtMs">,
  estimator: Estimator,
): TermsDraft {
  const kept = termsDraft ?? NOTHING_ANSWERED;
  // Step 5 is open again once its unlock has expired.
  const draft = { ...kept, isSent: kept.isSent && unlockPriceAtMs !== null };
  const drafted = toPricingTerms(draft, estimator);
  if (terms === null || isSame(terms, drafted)) return draft;
  // The terms count without a draft, or with one that is older than they are; a half-answered question waits for its
  // other half.
  return drafted === null && termsDraft !== null
    ? draft
    : { ...toTermsDraft(terms, estimator), isSent: draft.isSent };
}

/** What the wizard takes as equity; a written offer above it stands as it was made (Assumption A207). */
export function getEquityRange(
  { tradeEquityDollars }: Pick<TermsDraft, "tradeEquityDollars">,
  { tradeEquityDollars: range }: Pick<Estimator, "tradeEquityDollars">,
): Pick<Estimator["tradeEquityDollars"], "min" | "max" | "step"> {
  const { min, max, step } = range;
  return { min, max: Math.max(max, tradeEquityDollars ?? 0), step };
}

/** Terms exist once every question is answered; a visitor who trades nothing in is not asked for equity. */
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

/** Earlier terms hold until the new ones are complete. */
export function applyAnswers(
  visitor: Parameters<typeof getTermsDraft>[0],
  answers: Partial<TermsDraft>,
  estimator: Estimator,
): Kept {
  const termsDraft = { ...getTermsDraft(visitor, estimator), ...answers };
  const terms = toPricingTerms(termsDraft, estimator);
  return {
    terms: terms === null ? visitor.terms : keepUnasked(terms, visitor.terms),
    termsDraft,
  };
}

/** The wizard asks for no term, and a share of the price holds until another sum is given. */
function keepUnasked(
  terms: PricingTerms,
  before: PricingTerms | null,
): PricingTerms {
  const { downPercent, financeTermMonths } = before ?? {};
  const isSameDown = before?.downPaymentDollars === terms.downPaymentDollars;
  return {
    ...terms,
    ...(financeTermMonths !== undefined && { financeTermMonths }),
    ...(isSameDown && downPercent !== undefined && { downPercent }),
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
