import { SHOWN_SECTIONS } from "#app/domain/address/offers-place.ts";
import { hasLockedOffers } from "#app/domain/gate/gate.ts";
import type { OfferSection } from "#app/domain/store-profile/content/promotion.ts";
import {
  type CurrentOffer,
  listCurrentOffers,
  type OfferPorts,
} from "#app/site/offers/current-offers.server.ts";
import {
  buildOfferCard,
  findOfferLoan,
} from "#app/site/offers/offer-card.server.ts";
import { type SaidHead, siteTexts } from "#app/site/head/page-head.server.ts";
import type { SiteView } from "#app/site/page/site-view.ts";
import { sectionThings } from "#app/site/sections/section-things.server.ts";
import { specialOffersCopy } from "./copy.ts";
import { buildLockedOffers } from "./locked-offers.server.ts";
import { findModelOffers } from "./model-offers.server.ts";
import {
  CARD_CARS,
  type OffersFacts,
  buildHeroFrame,
  createOffersTranslator,
  getKeyPrefix,
  getScheduleLink,
  listShopLinks,
  SECTION_PICTURES,
} from "./offers-hero.server.ts";

export type OffersPageData = NonNullable<ReturnType<typeof offersPage>>;

/** `section` is null for `/special-offers`; the answer is null for a section that there is not. */
export function offersPage(
  ports: OfferPorts,
  facts: OffersFacts,
  params: { readonly section?: string | undefined },
) {
  const section = SHOWN_SECTIONS.find((it) => it === params.section) ?? null;
  if (section === null && params.section !== undefined) return null;
  const locked = hasLockedOffers(facts.gate)
    ? buildLockedOffers(ports, facts, section)
    : null;
  if (locked !== null)
    return { section, hero: locked.screen.hero, offers: null, locked };
  return {
    section,
    hero: buildOffersHero(ports, facts, section),
    offers: buildOffers(ports, facts, section),
    /** Null means that nothing waits for the unlock. */
    locked,
  };
}

export function offersHead(page: OffersPageData, site: SiteView): SaidHead {
  const t = siteTexts(specialOffersCopy, site);
  const prefix = getKeyPrefix(page.section);
  return {
    title: t(`${prefix}title`),
    description: t(`${prefix}description`, { name: site.name }),
    things: sectionThings(page, site),
  };
}

function buildOffersHero(
  { profile }: OfferPorts,
  facts: OffersFacts,
  section: OfferSection | null,
) {
  const t = createOffersTranslator(profile, facts);
  const prefix = getKeyPrefix(section);
  const isOfService = section === "service";
  const shop = isOfService ? [] : listShopLinks(profile, facts);
  const schedule =
    section === "sales" ? [] : [getScheduleLink(profile, facts, null)];
  return {
    ...buildHeroFrame(profile, facts, section),
    title: t(`${prefix}heading`),
    lead: t(`${prefix}lead`),
    links: [...shop, ...schedule],
    note: null,
  };
}

function buildOffers(
  ports: OfferPorts,
  facts: OffersFacts,
  section: OfferSection | null,
) {
  const { profile } = ports;
  const current = listCurrentOffers(ports, facts).filter(
    ({ promotion }) =>
      section === null || promotion.additional.category === section,
  );
  const isFeatured = ({ promotion }: CurrentOffer) =>
    promotion.position === "promotions-carousel";
  const sections = section === null ? SHOWN_SECTIONS : [section];
  const hasModels = section === null || section === "sales";
  return {
    /** A featured offer opens a page and leads to what it is for; its image is the dealership's own, or null. */
    featured: current.filter(isFeatured).map(({ promotion }) => ({
      ...buildOfferCard(promotion, profile, facts),
      loan: findOfferLoan(promotion, profile, facts.language),
      picture: SECTION_PICTURES[promotion.additional.category],
      image: promotion.img,
    })),
    groups: sections.flatMap((it) => {
      const own = current.filter(
        ({ promotion }) => promotion.additional.category === it,
      );
      const listed = own.filter((offer) => !isFeatured(offer));
      // All offers of the group stand above, so "no offers" would be untrue.
      if (own.length > 0 && listed.length === 0) return [];
      return {
        section: it,
        offers: listed.map(({ promotion }) =>
          buildOfferCard(promotion, profile, facts),
        ),
        cars: listed.length === CARD_CARS.length ? CARD_CARS : [],
      };
    }),
    /** Null means that no new cars are to be shown. */
    models: hasModels ? findModelOffers(ports, facts) : null,
  };
}
