import { addTradeVisit } from "#app/domain/trade-offer/build-offers.ts";
import { getPersonalizedPricingAddress } from "#app/domain/address/personalized-pricing-address.ts";
import {
  getStandingTerms,
  toVisitorTerms,
} from "#app/domain/finance/standing-terms.ts";
import { locksPrices } from "#app/domain/gate/gate.ts";
import type { Estimator } from "#app/domain/store-profile/store-profile.ts";
import type { TradeRecord } from "#app/domain/trade-draft/trade-record.ts";
import type { PricingTerms } from "#app/domain/visitor/visitor-profile.ts";
import type { AppPorts } from "#app/ports.ts";
import type { RequestFacts } from "#app/request-facts.ts";
import {
  type FormAnswer,
  type PostPorts,
  readPost,
} from "#app/site/forms/sending/read-post.server.ts";
import { findPageAddress } from "#app/site/sections/ways.server.ts";
import {
  redirectAfterPost,
  rememberVisitor,
} from "#app/site/visitor/remember-visitor.server.ts";
import type { ValuePorts } from "#app/features/valuation/car-views.server.ts";
import { carryEquity } from "#app/features/valuation/offer/carry-equity.ts";
import { requireOffer } from "#app/features/valuation/offer/require-offer.server.ts";
import {
  buildTradeCookie,
  changeTradeRecord,
  getStepAddress,
  type RecordPorts,
} from "#app/features/valuation/trade-access.server.ts";
import { OFFER_STEP } from "#app/features/valuation/trade-steps.ts";
import { findTradeInOffer } from "#app/features/valuation/offer/trade-in/trade-in-amount.ts";
import { tradeInForm } from "#app/features/valuation/offer/trade-in/trade-in-form.ts";

/**
 * What the offer leaves becomes the trade of the visitor's own prices, which the cars show with it. Where prices are locked,
 * whoever has named no other terms yet is asked for them. Where no sum is sure to be left, a buyer is asked for one.
 */
export async function takeAsTradeIn(
  ports: PostPorts &
    RecordPorts &
    ValuePorts &
    Pick<AppPorts, "visitorCookies">,
  facts: RequestFacts,
  {
    record: found,
    request,
  }: {
    readonly record: TradeRecord;
    readonly request: Request;
  },
): Promise<Response | FormAnswer> {
  const { profile, clock, log } = ports;
  const { language, visitor } = facts;
  const post = await readPost(ports, facts, request, tradeInForm);
  if (post.status === "refused") return post.answer;
  const { record, made } = await requireOffer(ports, found);
  const offer = findTradeInOffer(made.offers);
  const isEnded = clock.nowMs() >= made.offers.validUntilMs;
  const tradeCookie = buildTradeCookie(ports, record);
  if (offer === null || isEnded) {
    try {
      if (!isEnded) await askForTrade(ports, record);
    } catch (error) {
      log.error("valuation.not-stored", { message: String(error) });
      return post.notStored("contactError");
    }
    return redirectAfterPost(getStepAddress(facts, OFFER_STEP), [tradeCookie]);
  }
  const isAsked = locksPrices(facts.gate) && visitor.terms === null;
  const terms = isAsked
    ? null
    : (visitor.terms ?? getUsualTerms(profile.estimator));
  const { setCookies } = rememberVisitor(ports, facts, {
    ...carryEquity("trade-in", offer, { ...visitor, terms }, profile),
    // A trade changes what is paid a month, and no price.
    priceView: "monthly",
  });
  const cars = findPageAddress(profile, { language }, "searchVehicles");
  const address =
    isAsked || cars === null
      ? getPersonalizedPricingAddress(cars ?? getStepAddress(facts, OFFER_STEP))
      : cars;
  return redirectAfterPost(address, [...setCookies, tradeCookie]);
}

/** The offer stays as it was made, and the visit at which a buyer names the trade stands before it (Assumption A537). */
async function askForTrade(
  ports: RecordPorts,
  record: TradeRecord,
): Promise<void> {
  await changeTradeRecord(ports, record, (latest) => {
    const { draft, offer, accepted } = latest;
    const isSoldLater = offer?.offers.visibleOffers.some(
      ({ type }) => type === "moreCashLater",
    );
    if (accepted !== null || offer === null || !isSoldLater) return latest;
    const visibleOffers = addTradeVisit(offer.offers.visibleOffers);
    return {
      ...latest,
      draft: { ...draft, interest: "trade-in" },
      offer: { ...offer, offers: { ...offer.offers, visibleOffers } },
    };
  });
}

/** Cards go by these as long as nobody names others (Assumption A39). */
function getUsualTerms(estimator: Estimator): PricingTerms {
  // A share is of no price here, so it is no money yet.
  return toVisitorTerms(getStandingTerms(estimator, null), { downCents: 0 });
}
