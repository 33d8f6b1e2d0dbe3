import { findValueMiss } from "#app/domain/trade-offer/foretell-no-price.ts";
import { findAgeForLater } from "#app/domain/trade-offer/later-age.ts";
import type { TradeOfferType } from "#app/domain/store-profile/content/trade.ts";
import type {
  OfferReason,
  TradeOffer,
  TradeOffers,
} from "#app/domain/trade-offer/trade-offer.ts";
import type { Valuation } from "#app/domain/valuation/valuation.ts";
import type { Translate } from "#app/site/page/copy.ts";
import {
  formatAmount,
  formatCents,
  formatDollars,
} from "#app/site/page/format.ts";
import {
  type ValuationText,
  valuationCopy,
} from "#app/features/valuation/copy.ts";
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
  /** For a heading: without cents where there are none, or where the sum waits for a sale. */
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
  const { type, reason } = offer;
  const { additionalPayments, stepPayments } = trade.offers[type];
  return {
    type,
    title: t(`offer.${type}`),
    text: t(findTextKey(offer, said)),
    reasons: listReasons(reason, t),
    price:
      offer.estimatedFinalPriceCents === null
        ? null
        : formatCents(offer.estimatedFinalPriceCents),
    headPrice:
      offer.estimatedFinalPriceCents === null
        ? null
        : type === "moreCashLater"
          ? formatDollars(Math.round(offer.estimatedFinalPriceCents / 100))
          : formatAmount(offer.estimatedFinalPriceCents),
    headParts: splitForHead(offer, said),
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

function splitForHead(
  offer: TradeOffer,
  { balanceCents }: Pick<Said, "balanceCents">,
): OfferView["headParts"] {
  if (!("payments" in offer) || balanceCents > 0) return null;
  const [first, rest, ...others] = offer.payments;
  if (first === undefined || rest === undefined || others.length > 0)
    return null;
  const firstDollars = Math.round(first.cents / 100);
  return {
    first: formatDollars(firstDollars),
    rest: formatDollars(
      Math.round((first.cents + rest.cents) / 100) - firstDollars,
    ),
  };
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
  { trade, t }: Pick<Said, "trade" | "t">,
): readonly string[] | null {
  if (visibleOffers.some(({ type }) => type === "cashNow")) return null;
  const miss = findValueMiss(trade, valuation);
  if (miss === null) return null;
  const age = findAgeForLater(trade);
  return [
    t(`notCashNow.${miss}`),
    ...(age === null ? [] : [t("laterByAge", { count: age })]),
  ];
}

export function listReasons(reason: OfferReason, t: Words): readonly string[] {
  if (reason.kind === "unsure") return [t(`reason.unsure.${reason.reason}`)];
  if (reason.kind === "none-matched")
    return [t(`reason.${reason.miss ?? reason.kind}`)];
  if (reason.kind !== "rules") return [t(`reason.${reason.kind}`)];
  return [...new Set(reason.rules.map((rule) => sayRule(rule, t)))];
}

/** Bounds of a value are not told: beside the range of what cars like it sell for they would read as another one. */
function sayRule({ key, operator, ruleValue }: OfferRule, t: Words): string {
  const count = Number(ruleValue);
  const name = `reason.${key}.${operator}`;
  if (isReason(name) && Number.isFinite(count)) return t(name, { count });
  const keyName = `reason.${key}`;
  return isReason(keyName) ? t(keyName) : t("reason.other");
}

type OfferRule = Extract<
  OfferReason,
  { readonly kind: "rules" }
>["rules"][number];

/** Rules of the profile's own have words of no one. */
function isReason(name: string): name is ValuationText {
  return Object.hasOwn(valuationCopy.sentences, name);
}
