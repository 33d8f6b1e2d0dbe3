import type { TradeOfferType } from "#app/domain/store-profile/content/trade.ts";
import type { TradeOffer } from "#app/domain/trade-offer/trade-offer.ts";
import type { Translate } from "#app/site/page/copy.ts";
import {
  formatAmount,
  formatCents,
  formatDollars,
} from "#app/site/page/format.ts";
import type { ValuationText } from "#app/features/valuation/copy.ts";
import { type LineView, listLines, type Said } from "./line-words.ts";
import { listPayments } from "./payment-words.ts";
import { listReasons } from "./reason-words.ts";

type Words = Translate<ValuationText>;

/** An offer in the words of the shopper's page and of their mail. */
export interface OfferView {
  readonly type: TradeOfferType;
  readonly title: string;
  /** What its lines add up to. */
  readonly total: string;
  readonly text: string;
  readonly reasons: readonly string[];
  /** Null where only a buyer can say. */
  readonly price: string | null;
  /** For a heading: without cents where there are none, or where the sum waits for a sale; never more than `price`. */
  readonly headPrice: string | null;
  /** Of an offer in two payments, to the cent, as they stand in its ledger. Null where a lender has part of them. */
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
  const { trade, language, offered, t } = said;
  const { type } = offer;
  const { additionalPayments, stepPayments } = trade.offers[type];
  return {
    type,
    title: sayOfferTitle(type, offered, t),
    total: t(type === "cashNow" ? "total.cashNow" : "total.moreCashLater"),
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
          ? formatDollars(toDollars(offer.estimatedFinalPriceCents))
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

/** Cash later is more only than cash now: alone it is called by what is done. */
export function sayOfferTitle(
  type: TradeOfferType,
  offered: Said["offered"],
  t: Words,
): string {
  return isAlone(type, offered)
    ? t("offer.moreCashLaterAlone")
    : t(`offer.${type}`);
}

function isAlone(type: TradeOfferType, offered: Said["offered"]): boolean {
  return (
    type === "moreCashLater" && offered.every((it) => it.type !== "cashNow")
  );
}

/** A heading is never more than the lines below it, so it leaves their cents out. */
function toDollars(cents: number): number {
  return Math.floor(cents / 100);
}

function splitForHead(
  offer: TradeOffer,
  { balanceCents }: Pick<Said, "balanceCents">,
): OfferView["headParts"] {
  if (!("payments" in offer) || balanceCents > 0) return null;
  const [first, rest, ...others] = offer.payments.map(({ cents }) =>
    formatCents(cents),
  );
  return first === undefined || rest === undefined || others.length > 0
    ? null
    : { first, rest };
}

/** Nobody is promised a check that goes to their lender. */
function findTextKey(
  offer: TradeOffer,
  { balanceCents, offered }: Pick<Said, "balanceCents" | "offered">,
): ValuationText {
  if (isAlone(offer.type, offered)) return "text.moreCashLaterAlone";
  const key = `text.${offer.type}` as const;
  if (key !== "text.cashNow" || !("equityCents" in offer) || balanceCents === 0)
    return key;
  return offer.equityCents > 0
    ? "text.cashNowWithLoan"
    : "text.cashNowToLender";
}
