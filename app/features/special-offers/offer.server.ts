import { SHOWN_SECTIONS } from "#app/domain/address/offers-place.ts";
import { getOfferAddress } from "#app/domain/address/page-address.ts";
import { hasLockedOffers } from "#app/domain/gate/gate.ts";
import {
  formatOfferStart,
  getOfferCode,
  getOfferEnd,
  isStandingOffer,
  needsOfferCode,
} from "#app/domain/promotion/offer-days.ts";
import { formatSearchAddress } from "#app/domain/search-address/search-address.ts";
import type {
  Promotion,
  StoreProfile,
} from "#app/domain/store-profile/store-profile.ts";
import {
  type CurrentOffer,
  listCurrentOffers,
  type OfferPorts,
} from "#app/site/offers/current-offers.server.ts";
import {
  buildOfferCard,
  findOfferAction,
  findOfferLoan,
  getOfferIcon,
} from "#app/site/offers/offer-card.server.ts";
import { type SaidHead, siteTexts } from "#app/site/head/page-head.server.ts";
import { listKeptPromises } from "#app/site/page/built-pages.ts";
import type { SiteView } from "#app/site/page/site-view.ts";
import { sectionThings } from "#app/site/sections/section-things.server.ts";
import {
  buildCallLink,
  buildCrumbs,
  findPageAddress,
} from "#app/site/sections/ways.server.ts";
import { getStoreOrFirst } from "#app/domain/leads/route-lead.ts";
import { buildDepartmentHours } from "#app/site/store/department-hours.server.ts";
import { getTimeZone } from "#app/site/store/store-hours.ts";
import { buildCards } from "#app/site/vehicles/cards/present-cards.server.ts";
import { specialOffersCopy } from "./copy.ts";
import { buildLockedOffers } from "./locked-offers.server.ts";
import { formatOfferDates } from "./offer-sheet.tsx";
import {
  type OffersFacts,
  findOfferLine,
  getScheduleLink,
  listShopLinks,
  listOfferWays,
  SECTION_PICTURES,
} from "./offers-hero.server.ts";

const CARS = 4;
const OTHER_OFFERS = 3;

type OfferPageData = NonNullable<ReturnType<typeof offerPage>>;
export type OfferOnNow = ReturnType<typeof buildCurrentOffer>;
export type EndedOffer = ReturnType<typeof buildEndedOffer>;

/**
 * While offers are locked every id answers alike, so that none is revealed. An offer that has not begun, or is not for
 * this visitor, answers like an unknown one, null; one that has ended says so (Assumption A79).
 */
export function offerPage(
  ports: OfferPorts,
  facts: OffersFacts,
  { section: asked, id }: { readonly section: string; readonly id: string },
) {
  const section = SHOWN_SECTIONS.find((it) => it === asked);
  if (section === undefined) return null;
  if (hasLockedOffers(facts.gate)) {
    const locked = buildLockedOffers(ports, facts, section);
    return locked === null ? null : ({ kind: "locked", locked } as const);
  }
  const { profile, clock } = ports;
  const promotion = listKeptPromises(profile, profile.promotions).find(
    (it) => it.id === id,
  );
  if (promotion === undefined) return null;
  const all = listCurrentOffers(ports, facts);
  const current = all.find((it) => it.promotion === promotion);
  const hasEnded = Date.parse(promotion.endDate) <= clock.nowMs();
  if (current === undefined && !hasEnded) return null;
  const { category } = promotion.additional;
  if (category !== section) {
    const { language } = facts;
    const address = getOfferAddress(category, id, { language });
    /** It belongs to another section. */
    return { kind: "moved", address } as const;
  }
  const others = listOtherOffers(promotion, all, ports, facts);
  return current === undefined
    ? buildEndedOffer(promotion, others, ports, facts)
    : buildCurrentOffer(current, others, ports, facts);
}

