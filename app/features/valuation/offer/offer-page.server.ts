import { sayDay } from "#app/domain/day-words.ts";
import { getCalendar } from "#app/domain/store-hours/day-hours.ts";
import { getStoreOrFirst } from "#app/domain/leads/route-lead.ts";
import { DAY_MS } from "#app/domain/time.ts";
import {
  isAtLowEnd,
  isBelowRange,
} from "#app/domain/trade-offer/below-range.ts";
import {
  listCostlyAnswers,
  sumDeductions,
} from "#app/domain/trade-offer/offer-lines.ts";
import { formatOfferNumber } from "#app/domain/trade-draft/offer-number.ts";
import type { TradeRecord } from "#app/domain/trade-draft/trade-record.ts";
import type { AppPorts } from "#app/ports.ts";
import type { RequestFacts } from "#app/request-facts.ts";
import {
  buildContactConsentView,
  toContactFields,
} from "#app/site/forms/contact-details.ts";
import { findPageAddress } from "#app/site/sections/ways.server.ts";
import { createTranslator } from "#app/site/page/copy.ts";
import { formatAmount, joinNumbers } from "#app/site/page/format.ts";
import { ACCEPT_FORM_NAME } from "./accept-form.ts";
import { valuationCopy } from "#app/features/valuation/copy.ts";
import type { ValuePorts } from "#app/features/valuation/car-views.server.ts";
import { formatMoment, formatVisit } from "./words/offer-dates.ts";
import { requireOffer } from "./require-offer.server.ts";
import { findLoanTold } from "./words/loan-told.ts";
import { buildOfferView } from "./words/offer-words.ts";
import { sayRangeTold } from "./words/deduction-words.ts";
import { sayTradeLead, sayWhyLater } from "./words/reason-words.ts";
import {
  buildCarView,
  toRangeView,
} from "#app/features/valuation/car-views.server.ts";
import {
  CHOICE_PARAMETER,
  getChoiceAddress,
  getPrivateAddress,
  getStepAddress,
  type RecordPorts,
} from "#app/features/valuation/trade-access.server.ts";
import { findOfferContact } from "./contact/offer-message.server.ts";
import { findReach } from "./contact/reach.server.ts";
import { renewForm } from "./renew-form.ts";
import { sayTradeIn, sayTradeTaxStates } from "./trade-in/trade-in-amount.ts";
import { tradeInForm } from "./trade-in/trade-in-form.ts";
import { listSteps, OFFER_STEP } from "#app/features/valuation/trade-steps.ts";
import {
  findLastOpenDay,
  findLastVisitDay,
  listVisitDays,
  listVisitTimes,
} from "./visit/visit-times.server.ts";
import { mailForm } from "./keep/mail-form.ts";

type Ports = RecordPorts &
  ValuePorts &
  Pick<AppPorts, "formTokens" | "signedNames" | "siteUrl" | "sentLeads">;
type Facts = Pick<RequestFacts, "language" | "visitor">;

export type OfferPageData = Awaited<ReturnType<typeof offerPage>>;

