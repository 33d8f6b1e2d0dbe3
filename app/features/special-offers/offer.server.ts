import { getOfferAddress } from "#app/domain/address/page-address.ts";
import { hasLockedOffers } from "#app/domain/gate/gate.ts";
import { getOfferEnd } from "#app/domain/promotion/offer-days.ts";
import type { OfferSection } from "#app/domain/store-profile/content/promotion.ts";
import type { Promotion } from "#app/domain/store-profile/store-profile.ts";
import {
  type CurrentOffer,
  listCurrentOffers,
  type OfferPorts,
} from "#app/site/offers/current-offers.server.ts";
import {
  findOfferActionAddress,
  findOfferLoan,
  buildOfferCard,
} from "#app/site/offers/offer-card.server.ts";
import { buildCallLink, buildCrumbs } from "#app/site/sections/ways.server.ts";
import { getTimeZone } from "#app/site/store/store-hours.ts";
import { formatOfferDates, buildOfferSheet } from "./offer-sheet.server.ts";
import { buildOffersHead, getSectionPicture } from "./offers-hero.server.ts";
import { findOfferCars } from "./offer-cars.server.ts";
import type { OfferPageData } from "./special-offers-data.ts";
import {
  listMoreLinks,
  type OffersFacts,
  getScheduleLink,
  listShopLinks,
  createOffersTranslator,
} from "./ways-on.server.ts";

const OTHER_OFFERS = 3;

/** This is what stands at the address of an offer. */
export type OfferAnswer =
  | { readonly kind: "page"; readonly page: OfferPageData }
  /** It belongs to another section. */
  | { readonly kind: "moved"; readonly address: string }
  | { readonly kind: "unknown" };

/**
 * This answers `/special-offers/{section}/{id}`. While offers are locked every id answers alike, so that none
 * is revealed. An offer that has not begun, or is not for this visitor, answers like an unknown one; one that
 * has ended says so (Assumption A79).
 */
export function buildOfferAnswer(
  ports: OfferPorts,
  facts: OffersFacts,
  section: OfferSection,
  id: string,
): OfferAnswer {
  const { profile } = ports;
  if (hasLockedOffers(facts.gate))
    return {
      kind: "page",
      page: { kind: "locked", head: buildOffersHead(ports, facts, null) },
    };
  const promotion = profile.promotions.find((it) => it.id === id);
  if (promotion === undefined) return { kind: "unknown" };
  const all = listCurrentOffers(ports, facts);
  const current = all.find((it) => it.promotion === promotion);
  const hasEnded = Date.parse(promotion.endDate) <= ports.clock.nowMs();
  if (current === undefined && !hasEnded) return { kind: "unknown" };
  const { category } = promotion.additional;
  if (category !== section) {
    const { language } = facts;
    return {
      kind: "moved",
      address: getOfferAddress(category, id, { language }),
    };
  }
  const others = listOtherOffers(promotion, all, ports, facts);
  return {
    kind: "page",
    page:
      current === undefined
        ? buildEndedOffer(promotion, others, ports, facts)
        : buildCurrentOffer(current, others, ports, facts),
  };
}

function buildCurrentOffer(
  { promotion, vehicles }: CurrentOffer,
  others: ReturnType<typeof listOtherOffers>,
  ports: OfferPorts,
  facts: OffersFacts,
): OfferPageData {
  const { profile } = ports;
  const { language } = facts;
  const t = createOffersTranslator(profile, facts);
  const loan = findOfferLoan(promotion, profile, language);
  return {
    kind: "offer",
    head: {
      // Spec §3: the title carries offer_name.
      title: t("offerTitle", { offer_name: promotion.name }),
      description: t(loan === null ? "offerDescription" : "loanDescription", {
        offer_name: promotion.name,
        name: profile.site.name,
        valid: formatOfferDates(promotion, profile, facts),
      }),
    },
    hero: {
      ...buildCrumbs(
        profile,
        facts,
        [{ page: "specialOffers", label: t("title") }],
        promotion.name,
      ),
      title: promotion.title[language],
      lead: promotion.description[language],
      links: buildActions(promotion, ports, facts),
      note: promotion.disclosure?.[language] ?? null,
      picture: getSectionPicture(promotion.additional.category),
    },
    sheet: buildOfferSheet(promotion, profile, facts),
    loan,
    cars: findOfferCars(vehicles, ports, facts),
    others,
    more: listMoreLinks(profile, facts),
  };
}

/**
 * The offer's own button comes first, or the telephone while its page is off; then the inventory or the
 * service desk.
 */
function buildActions(
  promotion: Promotion,
  { profile }: OfferPorts,
  facts: OffersFacts,
) {
  const { language } = facts;
  const address = findOfferActionAddress(promotion, profile, language);
  const own =
    address === null
      ? null
      : { label: promotion.additional.ctaText[language], address };
  const next =
    promotion.additional.category === "service"
      ? [getScheduleLink(profile, facts)]
      : listShopLinks(profile, facts);
  const links = own === null ? next : [own, ...next];
  const distinct = links.filter(
    (link, at) => links.findIndex((it) => it.address === link.address) === at,
  );
  return distinct.length === 0 ? [buildCallLink(profile, facts)] : distinct;
}

/** Offers of the same section come first. */
function listOtherOffers(
  { id, additional }: Promotion,
  all: readonly CurrentOffer[],
  { profile }: OfferPorts,
  facts: OffersFacts,
) {
  const others = all
    .map(({ promotion }) => promotion)
    .filter((it) => it.id !== id);
  const isNear = (it: Promotion) =>
    it.additional.category === additional.category;
  return [...others.filter(isNear), ...others.filter((it) => !isNear(it))]
    .slice(0, OTHER_OFFERS)
    .map((it) => buildOfferCard(it, profile, facts));
}

/** The claim of an ended offer is not repeated. */
function buildEndedOffer(
  promotion: Promotion,
  current: ReturnType<typeof listOtherOffers>,
  { profile }: OfferPorts,
  facts: OffersFacts,
): OfferPageData {
  const t = createOffersTranslator(profile, facts);
  const timeZone = getTimeZone(profile, facts.storeId);
  const { day } = getOfferEnd(promotion, timeZone, facts.language);
  return {
    kind: "ended",
    text: t(current.length === 0 ? "endedTextNone" : "endedText", {
      end: day,
    }),
    current,
    links: [...listMoreLinks(profile, facts), ...listShopLinks(profile, facts)],
  };
}
