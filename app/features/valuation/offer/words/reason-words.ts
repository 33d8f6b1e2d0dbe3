import {
  type CashBound,
  findCashBound,
} from "#app/domain/trade-offer/cash-bound.ts";
import { listCostlyAnswers } from "#app/domain/trade-offer/offer-lines.ts";
import { findValueMiss } from "#app/domain/trade-offer/foretell-no-price.ts";
import { findAgeForLater } from "#app/domain/trade-offer/later-age.ts";
import {
  VEHICLE_PRICE_KEYS,
  type TradeOfferType,
} from "#app/domain/store-profile/content/trade.ts";
import type {
  OfferReason,
  TradeOffer,
  TradeOffers,
  UnruledReason,
  ValueMiss,
} from "#app/domain/trade-offer/trade-offer.ts";
import type { Valuation } from "#app/domain/valuation/valuation.ts";
import type { Translate } from "#app/site/page/copy.ts";
import {
  formatDollars,
  formatList,
  formatNumber,
} from "#app/site/page/format.ts";
import type { ValuationText } from "#app/features/valuation/copy.ts";
import { nameAnswer } from "./answer-words.ts";
import type { Said } from "./line-view.ts";

type Words = Translate<ValuationText>;

/**
 * Why there is more cash later, with why there is no cash at once, which other pages promise. Null where there is, and
 * where a value alone does not decide.
 */
export function sayWhyLater(
  {
    offers: { visibleOffers },
    valuation,
  }: {
    readonly offers: Pick<TradeOffers, "visibleOffers">;
    readonly valuation: Valuation;
  },
  { trade, year, t }: Pick<Said, "trade" | "year" | "t">,
): readonly string[] | null {
  if (visibleOffers.some(({ type }) => type === "cashNow")) return null;
  const miss = findValueMiss(trade, valuation);
  if (miss === null) return null;
  return [
    sayMiss("notCashNow", miss, findCashBound(trade, valuation), t),
    ...(findAgeForLater(trade) === null
      ? []
      : [t("laterByAge", { year: String(year) })]),
  ];
}

/** Why a trade waits for its visit: what is not bought outright is not priced from afar. */
export function sayTradeLead(
  valuation: Valuation,
  { trade, t }: Pick<Said, "trade" | "t">,
): string {
  const miss = findValueMiss(trade, valuation);
  return miss === null
    ? t("bringTradeLead")
    : sayMiss("tradeLead", miss, findCashBound(trade, valuation), t);
}

/** A value of a condition alone is a sum that everyone understands. */
function sayMiss(
  of: "notCashNow" | "tradeLead",
  miss: ValueMiss,
  bound: CashBound | null,
  t: Words,
): string {
  const shape = SHAPES.find((it) => it === bound?.priceKey);
  return bound === null || shape === undefined
    ? t(`${of}.${miss}`)
    : t(`${of}.${miss}Amount`, {
        amount: formatDollars(bound.dollars),
        shape: t(`shape.${shape}`),
      });
}

const SHAPES = ["wholeXclean", "wholeClean", "wholeAvg", "wholeRough"] as const;

/** Why an offer is made: of a rule in words of the shopper's own car. */
export function listReasons(
  { type, reason }: Pick<TradeOffer, "type" | "reason">,
  said: Pick<Said, "trade" | "answers" | "language" | "year" | "miles" | "t">,
): readonly string[] {
  return reason.kind === "rules"
    ? listRuleReasons(type, reason.rules, said)
    : [sayUnruled(reason, said)];
}

export function sayUnruled(reason: UnruledReason, said: AnswersSaid): string {
  const { t } = said;
  switch (reason.kind) {
    case "unsure":
      return t(`reason.unsure.${reason.reason}`);
    case "none-matched":
      return t(`reason.${reason.miss ?? reason.kind}`);
    case "nothing-left":
      return reason.by === "costs"
        ? t("reason.nothing-left-costs")
        : sayCostlyAnswers(said);
    default:
      return t(`reason.${reason.kind}`);
  }
}

type AnswersSaid = Pick<Said, "trade" | "answers" | "language" | "t">;

/** Whoever gets no price is told which of their answers it is for. */
function sayCostlyAnswers({ trade, answers, language, t }: AnswersSaid) {
  const names = listCostlyAnswers(trade, answers).map((it) =>
    nameAnswer(it, language),
  );
  return names.length === 0
    ? t("reason.nothing-left")
    : t("reason.nothing-left-answers", {
        answers: formatList(names, language),
      });
}

/**
 * Rules of a value say nothing: beside the range of what cars like it sell for their bounds would read as another one,
 * and that we pay for what we buy is no reason.
 */
function listRuleReasons(
  type: TradeOfferType,
  rules: readonly OfferRule[],
  { year, miles, t }: Pick<Said, "year" | "miles" | "t">,
): readonly string[] {
  const isAge = ({ key, operator }: OfferRule) =>
    key === "ageYears" && operator === ">=";
  const isMiles = ({ key, operator }: OfferRule) =>
    key === "miles" && operator === ">=";
  const others = rules.filter(
    (rule) =>
      !isAge(rule) &&
      !isMiles(rule) &&
      !VEHICLE_PRICE_KEYS.some((key) => key === rule.key),
  );
  const words = { year: String(year), miles: formatNumber(miles) };
  const use = type === "moreCashLater" ? "later" : "look";
  const own =
    rules.some(isAge) && rules.some(isMiles)
      ? "both"
      : rules.some(isAge)
        ? "age"
        : rules.some(isMiles)
          ? "miles"
          : null;
  return [
    ...(own === null ? [] : [t(`reason.${use}.${own}`, words)]),
    ...(others.length === 0 ? [] : [t("reason.other")]),
  ];
}

type OfferRule = Extract<
  OfferReason,
  { readonly kind: "rules" }
>["rules"][number];
