import { sayDay } from "#app/domain/day-words.ts";
import type { LeadSubmission } from "#app/domain/leads/lead.ts";
import type {
  MadeOffer,
  TradeRecord,
} from "#app/domain/trade-draft/trade-record.ts";
import { formatOfferNumber } from "#app/domain/trade-draft/offer-number.ts";
import {
  getAnswer,
  listAskedQuestions,
} from "#app/domain/trade-offer/trade-answers.ts";
import type { TradeOffer } from "#app/domain/trade-offer/trade-offer.ts";
import type { AppPorts } from "#app/ports.ts";
import { formatCents, formatNumber } from "#app/site/page/format.ts";
import { valuationCopy } from "#app/features/valuation/copy.ts";
import { sayOfferTitle } from "./words/offer-words.ts";
import { formatOwnName } from "#app/features/valuation/own-vehicle.ts";
import { toRangeView } from "#app/features/valuation/car-views.server.ts";
import {
  createStoreTranslator,
  STORE_LANGUAGE,
} from "#app/site/leads/store-words.ts";

interface Accepted {
  readonly record: TradeRecord;
  readonly made: MadeOffer;
  readonly offer: TradeOffer;
  /** "Friday, November 27, 10 AM". */
  readonly visit: string | null;
}

/** Everything that the shopper told and saw, one line each; what they left out has none. */
export function listLeadSummary(
  { profile }: Pick<AppPorts, "profile">,
  { record, made, offer, visit }: Accepted,
): LeadSubmission["summary"] {
  const { trade } = profile;
  const t = createStoreTranslator(valuationCopy, profile);
  const { vehicle, interest, optionIds, answers, wantedVin } = record.draft;
  const range = toRangeView(made.valuation);
  const { balanceCents, goodThrough, visibleOffers } = made.offers;
  const options = trade.options
    .filter(({ optionId }) => optionIds.includes(optionId))
    .map(({ label }) => label[STORE_LANGUAGE]);
  const lines: readonly (readonly [label: string, value: string | null])[] = [
    [t("sumNumber"), formatOfferNumber(record)],
    [t("sumVehicle"), formatOwnName(vehicle)],
    [t("sumVin"), vehicle.vin],
    [t("sumEngine"), vehicle.engine],
    [t("sumMiles"), formatNumber(vehicle.miles)],
    [t("sumColor"), vehicle.exteriorColor],
    [t("sumInterest"), t(`sum.${interest}`)],
    [t("sumWanted"), wantedVin],
    [t("sumOptions"), options.length === 0 ? t("sumNone") : options.join(", ")],
    ...listAskedQuestions(trade, answers).map(
      (question) =>
        [question.text[STORE_LANGUAGE], sayAnswer(question, answers)] as const,
    ),
    [
      t("sumRange"),
      range === null ? null : t("range", { low: range.low, high: range.high }),
    ],
    [
      t("sumOffered"),
      visibleOffers.map((it) => sayOfferTitle(it, visibleOffers, t)).join(", "),
    ],
    [t("sumOffer"), sayOfferTitle(offer, visibleOffers, t)],
    [
      t("sumPrice"),
      offer.estimatedFinalPriceCents === null
        ? null
        : formatCents(offer.estimatedFinalPriceCents),
    ],
    [t("sumBalance"), balanceCents === 0 ? null : formatCents(balanceCents)],
    [
      t("sumEquity"),
      "equityCents" in offer && balanceCents > 0
        ? formatSigned(offer.equityCents)
        : null,
    ],
    [t("sumUntil"), sayDay(goodThrough, "long", STORE_LANGUAGE)],
    [t("sumVisit"), visit],
  ];
  return lines.flatMap(([label, value]) =>
    value === null ? [] : [{ label, value }],
  );
}

function sayAnswer(
  question: ReturnType<typeof listAskedQuestions>[number],
  answers: TradeRecord["draft"]["answers"],
): string | null {
  const given = getAnswer(answers, question.questionId);
  const known = question.answers.find(({ value }) => value === given);
  return known?.label[STORE_LANGUAGE] ?? given;
}

function formatSigned(cents: number): string {
  return `${cents < 0 ? "−" : ""}${formatCents(Math.abs(cents))}`;
}