/** The offer as it was made; the first look makes it. */
export async function offerPage(
  ports: Ports,
  facts: Facts,
  found: TradeRecord,
  query: URLSearchParams,
) {
  const { profile, clock, siteUrl } = ports;
  const { language } = facts;
  const { record, made } = await requireOffer(ports, found);
  const { offers, valuation } = made;
  const { trade } = profile;
  const store = getStoreOrFirst(record.storeId, profile);
  const { timeZone } = store;
  const nowMs = clock.nowMs();
  const t = createTranslator(valuationCopy, profile.texts[language], language);
  const said = {
    trade,
    language,
    balanceCents: offers.balanceCents,
    offered: offers.visibleOffers,
    answers: record.draft.answers,
    miles: record.draft.vehicle.miles,
    year: record.draft.vehicle.year,
    t,
  };
  const whyLater = sayWhyLater(made, said);
  const { accepted } = record;
  const views = offers.visibleOffers.map((it) => {
    const view = buildOfferView(it, said);
    return {
      ...view,
      ...(it.type === "moreCashLater" &&
        whyLater !== null && { reasons: whyLater }),
      /** It leads to the form with this one chosen, and to a message to the store once another is accepted. */
      chooseAddress:
        accepted === null
          ? getChoiceAddress(facts, it.type)
          : findOfferContact(ports, facts, record, it.type),
    };
  });
  const visit = views.find(({ isTradeVisit }) => isTradeVisit);
  const steps = listSteps(trade);
  const lastDay = findLastVisitDay(offers);
  const days = listVisitDays(getCalendar(store, "sales"), {
    timeZone,
    nowMs,
    language,
    lastDay,
  });
  const isEnded = nowMs >= offers.validUntilMs;
  const tradeInAmount = isEnded ? null : sayTradeIn(offers);
  return {
    kind: "offer" as const,
    action: getStepAddress(facts, OFFER_STEP),
    token: ports.formTokens.issue(ACCEPT_FORM_NAME),
    renewToken: ports.formTokens.issue(renewForm.name),
    wasMailed: query.has("mailed"),
    mailToken: ports.formTokens.issue(mailForm.name),
    mailDefaults: { email: facts.visitor.email ?? "" },
    number: formatOfferNumber(record),
    car: buildCarView(facts, record),
    range: isEnded ? null : toRangeView(valuation),
    hasRange: !isBelowRange(offers.visibleOffers[0], valuation.range),
    /** Nobody stands by old numbers, so they are not sent. */
    offers: isEnded ? [] : views,
    tradeIn: {
      token: ports.formTokens.issue(tradeInForm.name),
      /** Null where no money is sure to be left for another car. */
      amount: tradeInAmount,
      /** The lender has its part of the offer before. */
      isAfterLoan: offers.balanceCents > 0,
      taxStates: sayTradeTaxStates(profile.pricing, language),
      rangeTold: sayRangeTold(valuation.range, {
        trade,
        answers: record.draft.answers,
        language,
      }),
      isSaleLess: isAtLowEnd(
        offers.visibleOffers.find((it) => it.estimatedFinalPriceCents !== null),
        valuation.range,
        sumDeductions(listCostlyAnswers(trade, record.draft.answers)),
      ),
      /** Whoever said that they trade it in sees that first, and cash as the other way (Assumption A494). */
      isFirst:
        accepted === null &&
        !isEnded &&
        record.draft.interest === "trade-in" &&
        tradeInAmount !== null,
      /** A buyer names it, so the visit comes first, and what a sale would bring is the other way (Assumption A516). */
      isVisit: accepted === null && !isEnded && visit !== undefined,
      lead: sayTradeLead(valuation, said),
    },
    isEnded,
    made: formatMoment(offers.madeAtMs, timeZone, language),
    goodThrough: joinNumbers(sayDay(offers.goodThrough, "long", language)),
    /** The last day counts; 0 on that day. */
    daysLeft: Math.max(
      0,
      Math.ceil((offers.validUntilMs - nowMs) / DAY_MS) - 1,
    ),
    offerValidDays: trade.offerValidDays,
    driveFee: formatAmount(profile.pricing.fees.thirtyDayDriveFeeCents),
    accepted:
      accepted === null
        ? null
        : {
            type: accepted.selectedPayment,
            reference: accepted.reference,
            visit: formatVisit(accepted, language),
            reach: await findReach(ports, facts, accepted),
            manageAddress: findOfferContact(ports, facts, record, "visit"),
          },
    /** It decides what to bring, and whether a loan is spoken of. */
    loanTold: findLoanTold(trade, offers.balanceCents),
    isTradingIn: record.draft.interest === "trade-in",
    storeName: store.name,
    storeId: store.id,
    storeAddress: `${store.addressLine1}, ${store.city}, ${store.stateShort} ${store.zip}`,
    directionsAddress: store.googleMapsLink,
    days,
    lastOpenDay: findLastOpenDay(days, lastDay),
    times: listVisitTimes(getCalendar(store, "sales"), language),
    defaults: {
      ...toContactFields(facts.visitor),
      selectedPayment:
        (
          views.find(({ type }) => type === query.get(CHOICE_PARAMETER)) ??
          visit ??
          views[0]
        )?.type ?? "bringVehicleIn",
    },
    consent: buildContactConsentView(profile, language),
    changeAddress: getStepAddress(facts, steps[0] ?? null),
    newAddress: `${getStepAddress(facts, null)}?new=1`,
    secondLookAddress: findOfferContact(ports, facts, record, "offer"),
    inventoryAddress: findPageAddress(profile, { language }, "searchVehicles"),
    privateAddress: siteUrl + getPrivateAddress(ports, facts, record),
  };
}