function buildCurrentOffer(
  { promotion, vehicles }: CurrentOffer,
  others: ReturnType<typeof listOtherOffers>,
  ports: OfferPorts,
  facts: OffersFacts,
) {
  const { profile } = ports;
  const { language } = facts;
  const { category } = promotion.additional;
  const isAboutCars = category === "sales" || vehicles !== null;
  return {
    kind: "offer" as const,
    name: promotion.name[language],
    section: category,
    hero: {
      ...buildCrumbs(
        profile,
        facts,
        listOfferWays(profile, facts, category),
        promotion.title[language],
      ),
      title: promotion.title[language],
      lead: promotion.description[language],
      links: buildActions(promotion, ports, facts),
      // The sheet beside the words has the terms.
      note: null,
      picture: SECTION_PICTURES[category],
    },
    sheet: {
      ...buildOfferSheet(promotion, profile, facts),
      icon: getOfferIcon(promotion, profile),
      terms: promotion.disclosure?.[language] ?? null,
    },
    /** Whoever is not to choose a car first comes by in these hours. */
    hours: isAboutCars
      ? []
      : buildDepartmentHours(
          ports,
          facts,
          getStoreOrFirst(facts.storeId, profile),
          category === "service" ? "service" : "sales",
        ),
    loan: findOfferLoan(promotion, profile, language),
    cars: vehicles && buildOfferCars(vehicles, ports, facts),
    others,
    offersAddress: findPageAddress(profile, facts, "specialOffers"),
  };
}

/** A service desk needs to see this on the printed sheet. */
function buildOfferSheet(
  promotion: Promotion,
  { stores, storeGroup }: StoreProfile,
  { language, storeId }: OffersFacts,
) {
  const { category } = promotion.additional;
  const timeZone = getTimeZone({ stores }, storeId);
  return {
    /** Null where nobody asks for one. */
    code: needsOfferCode(category) ? getOfferCode(promotion, timeZone) : null,
    start: formatOfferStart(promotion, timeZone, language),
    /** Null means that the offer stands until it is taken down. */
    end: isStandingOffer(promotion)
      ? null
      : getOfferEnd(promotion, timeZone, language),
    ...findOfferLine({ stores, storeGroup }, { storeId }, category),
  };
}

/** Only some of the vehicles; the address is of all that the offer's search finds. */
function buildOfferCars(
  { search, total, vehicles }: NonNullable<CurrentOffer["vehicles"]>,
  ports: OfferPorts,
  facts: OffersFacts,
) {
  return {
    vehicles: buildCards(ports, facts, vehicles.slice(0, CARS)),
    total,
    address: formatSearchAddress(search, { language: facts.language }),
  };
}

/** The offer's own button, or the telephone while its page is off, comes first. */
function buildActions(
  promotion: Promotion,
  { profile }: OfferPorts,
  facts: OffersFacts,
) {
  const own = findOfferAction(promotion, profile, facts);
  const next =
    promotion.additional.category === "service"
      ? [getScheduleLink(profile, facts, promotion.id)]
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
  // The terms of a loan stand open in its card, which would be the tallest of its row by far, so it comes last.
  return [...others.filter(isNear), ...others.filter((it) => !isNear(it))]
    .toSorted(
      (a, b) =>
        Number(a.financeExample !== null) - Number(b.financeExample !== null),
    )
    .slice(0, OTHER_OFFERS)
    .map((it) => buildOfferCard(it, profile, facts));
}

/** The claim of an ended offer is not repeated. */
function buildEndedOffer(
  promotion: Promotion,
  current: ReturnType<typeof listOtherOffers>,
  { profile }: OfferPorts,
  facts: OffersFacts,
) {
  const timeZone = getTimeZone(profile, facts.storeId);
  return {
    kind: "ended" as const,
    end: getOfferEnd(promotion, timeZone, facts.language).day,
    current,
    offersAddress: findPageAddress(profile, facts, "specialOffers"),
    inventoryAddress: findPageAddress(profile, facts, "searchVehicles"),
  };
}

export function offerHead(
  page: Exclude<OfferPageData, { kind: "moved" }>,
  site: SiteView,
): SaidHead {
  const t = siteTexts(specialOffersCopy, site);
  switch (page.kind) {
    case "locked":
      return { title: t("title"), description: null, leftOut: "locked" };
    case "ended":
      return { title: t("endedTitle"), description: null };
    case "offer": {
      const about = { offer_name: page.name, name: site.name };
      return {
        // Spec §3: the title carries offer_name.
        title: t("offerTitle", about),
        description: t(
          page.loan === null ? "offerDescription" : "loanDescription",
          { ...about, valid: formatOfferDates(page.sheet, t) },
        ),
        things: sectionThings(page, site),
      };
    }
  }
}
