import {
  addDays,
  findZonedDayStartMs,
  formatZonedDay,
} from "#app/domain/time.ts";
import {
  TRADE_OFFER_TYPES,
  type TradeOfferType,
} from "#app/domain/store-profile/content/trade.ts";
import type { Trade } from "#app/domain/store-profile/store-profile.ts";
import type { Valuation } from "#app/domain/valuation/valuation.ts";
import { findValueMiss } from "./foretell-no-price.ts";
import {
  listDeductionLines,
  listOptionLines,
  listSellingCosts,
  listValueLines,
  type OfferCosts,
  splitPayments,
} from "./offer-lines.ts";
import {
  buildOfferFacts,
  findPriceRule,
  type MatchedPriceRule,
  type OfferedVehicle,
} from "./price-rules.ts";
import {
  getAnswer,
  keepAskedAnswers,
  parseDollars,
  type TradeAnswers,
} from "./trade-answers.ts";
import type {
  OfferLine,
  OfferReason,
  TradeOffer,
  TradeOffers,
} from "./trade-offer.ts";

export interface OfferRequest {
  readonly trade: Trade;
  readonly costs: OfferCosts;
  readonly vehicle: OfferedVehicle;
  /** A range wider than the profile's limit was refused before (`refuseWideRange`). */
  readonly valuation: Valuation;
  /** They have no faults (`listAnswerFaults`). */
  readonly answers: TradeAnswers;
  readonly optionIds: readonly string[];
  /** On so many days the shopper drives the vehicle while we sell it, at most 30. */
  readonly driveDays: number;
  readonly nowMs: number;
  /** That of the store which makes the offer. */
  readonly timeZone: string;
}

const MOST_DRIVE_DAYS = 30;

/** Spec §9: each offer whose rules hold. Where nothing else can be offered, the shopper brings the vehicle in. */
export function buildTradeOffers(request: OfferRequest): TradeOffers {
  const { trade, nowMs, timeZone } = request;
  const goodThrough = addDays(
    formatZonedDay(nowMs, timeZone),
    trade.offerValidDays,
  );
  return {
    visibleOffers: listVisibleOffers(request),
    balanceCents: getBalanceCents(trade, request.answers),
    madeAtMs: nowMs,
    goodThrough,
    validUntilMs: findZonedDayStartMs(addDays(goodThrough, 1), timeZone),
  };
}

function listVisibleOffers(request: OfferRequest): readonly TradeOffer[] {
  const { trade, valuation } = request;
  if (valuation.status === "unsure")
    return [bringIn({ kind: "unsure", reason: valuation.reason })];
  const offers = TRADE_OFFER_TYPES.flatMap((type) => {
    if (!trade.offers[type].isEnabled) return [];
    const matched = findPriceRule(
      trade.offers[type].priceRules,
      buildOfferFacts(request.vehicle, valuation, request.answers),
    );
    return matched === null
      ? []
      : [buildOffer(type, matched, request, valuation)];
  });
  const visible = offers.filter((it) => it !== null);
  if (visible.length > 0) return visible;
  return [
    bringIn(
      offers.length > 0
        ? { kind: "nothing-left" }
        : { kind: "none-matched", miss: findValueMiss(trade, valuation) },
    ),
  ];
}

/** Null when deductions and costs leave nothing to pay. */
function buildOffer(
  type: TradeOfferType,
  { priceRule, rules }: MatchedPriceRule,
  { trade, costs, answers, optionIds, driveDays }: OfferRequest,
  { valuesDollars }: Extract<Valuation, { status: "valued" }>,
): TradeOffer | null {
  const reason: OfferReason = { kind: "rules", rules };
  const value = listValueLines(priceRule, valuesDollars);
  if (value === null) return type === "bringVehicleIn" ? bringIn(reason) : null;
  const priceLines = [
    ...value,
    ...listOptionLines(trade, optionIds),
    ...listDeductionLines(trade, answers),
  ];
  const priceCents = sumLines(priceLines);
  const lines = [
    ...priceLines,
    ...listSellingCosts(type, priceCents, costs, countDriveDays(driveDays)),
  ];
  const netCents = sumLines(lines);
  if (netCents <= 0) return null;
  return {
    type,
    reason,
    lines,
    payments: splitPayments(
      netCents,
      trade.offers[type].additionalPayments,
      costs,
    ),
    estimatedFinalPriceCents: netCents,
    equityCents: netCents - getBalanceCents(trade, answers),
  };
}

function bringIn(reason: OfferReason): TradeOffer {
  return { type: "bringVehicleIn", reason, estimatedFinalPriceCents: null };
}

/** Spec §4: the balance counts only after loan or finance. */
function getBalanceCents(trade: Trade, answers: TradeAnswers): number {
  const asked = keepAskedAnswers(trade, answers);
  const answer = getAnswer(asked, trade.questionRoles.remainingBalance);
  return answer === null ? 0 : Math.round((parseDollars(answer) ?? 0) * 100);
}

function countDriveDays(days: number): number {
  return Number.isFinite(days)
    ? Math.max(0, Math.min(MOST_DRIVE_DAYS, Math.floor(days)))
    : 0;
}

function sumLines(lines: readonly OfferLine[]): number {
  return lines.reduce((sum, { cents }) => sum + cents, 0);
}
