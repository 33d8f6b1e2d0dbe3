import { hasLockedOffers } from "#app/domain/gate/gate.ts";
import type { AppPorts } from "#app/ports.ts";
import {
  listCurrentOffers,
  type OfferPorts,
  type OfferRequest,
} from "#app/site/offers/current-offers.server.ts";
import { findOfferPageAddress } from "#app/site/offers/offer-card.server.ts";

/** These are the offers that pages show, behind the same gate. A claim comes with its disclosure. */
export function buildOffersAnswer(
  ports: OfferPorts & Pick<AppPorts, "siteUrl">,
  request: OfferRequest,
) {
  const { profile, siteUrl } = ports;
  const offers = listCurrentOffers(ports, request).map(({ promotion }) => {
    const { criterias: _rules, financeExample: _terms, ...offer } = promotion;
    const page = findOfferPageAddress(promotion, profile, "en");
    return {
      ...offer,
      url: new URL(offer.url, siteUrl).href,
      pageUrl: page === null ? null : siteUrl + page,
    };
  });
  const areLocked = hasLockedOffers(request.gate);
  return {
    status: 200,
    body: { total: offers.length, areLocked, offers },
  } as const;
}

/** A program needs these facts to offer the store's forms. They never name who receives them. */
export function buildFormsAnswer({ profile }: Pick<AppPorts, "profile">) {
  const { topics, contactConsent, careers } = profile.leads;
  const body = {
    contact: {
      topics: topics.map(({ id, name, target }) => ({ id, name, target })),
    },
    careers: { positions: careers.positions },
    contactConsent: {
      hasOwnCheckbox: contactConsent.hasOwnCheckbox,
      version: contactConsent.version,
      text: contactConsent.text,
    },
  };
  return { status: 200, body } as const;
}
