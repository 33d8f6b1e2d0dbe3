import { getOfferSectionAddress } from "#app/domain/address/page-address.ts";
import { hasLockedOffers } from "#app/domain/gate/gate.ts";
import { getIllustrationAddress } from "#app/domain/illustration/illustration-address.ts";
import type { Illustration } from "#app/domain/illustration/illustration.ts";
import type { OfferSection } from "#app/domain/store-profile/content/promotion.ts";
import {
  type CurrentOffer,
  listCurrentOffers,
  type OfferPorts,
} from "#app/site/offers/current-offers.server.ts";
import { buildOfferCard } from "#app/site/offers/offer-card.server.ts";
import { findModelOffers } from "./model-offers.server.ts";
import { buildOffersHead, buildOffersHero } from "./offers-hero.server.ts";
import type {
  FeaturedOffer,
  OfferGroup,
  OffersPageData,
} from "./special-offers-data.ts";
import {
  type OffersFacts,
  listSectionLinks,
  SHOWN_SECTIONS,
  createOffersTranslator,
} from "./ways-on.server.ts";

/** The pictures decorate featured offers in turn. */
const FEATURED_CARS: readonly Illustration[] = [
  { bodystyle: "sedans", paintKey: "silver", variant: 12 },
  { bodystyle: "suvs", paintKey: "navy", variant: 5 },
  { bodystyle: "coupes", paintKey: "red", variant: 30 },
];

/** `/special-offers`, or the page of one section. */
export function offersPage(
  ports: OfferPorts,
  facts: OffersFacts,
  section: OfferSection | null,
): OffersPageData {
  const { profile } = ports;
  return {
    head: buildOffersHead(ports, facts, section),
    hero: buildOffersHero(ports, facts, section),
    offers: hasLockedOffers(facts.gate)
      ? null
      : buildOffers(ports, facts, section),
    others: section === null ? [] : listSectionLinks(profile, facts, section),
  };
}

function buildOffers(
  ports: OfferPorts,
  facts: OffersFacts,
  section: OfferSection | null,
): OffersPageData["offers"] {
  const current = listCurrentOffers(ports, facts).filter(
    ({ promotion }) =>
      section === null || promotion.additional.category === section,
  );
  const isFeatured = ({ promotion }: CurrentOffer) =>
    promotion.position === "promotions-carousel";
  const sections = section === null ? SHOWN_SECTIONS : [section];
  const hasModels = section === null || section === "sales";
  return {
    featured: current
      .filter(isFeatured)
      .map(({ promotion }, at) =>
        buildFeaturedOffer(promotion, at, ports, facts),
      ),
    groups: sections.flatMap((it): OfferGroup[] => {
      const own = current.filter(
        ({ promotion }) => promotion.additional.category === it,
      );
      const listed = own.filter((offer) => !isFeatured(offer));
      // All offers of the group stand above, so "no offers" would be untrue.
      if (own.length > 0 && listed.length === 0) return [];
      return [buildOfferGroup(it, listed, ports, facts, section === null)];
    }),
    models: hasModels ? findModelOffers(ports, facts) : null,
  };
}

function buildFeaturedOffer(
  promotion: CurrentOffer["promotion"],
  at: number,
  { profile }: OfferPorts,
  facts: OffersFacts,
): FeaturedOffer {
  const car = FEATURED_CARS[at % FEATURED_CARS.length];
  return {
    ...buildOfferCard(promotion, profile, facts),
    image:
      promotion.img ??
      (car
        ? getIllustrationAddress(car, "profile-left", { crop: "hero" })
        : null),
  };
}

function buildOfferGroup(
  section: OfferSection,
  offers: readonly CurrentOffer[],
  { profile }: OfferPorts,
  facts: OffersFacts,
  isOnIndex: boolean,
): OfferGroup {
  const t = createOffersTranslator(profile, facts);
  const title = t(`section.${section}`);
  return {
    section,
    title: isOnIndex ? title : t("now"),
    offers: offers.map(({ promotion }) =>
      buildOfferCard(promotion, profile, facts),
    ),
    all:
      isOnIndex && offers.length > 0
        ? {
            label: t("sectionAll", { section: title.toLowerCase() }),
            address: getOfferSectionAddress(section, {
              language: facts.language,
            }),
          }
        : null,
  };
}
