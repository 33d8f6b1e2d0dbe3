import { sayDay } from "#app/domain/day-words.ts";
import type {
  AcceptedOffer,
  MadeOffer,
  TradeRecord,
} from "#app/domain/trade-draft/trade-record.ts";
import { isBelowRange } from "#app/domain/trade-offer/below-range.ts";
import { formatOfferNumber } from "#app/domain/trade-draft/offer-number.ts";
import type { MailBlock } from "#app/domain/visitor-mail/mail-bodies.ts";
import type { AppPorts } from "#app/ports.ts";
import type { RequestFacts } from "#app/request-facts.ts";
import type { MailToSend } from "#app/site/leads/visitor-mail.server.ts";
import { createTranslator, type Translate } from "#app/site/page/copy.ts";
import { formatNumber } from "#app/site/page/format.ts";
import {
  type ValuationText,
  valuationCopy,
} from "#app/features/valuation/copy.ts";
import { formatVisit } from "./words/offer-dates.ts";
import { findLoanTold } from "./words/loan-told.ts";
import { buildOfferView } from "./words/offer-words.ts";
import { formatOwnName } from "#app/features/valuation/own-vehicle.ts";
import { toRangeView } from "#app/features/valuation/car-views.server.ts";
import { getPrivateAddress } from "#app/features/valuation/trade-access.server.ts";

interface OfferToMail extends Pick<MailToSend, "to"> {
  readonly record: TradeRecord;
  readonly made: MadeOffer;
  /** Null for who only wants to have the offer at hand. */
  readonly accepted: AcceptedOffer | null;
  /** The form's own key: a second press mails nothing again. */
  readonly key: string;
  readonly visitorId: string;
}

/** The shopper's copy of what they accepted, or of all that was offered, line by line, with the private link. */
export function buildOfferMail(
  ports: Pick<AppPorts, "profile" | "siteUrl" | "signedNames">,
  facts: Pick<RequestFacts, "language" | "client">,
  { record, made, accepted, key, visitorId, to }: OfferToMail,
): MailToSend {
  const { profile, siteUrl } = ports;
  const { language } = facts;
  const t = createTranslator(valuationCopy, profile.texts[language], language);
  const { offers, valuation } = made;
  const vehicle = formatOwnName(record.draft.vehicle);
  const date = sayDay(offers.goodThrough, "long", language);
  const views = offers.visibleOffers
    .filter(
      ({ type }) => accepted === null || type === accepted.selectedPayment,
    )
    .map((offer) =>
      buildOfferView(offer, {
        trade: profile.trade,
        language,
        balanceCents: offers.balanceCents,
        offered: offers.visibleOffers,
        answers: record.draft.answers,
        miles: record.draft.vehicle.miles,
        year: record.draft.vehicle.year,
        t,
      }),
    );
  const isPriced = views.some(({ price }) => price !== null);
  const range = isBelowRange(offers.visibleOffers[0], valuation.range)
    ? null
    : toRangeView(valuation);
  const visit = accepted && formatVisit(accepted, language);
  const blocks: readonly MailBlock[] = [
    { kind: "text", text: t("mailIntro") },
    {
      kind: "lines",
      lines: [
        accepted === null
          ? { label: t("sumNumber"), value: formatOfferNumber(record) }
          : { label: t("mailReference"), value: accepted.reference },
        { label: t("mailCar"), value: vehicle },
        {
          label: t("sumMiles"),
          value: t("miles", {
            miles: formatNumber(record.draft.vehicle.miles),
          }),
        },
        ...(range === null
          ? []
          : [
              {
                label: t("rangeTitle"),
                value: t("range", { low: range.low, high: range.high }),
              },
            ]),
        ...(visit === null ? [] : [{ label: t("mailVisit"), value: visit }]),
      ],
    },
    ...views.flatMap((view) => listOfferBlocks(view, t)),
    ...(isPriced
      ? [{ kind: "text" as const, text: t("goodUntil", { date }) }]
      : []),
    {
      kind: "button",
      label: t("mailLink"),
      url: siteUrl + getPrivateAddress(ports, facts, record),
    },
    { kind: "heading", text: t("bringWith") },
    {
      kind: "list",
      items: [
        t(`bring.${findLoanTold(profile.trade, offers.balanceCents)}`),
        t("bring.license"),
        t("bring.keys"),
      ],
    },
    ...(isPriced ? [{ kind: "note" as const, text: t("estimated") }] : []),
  ];
  return {
    kind: "trade-offer",
    idempotencyKey: key,
    storeId: record.storeId,
    visitorId,
    askedFrom: facts.client.address,
    language,
    to,
    subject: t(isPriced ? "mailSubject" : "mailSubjectBring", { vehicle }),
    heading: t(isPriced ? "mailHeading" : "mailSubjectBring", { vehicle }),
    preview: isPriced ? t("mailPreview", { date }) : t("mailPreviewBring"),
    blocks,
  };
}

function listOfferBlocks(
  view: ReturnType<typeof buildOfferView>,
  t: Translate<ValuationText>,
): readonly MailBlock[] {
  const { title, total, text, price, lines, payments, saleText, balance } =
    view;
  return [
    { kind: "heading", text: title },
    { kind: "text", text },
    ...(price === null
      ? []
      : [
          {
            kind: "lines" as const,
            lines: [
              ...lines.map(({ label, note, amount, isSubtotal = false }) => ({
                label: note === null ? label : `${label} (${note})`,
                value: amount,
                isTotal: isSubtotal,
              })),
              { label: total, value: price, isTotal: true },
              ...payments.map(({ label, amount }) => ({
                label,
                value: amount,
              })),
              ...(balance === null
                ? []
                : [
                    { label: t("balance"), value: balance.owed },
                    balance.shortfall === null
                      ? { label: t("equity"), value: balance.equity }
                      : { label: t("shortfall"), value: balance.shortfall },
                  ]),
            ],
          },
        ]),
    ...(saleText === null ? [] : [{ kind: "text" as const, text: saleText }]),
    ...(balance?.negativeText == null
      ? []
      : [{ kind: "text" as const, text: balance.negativeText }]),
  ];
}
