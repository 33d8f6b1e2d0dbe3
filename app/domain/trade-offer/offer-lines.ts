import { computeShareCents } from "#app/domain/price/rounding.ts";
import type { TradeOfferType } from "#app/domain/store-profile/content/trade.ts";
import type {
  Pricing,
  Trade,
} from "#app/domain/store-profile/store-profile.ts";
import type { ValuesDollars } from "#app/domain/valuation/valuation.ts";
import {
  getAnswer,
  listAskedQuestions,
  type TradeAnswers,
} from "./trade-answers.ts";
import type { PriceRule } from "./price-rules.ts";
import type { OfferLine, OfferPayment } from "./trade-offer.ts";

export type OfferCosts = Pick<
  Pricing,
  "fees" | "payments" | "advertisingCost" | "reconditionCost"
>;

/** The value by the price rule with the profile's own amount; null when the provider has no such value. */
export function listValueLines(
  { vehiclePriceKey, percent, amountCents }: PriceRule,
  valuesDollars: ValuesDollars,
): readonly OfferLine[] | null {
  if (vehiclePriceKey === null) return null;
  const dollars = valuesDollars[vehiclePriceKey];
  if (dollars === null) return null;
  const cents = computeShareCents(Math.round(dollars * 100), percent);
  return [
    { kind: "value", priceKey: vehiclePriceKey, percent, cents },
    ...(amountCents === 0
      ? []
      : [{ kind: "adjustment" as const, cents: amountCents }]),
  ];
}

/** What the shopper ticked, in the profile's order; ids that it does not have say nothing. */
export function listOptionLines(
  { options }: Pick<Trade, "options">,
  optionIds: readonly string[],
): readonly OfferLine[] {
  return options
    .filter(
      ({ optionId, additionCents }) =>
        additionCents > 0 && optionIds.includes(optionId),
    )
    .map(({ optionId, additionCents }) => ({
      kind: "option",
      optionId,
      cents: additionCents,
    }));
}

/** One line for each answer that costs something, in the order of the questions. */
export function listDeductionLines(
  trade: Pick<Trade, "categories" | "questions" | "contradictions">,
  answers: TradeAnswers,
): readonly OfferLine[] {
  return listCostlyAnswers(trade, answers).map(
    ({ question: { questionId }, answer: { value, deductionCents } }) => ({
      kind: "deduction",
      questionId,
      answer: value,
      cents: -deductionCents,
    }),
  );
}

/** The answers that take something off, in the order of the questions. */
export function listCostlyAnswers(
  trade: Pick<Trade, "categories" | "questions" | "contradictions">,
  answers: TradeAnswers,
) {
  return listAskedQuestions(trade, answers).flatMap((question) => {
    const chosen = getAnswer(answers, question.questionId);
    const answer = question.answers.find(({ value }) => value === chosen);
    return answer === undefined || answer.deductionCents === 0
      ? []
      : [{ question, answer }];
  });
}

/** What they take off together, in cents. */
export function sumDeductions(
  costly: ReturnType<typeof listCostlyAnswers>,
): number {
  return costly.reduce((sum, { answer }) => sum + answer.deductionCents, 0);
}

/** The answers that take nothing off, of questions where another one would; in the order of the questions. */
export function listFreeAnswers(
  trade: Pick<Trade, "categories" | "questions" | "contradictions">,
  answers: TradeAnswers,
) {
  return listAskedQuestions(trade, answers).flatMap((question) => {
    const chosen = getAnswer(answers, question.questionId);
    const answer = question.answers.find(({ value }) => value === chosen);
    return answer?.deductionCents === 0 &&
      question.answers.some(({ deductionCents }) => deductionCents > 0)
      ? [{ question, answer }]
      : [];
  });
}

/** Spec §9: what it costs us to sell the vehicle for the shopper. Only `moreCashLater` bears it. */
export function listSellingCosts(
  type: TradeOfferType,
  priceCents: number,
  costs: OfferCosts,
  driveDays: number,
): readonly OfferLine[] {
  if (type !== "moreCashLater") return [];
  const { fees, advertisingCost, reconditionCost } = costs;
  const { minimumCents, baselineCents, warrantyCents, percent } =
    reconditionCost;
  const lines: readonly OfferLine[] = [
    {
      kind: "advertising",
      cents: -computeAdvertisingCents(priceCents, costs),
      rule: advertisingCost,
    },
    {
      kind: "reconditioning",
      cents: -computeReconditioningCents(priceCents, costs),
      rule: { minimumCents, baseCents: baselineCents + warrantyCents, percent },
    },
    { kind: "document-fee", cents: -fees.documentFeeCents },
    {
      kind: "drive",
      days: driveDays,
      cents: -fees.thirtyDayDriveFeeCents * driveDays,
    },
  ];
  return lines.filter(({ cents }) => cents !== 0);
}

/** Spec §9: the greater of $995 and 5 % of the price. */
function computeAdvertisingCents(
  priceCents: number,
  { advertisingCost: { minimumCents, percent } }: OfferCosts,
): number {
  return Math.max(minimumCents, computeShareCents(priceCents, percent));
}

/** Spec §9: $260 and a warranty of $300 with 2 % of the price, and at least $560. */
function computeReconditioningCents(
  priceCents: number,
  { reconditionCost }: OfferCosts,
): number {
  const { minimumCents, baselineCents, warrantyCents, percent } =
    reconditionCost;
  return Math.max(
    minimumCents,
    baselineCents + warrantyCents + computeShareCents(priceCents, percent),
  );
}

/** Spec §9: 68 % of the net is the reserve price; the last part takes the rest, so that they add up. */
export function splitPayments(
  netCents: number,
  parts: readonly { readonly share: OfferPayment["share"] }[],
  { payments }: OfferCosts,
): readonly OfferPayment[] {
  const percents = {
    reservePrice: payments.reservePricePercent,
    profitShare: payments.profitSharePercent,
  };
  const whole = parts.reduce((sum, { share }) => sum + percents[share], 0);
  let restCents = netCents;
  return parts.map(({ share }, at) => {
    const percent = percents[share];
    const isLast = at === parts.length - 1 && whole === 100;
    const cents = isLast ? restCents : computeShareCents(netCents, percent);
    restCents -= cents;
    return { at, share, percent, cents };
  });
}
