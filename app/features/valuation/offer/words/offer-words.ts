import type { TradeOfferType } from "#app/domain/store-profile/content/trade.ts";
import { isSellingCost } from "#app/domain/trade-offer/listing-price.ts";
import type { TradeOffer } from "#app/domain/trade-offer/trade-offer.ts";
import type { Translate } from "#app/site/page/copy.ts";
import { formatAmount, formatCents } from "#app/site/page/format.ts";
import type { ValuationText } from "#app/features/valuation/copy.ts";
import type { LineView, Said } from "./line-view.ts";
import { listLines } from "./line-words.ts";
import {
  type BalanceView,
  buildBalance,
  findLoan,
  type Loan,
  sayHeadLoan,
} from "./loan-words.ts";
import { listPayments, waitsForSale } from "./payment-words.ts";
import { listReasons } from "./reason-words.ts";
import { formatAbout, isEstimate, saySum } from "./sum-words.ts";

type Words = Translate<ValuationText>;

/** An offer in the words of the shopper's page and of their mail. */
export interface OfferView {
  readonly type: TradeOfferType;
  /** It is the visit at which a buyer names what the car counts for toward another one. */
  readonly isTradeVisit: boolean;
  readonly title: string;
  /** What its lines add up to. */
  readonly total: string;
  readonly text: string;
  readonly reasons: readonly string[];
  /** With "about" where it waits for a sale. Null where only a buyer can say. */
  readonly price: string | null;
  /** For a heading: without cents where there are none. Where the sum waits for a sale, it is "about" the nearest dollar. */
  readonly headPrice: string | null;
  /** What selling it costs, as in "$2,018"; null where it is not sold for its owner. */
  readonly sellingCosts: string | null;
  /** Of an offer in two payments: the first to the cent, and "about" the rest. Null where a lender has part of them. */
  readonly headParts: {
    readonly first: string;
    /** To the dollar. */
    readonly firstAbout: string;
    readonly rest: string;
  } | null;
  /** What of it a lender has first, and what that leaves; null without a loan. */
  readonly headLoan: string | null;
  readonly lines: readonly LineView[];
  readonly payments: readonly LineView[];
  /** What of the payments changes with the sale; null where none of them waits for it. */
  readonly saleText: string | null;
  readonly steps: readonly {
    readonly title: string;
    readonly description: string;
  }[];
  /** "$7,240.00 left", or what is owed beyond it; null without a loan. */
  readonly balance: BalanceView | null;
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
  const loan = findLoan(offer, said);
  return {
    type,
    isTradeVisit: isTradeVisit(offer),
    title: sayOfferTitle(offer, offered, t),
    total: t(type === "cashNow" ? "total.cashNow" : "total.moreCashLater"),
    text: t(findTextKey(type, loan, offered)),
    reasons: listReasons(offer, said),
    price:
      offer.estimatedFinalPriceCents === null
        ? null
        : saySum(offer.estimatedFinalPriceCents, isEstimate(type), said),
    headPrice:
      offer.estimatedFinalPriceCents === null
        ? null
        : isEstimate(type)
          ? formatAbout(offer.estimatedFinalPriceCents)
          : formatAmount(offer.estimatedFinalPriceCents),
    sellingCosts: saySellingCosts(offer),
    headParts: splitForHead(offer, said),
    headLoan: sayHeadLoan(offer, loan, said),
    lines: "lines" in offer ? listLines(offer.lines, said) : [],
    payments:
      "payments" in offer
        ? listPayments(offer.payments, additionalPayments, said)
        : [],
    saleText:
      "payments" in offer && waitsForSale(offer.payments)
        ? t("saleText")
        : null,
    steps: stepPayments.map(({ title, description, withLoan, toLender }) => ({
      title: title[language],
      description: ({ part: withLoan, all: toLender, none: null }[loan] ??
        description)[language],
    })),
    balance: buildBalance(offer, said),
  };
}

/** Cash later is more only than cash now: alone it is called by what is done. */
export function sayOfferTitle(
  offer: Pick<TradeOffer, "type" | "reason">,
  offered: Said["offered"],
  t: Words,
): string {
  const { type } = offer;
  if (isTradeVisit(offer)) return t("bringTradeTitle");
  return isAlone(type, offered)
    ? t("offer.moreCashLaterAlone")
    : t(`offer.${type}`);
}

function isTradeVisit({ reason }: Pick<TradeOffer, "reason">): boolean {
  return reason.kind === "trade-in";
}

function isAlone(type: TradeOfferType, offered: Said["offered"]): boolean {
  return (
    type === "moreCashLater" && offered.every((it) => it.type !== "cashNow")
  );
}

function saySellingCosts(offer: TradeOffer): string | null {
  const costs = "lines" in offer ? offer.lines.filter(isSellingCost) : [];
  return costs.length === 0
    ? null
    : formatAbout(-costs.reduce((sum, { cents }) => sum + cents, 0));
}

function splitForHead(
  offer: TradeOffer,
  { balanceCents }: Pick<Said, "balanceCents">,
): OfferView["headParts"] {
  if (!("payments" in offer) || balanceCents > 0) return null;
  const [first, rest, ...others] = offer.payments;
  return first === undefined || rest === undefined || others.length > 0
    ? null
    : {
        first: formatCents(first.cents),
        firstAbout: formatAbout(first.cents),
        rest: formatAbout(rest.cents),
      };
}

/** Nobody is promised money that goes to their lender. */
function findTextKey(
  type: TradeOfferType,
  loan: Loan,
  offered: Said["offered"],
): ValuationText {
  if (type !== "bringVehicleIn" && loan !== "none")
    return loan === "all" ? `text.${type}ToLender` : `text.${type}WithLoan`;
  return isAlone(type, offered) ? "text.moreCashLaterAlone" : `text.${type}`;
}
