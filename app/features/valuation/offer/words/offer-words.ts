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
} from "#app/domain/trade-offer/trade-offer.ts";
import type { Valuation } from "#app/domain/valuation/valuation.ts";
import type { Translate } from "#app/site/page/copy.ts";
import {
  formatAmount,
  formatCents,
  formatDollars,
  formatNumber,
} from "#app/site/page/format.ts";
import type { ValuationText } from "#app/features/valuation/copy.ts";
import {
  type LineView,
  listLines,
  listPayments,
  type Said,
} from "./line-words.ts";

type Words = Translate<ValuationText>;

/** An offer in the words of the shopper's page and of their mail. */
export interface OfferView {
  readonly type: TradeOfferType;
  readonly title: string;
  readonly text: string;
  readonly reasons: readonly string[];
  /** Null where only a buyer can say. */
  readonly price: string | null;
  /** For a heading: without cents where there are none, or where the sum waits for a sale; never more than `price`. */
  readonly headPrice: string | null;
  /** Of an offer in two payments, whole dollars that add up to `headPrice`. Null where a lender has part of them. */
  readonly headParts: { readonly first: string; readonly rest: string } | null;
  readonly lines: readonly LineView[];
  readonly payments: readonly LineView[];
  readonly steps: readonly {
    readonly title: string;
    readonly description: string;
  }[];
  /** "$7,240.00 left", or what is owed beyond it; null without a loan. */
  readonly balance: BalanceView | null;
}

export interface BalanceView {
  readonly owed: string;
  readonly equity: string;
  /** Owed beyond the offer; null where the offer pays the loan off. */
  readonly shortfall: string | null;
  /** Null where nothing is owed beyond the offer. */
  readonly negativeText: string | null;
}

/** No offer has a price: a buyer has to see the car. */
export function isBroughtIn({
  offers,
}: {
  readonly offers: readonly Pick<OfferView, "price">[];
}): boolean {
  return offers.every(({ price }) => price === null);
}

export function buildOfferView(offer: TradeOffer, said: Said): OfferView {
  const { trade, language, t } = said;
  const { type } = offer;
  const { additionalPayments, stepPayments } = trade.offers[type];
  const parts = splitForHead(offer, said);
  return {
    type,
    title: t(`offer.${type}`),
    text: t(findTextKey(offer, said)),
    reasons: listReasons(offer, said),
    price:
      offer.estimatedFinalPriceCents === null
        ? null
        : formatCents(offer.estimatedFinalPriceCents),
    headPrice:
      offer.estimatedFinalPriceCents === null
        ? null
        : type === "moreCashLater"
          ? formatDollars(
              parts?.sum ?? toDollars(offer.estimatedFinalPriceCents),
            )
          : formatAmount(offer.estimatedFinalPriceCents),
    headParts: parts && {
      first: formatDollars(parts.first),
      rest: formatDollars(parts.rest),
    },
    lines: "lines" in offer ? listLines(offer.lines, said) : [],
    payments:
      "payments" in offer
        ? listPayments(offer.payments, additionalPayments, said)
        : [],
    steps: stepPayments.map(({ title, description }) => ({
      title: title[language],
      description: description[language],
    })),
    balance:
      "equityCents" in offer && said.balanceCents > 0
        ? {
            owed: formatCents(said.balanceCents),
            equity: formatCents(Math.max(0, offer.equityCents)),
            shortfall:
              offer.equityCents < 0 ? formatCents(-offer.equityCents) : null,
            negativeText:
              offer.equityCents < 0
                ? t("negativeEquity", {
                    amount: formatCents(-offer.equityCents),
                  })
                : null,
          }
        : null,
  };
}

/** A heading is never more than the lines below it, so it leaves their cents out. */
function toDollars(cents: number): number {
  return Math.floor(cents / 100);
}

/** Whole dollars of two payments, with the sum that a heading says of them. */
function splitForHead(
  offer: TradeOffer,
  { balanceCents }: Pick<Said, "balanceCents">,
) {
  if (!("payments" in offer) || balanceCents > 0) return null;
  const [first, rest, ...others] = offer.payments.map(({ cents }) =>
    toDollars(cents),
  );
  return first === undefined || rest === undefined || others.length > 0
    ? null
    : { first, rest, sum: first + rest };
}

/** Nobody is promised a check that goes to their lender. */
function findTextKey(
  offer: TradeOffer,
  { balanceCents }: Pick<Said, "balanceCents">,
): ValuationText {
  const key = `text.${offer.type}` as const;
  if (key !== "text.cashNow" || !("equityCents" in offer) || balanceCents === 0)
    return key;
  return offer.equityCents > 0
    ? "text.cashNowWithLoan"
    : "text.cashNowToLender";
}

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
    t(`notCashNow.${miss}`),
    ...(findAgeForLater(trade) === null
      ? []
      : [t("laterByAge", { year: String(year) })]),
  ];
}

/** Why an offer is made: of a rule in words of the shopper's own car. */
function listReasons(
  { type, reason }: Pick<TradeOffer, "type" | "reason">,
  said: Pick<Said, "year" | "miles" | "t">,
): readonly string[] {
  return reason.kind === "rules"
    ? listRuleReasons(type, reason.rules, said)
    : [sayUnruled(reason, said.t)];
}

export function sayUnruled(reason: UnruledReason, t: Words): string {
  if (reason.kind === "unsure") return t(`reason.unsure.${reason.reason}`);
  return reason.kind === "none-matched"
    ? t(`reason.${reason.miss ?? reason.kind}`)
    : t(`reason.${reason.kind}`);
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
