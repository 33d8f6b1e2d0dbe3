import type { HomeVariant } from "#app/features/home/home-variant.ts";
import type { HomeSection } from "#app/domain/store-profile/content/home.ts";
import { buildLandscape } from "#app/site/map/landscape.ts";
import { REVIEW_SECTIONS } from "#app/domain/store-profile/content/review.ts";
import {
  type FixedPageKey,
  getPageAddress,
} from "#app/domain/address/page-address.ts";
import { type Gate, toListGate } from "#app/domain/gate/gate.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import type { AppPorts } from "#app/ports.ts";
import type { RequestFacts } from "#app/request-facts.ts";
import { formatSearchAddress } from "#app/domain/search-address/search-address.ts";
import { findGateNotice } from "#app/site/gate/gate-notice.server.ts";
import { type SaidHead, siteTexts } from "#app/site/head/page-head.server.ts";
import { buildWebsiteJsonLd } from "#app/site/head/json-ld.ts";
import type { OfferRequest } from "#app/site/offers/current-offers.server.ts";
import { isPartOn } from "#app/site/page/built-pages.ts";
import { capitalize } from "#app/site/page/format.ts";
import type { SiteView } from "#app/site/page/site-view.ts";
import { buildFaqSection } from "#app/site/sections/faq-section.server.ts";
import { buildReviewSection } from "#app/site/sections/review-section.server.ts";
import { sectionThings } from "#app/site/sections/section-things.server.ts";
import { findPageAddress } from "#app/site/sections/ways.server.ts";
import { findServiceAddress } from "#app/site/store/service-address.ts";
import { getNamedPricePolicy } from "#app/site/store/profile-rules.ts";
import {
  buildCards,
  hideArrivals,
} from "#app/site/vehicles/cards/present-cards.server.ts";
import { countHidden } from "#app/site/vehicles/gated/count-hidden.ts";
import {
  NEWEST,
  searchBehindGate,
} from "#app/site/vehicles/gated/search-behind-gate.server.ts";
import { formatConditions, homeCopy } from "#app/features/home/copy.ts";
import { buildDepartments } from "#app/features/home/departments/departments.server.ts";
import { homeHeadCopy } from "./head-copy.ts";
import { findFeaturedVehicle } from "./featured-vehicle.server.ts";
import {
  type ReadSentence,
  listBodyStyleLinks,
  listSpecialFilterCards,
  listSuggestions,
} from "./search-links.server.ts";
import { hasLoanToApplyFor, listHomeSlides } from "./slides.server.ts";
import { pickVariedArrivals } from "#app/features/home/arrivals/varied-arrivals.ts";

/** One row of cards. */
const ARRIVALS = 4;

export type HomePageData = ReturnType<typeof homePage>;

