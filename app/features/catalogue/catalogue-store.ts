import { hasLockedOffers } from "#app/domain/gate/gate.ts";
import { PAGE_KEYS } from "#app/domain/store-profile/fields/page-paths.ts";
import type { Store } from "#app/domain/store-profile/store-profile.ts";
import type { AppPorts } from "#app/ports.ts";
import {
  listCurrentOffers,
  type OfferPorts,
  type OfferRequest,
} from "#app/site/offers/current-offers.server.ts";
import { findOfferPageAddress } from "#app/site/offers/offer-card.server.ts";
import { isPageOn } from "#app/site/page/built-pages.ts";

export function buildStoreAnswer(
  { profile }: Pick<AppPorts, "profile">,
  storeId: string | null,
): { readonly status: 200; readonly body: unknown } | { readonly status: 404 } {
  if (storeId !== null) {
    const store = profile.stores.find(({ id }) => id === storeId);
    return store === undefined
      ? { status: 404 }
      : { status: 200, body: toPublicStore(store) };
  }
  const { id, name, phone, city, stateShort, zip } = profile.storeGroup;
  return {
    status: 200,
    body: {
      id,
      name,
      phone,
      city,
      stateShort,
      zip,
      description: profile.site.description,
      conditions: profile.conditions,
      pages: PAGE_KEYS.filter((page) => isPageOn(profile, page)),
      ratings: profile.ratings,
      bodyStyles: profile.search.bodyStyles.filter(({ active }) => active),
      stores: profile.stores.map(toPublicStore),
    },
  };
}

/** Who serves a car is known by ids of another system, which are nobody's business here. */
function toPublicStore(store: Store) {
  const { departments, serviceScheduler: _ids, ...facts } = store;
  return {
    ...facts,
    departments: Object.fromEntries(
      Object.entries(departments).map(([name, { phone, hours }]) => [
        name,
        { phone, hours },
      ]),
    ),
  };
}

/** Programs get the offers behind the gate of the pages. A claim comes with its disclosure. */
export function buildOffersAnswer(
  ports: OfferPorts & Pick<AppPorts, "siteUrl">,
  request: OfferRequest,
) {
  const { profile, siteUrl } = ports;
  const offers = listCurrentOffers(ports, request).map(({ promotion }) => {
    const {
      criterias: _rules,
      financeExample: _terms,
      delivers: _delivers,
      serviceIds: _serviceIds,
      offCents: _offCents,
      ...offer
    } = promotion;
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

/** The answer never names who receives a lead. */
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
