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
  /** The shopper wants it to count toward their next vehicle. */
  readonly isTradingIn: boolean;
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

export function listVisibleOffers(
  request: Omit<OfferRequest, "nowMs" | "timeZone">,
): readonly TradeOffer[] {
  const { trade, valuation, isTradingIn } = request;
  if (valuation.status === "unsure")
    return [bringIn({ kind: "unsure", reason: valuation.reason })];
  const matches = TRADE_OFFER_TYPES.flatMap((type) => {
    if (!trade.offers[type].isEnabled) return [];
    const matched = findPriceRule(
      trade.offers[type].priceRules,
      buildOfferFacts(request.vehicle, valuation, request.answers),
    );
    return matched === null ? [] : [{ type, matched }];
  });
  const build = (answers: TradeAnswers) =>
    matches
      .map(({ type, matched }) =>
        buildOffer(type, matched, { ...request, answers }, valuation),
      )
      .filter((it) => it !== null);
  const visible = build(request.answers);
  if (visible.some(isPriced))
    return isTradingIn ? addTradeVisit(visible) : visible;
  if (visible.length < matches.length)
    return [
      bringIn({
        kind: "nothing-left",
        by: build({}).some(isPriced) ? "answers" : "costs",
      }),
    ];
  return visible.length > 0
    ? visible
    : [
        bringIn({
          kind: "none-matched",
          miss: findValueMiss(trade, valuation),
        }),
      ];
}

function isPriced({ estimatedFinalPriceCents }: TradeOffer): boolean {
  return estimatedFinalPriceCents !== null;
}

/** Whoever trades in is offered the visit too where all the money waits for a sale (Assumption A516). */
export function addTradeVisit(
  offers: readonly TradeOffer[],
): readonly TradeOffer[] {
  if (offers.some(({ type }) => type === "cashNow")) return offers;
  return [
    ...offers.filter(({ type }) => type !== "bringVehicleIn"),
    bringIn({ kind: "trade-in" }),
  ];
}

/** Null when deductions and costs leave nothing to pay. */
function buildOffer(
  type: TradeOfferType,
  { priceRule, rules }: MatchedPriceRule,
  {
    trade,
    costs,
    answers,
    optionIds,
    driveDays,
  }: Pick<
    OfferRequest,
    "trade" | "costs" | "answers" | "optionIds" | "driveDays"
  >,
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