/** Spec §2, home. */
export function homePage(
  ports: Pick<AppPorts, "profile" | "index" | "clock">,
  facts: OfferRequest & Pick<RequestFacts, "language" | "storeId">,
  { readSentence }: { readonly readSentence: ReadSentence },
) {
  const { profile } = ports;
  const { gate, language } = facts;
  const { hiddenGroups, lockedPriceGroups } = toListGate(gate);
  const isSold = (group: StoreProfile["conditions"][number]) =>
    profile.conditions.includes(group);
  // The featured car is a new arrival.
  const everything = searchBehindGate(ports, gate, NEWEST);
  const lockedCount = profile.conditions.filter(
    (it) => lockedPriceGroups.includes(it) || hiddenGroups.includes(it),
  ).length;
  const { claims, warranty, pages } = profile;
  // A dealership with a service department has the full home page.
  const variant: HomeVariant =
    pages.service || pages.serviceSchedule ? "full" : "compact";
  const slides = listHomeSlides(ports, facts, variant);
  const hasSection = (section: HomeSection) =>
    profile.home.sections.includes(section);
  const lockedPrices = getLockedShare(lockedCount, profile.conditions.length);
  const homePages = buildHomePages(profile, facts);
  const offerValidDays = isPartOn(profile, "valuation")
    ? profile.trade.offerValidDays
    : null;
  const hasDepartments = hasSection("departments") && claims !== null;
  const financeOffer =
    variant === "full" && hasDepartments
      ? (slides.find(hasLoanToApplyFor) ?? null)
      : null;
  const reviews = buildReviewSection(profile, REVIEW_SECTIONS.home, language);
  const faqs = buildFaqSection(profile, "home", language);
  return {
    /** Null means that this visitor may not know. */
    vehicleCount: everything?.total ?? null,
    conditions: listVisibleConditions(profile, gate),
    gateNotice: findGateNotice(profile, facts, {
      arePricesLocked: lockedPriceGroups.some(isSold),
      hasHiddenGroups: hiddenGroups.some(isSold),
      countHidden: () => countHidden(ports.index, gate, profile),
    }),
    /** So many of the groups on sale keep their prices from this visitor. */
    lockedPrices,
    /** Whoever has left their contact details is not asked for them again. */
    waitsForTerms: lockedPrices !== "none" && gate.priceKey === "terms",
    suggestions: listSuggestions(ports, facts, readSentence),
    /** Null means that nothing is for sale. */
    featured: findFeaturedVehicle(
      everything?.vehicles ?? [],
      toListGate(gate),
      getNamedPricePolicy(profile, language),
      language,
    ),
    pages: homePages,
    variant,
    slides: slides.filter((it) => it !== financeOffer),
    /** Null means that the section is off, or that the dealership has claimed nothing. */
    departments: hasDepartments
      ? buildDepartments(profile, language, {
          claims,
          pages: homePages,
          variant,
          offerValidDays,
          areAllPricesLocked: lockedPrices === "all",
          financeOffer,
        })
      : null,
    /** A slide about the warranty says what the band would say. */
    sections: profile.home.sections.filter(
      (it) =>
        it !== "warranty" ||
        !hasSection("slides") ||
        !slides.some(({ isWarranty }) => isWarranty),
    ),
    newArrivals: hasSection("newArrivals")
      ? hideArrivals(
          buildCards(
            ports,
            facts,
            pickVariedArrivals(everything?.vehicles ?? [], ARRIVALS),
          ),
        )
      : [],
    newestAddress: formatSearchAddress(NEWEST, { language }),
    bodyStyles: listBodyStyleLinks(ports, facts, everything),
    specialFilters: listSpecialFilterCards(ports, facts),
    /** Null means that the dealership has claimed nothing. */
    claims: claims && {
      preApprovalSeconds: claims.preApprovalSeconds,
      approvalHours: claims.approvalHours,
      inspectionPoints: claims.inspectionPoints,
    },
    /** Null means that no offer is worked out here yet. */
    offerValidDays,
    /** Null means that no engine warranty is given. */
    warranty: warranty && {
      maxMiles: warranty.maxMiles,
      disclaimer: warranty.disclaimer[language],
    },
    // Spec §9: the reviews are of the category Finance. What is not shown is not told to machines either.
    reviews: hasSection("reviews") ? reviews : { ...reviews, first: [] },
    faqs: hasSection("faqs") ? faqs : { ...faqs, questions: [] },
    /** Spec §2, dealership callout. */
    description: profile.storeGroup.description[language],
    landscape: buildLandscape(profile, language),
    /** The keys are store ids; null means that this visitor may not know. */
    countByStore:
      everything &&
      Object.fromEntries(
        everything.counts.store.map(({ value, count }) => [value, count]),
      ),
  };
}

function getLockedShare(lockedCount: number, count: number) {
  if (lockedCount === 0) return "none";
  return lockedCount < count ? "some" : "all";
}

/** While everything is private, all conditions that the store sells count. */
function listVisibleConditions(
  { conditions }: StoreProfile,
  gate: Gate,
): StoreProfile["conditions"] {
  const { hiddenGroups } = toListGate(gate);
  const visible = conditions.filter((it) => !hiddenGroups.includes(it));
  return visible.length === 0 ? conditions : visible;
}

/** An address is null while its page is off. */
function buildHomePages(
  profile: StoreProfile,
  facts: Pick<RequestFacts, "language" | "storeId">,
) {
  const { language } = facts;
  const find = (page: FixedPageKey) =>
    findPageAddress(profile, { language }, page);
  return {
    inventory: getPageAddress("searchVehicles", { language }),
    applyForFinancing: find("applyForFinancing"),
    autoFinancing: find("autoFinancing"),
    sellTrade: find("sellTrade"),
    service: find("service"),
    serviceSchedule: findServiceAddress(profile, facts),
    protectionPlans: find("vehicleProtectionPlans"),
    ourCompany: find("ourCompany"),
    contact: find("contact"),
  };
}

export function homeHead(page: HomePageData, site: SiteView): SaidHead {
  const t = siteTexts(homeCopy, site);
  const tHead = siteTexts(homeHeadCopy, site);
  const { place, language } = site;
  const conditions = capitalize(formatConditions(page.conditions, t, language));
  return {
    title: tHead("documentTitle", { conditions }),
    description:
      page.vehicleCount === null
        ? tHead("descriptionPrivate", { conditions, place })
        : tHead(
            page.lockedPrices === "all" ? "descriptionLocked" : "description",
            {
              conditions,
              place,
              count: page.vehicleCount,
            },
          ),
    things: [
      buildWebsiteJsonLd(site, getPageAddress("searchVehicles", { language })),
      ...sectionThings(page, site),
      ...(site.getMetadata?.().stores ?? []),
    ],
  };
}
