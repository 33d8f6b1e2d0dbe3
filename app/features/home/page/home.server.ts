import {
  type FixedPageKey,
  getPageAddress,
} from "#app/domain/address/page-address.ts";
import { formatSearchAddress } from "#app/domain/search-address/search-address.ts";
import { type Gate, toListGate } from "#app/domain/gate/gate.ts";
import {
  EVERYTHING,
  type InventoryResults,
  type InventorySearch,
} from "#app/domain/inventory/search.ts";
import type { Language } from "#app/domain/store-profile/fields/languages.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import type { AppPorts, RequestFacts } from "#app/ports.ts";
import type { OfferRequest } from "#app/site/offers/current-offers.server.ts";
import { buildFaqSection } from "#app/site/sections/faq-section.server.ts";
import { buildReviewSection } from "#app/site/sections/review-section.server.ts";
import { listPageLinks } from "#app/site/sections/ways.server.ts";
import { isPageOn } from "#app/site/page/built-pages.ts";
import { findGateNotice } from "#app/site/gate/gate-notice.ts";
import { getPricePolicy } from "#app/site/store/profile-rules.ts";
import { createTranslator } from "#app/site/page/copy.ts";
import { dealershipCopy } from "#app/features/home/dealership-copy.ts";
import { findFeaturedVehicle } from "#app/features/home/featured-vehicle.server.ts";
import type {
  BodyStyleLink,
  HomeClaims,
  HomePages,
  HomeView,
} from "#app/features/home/home-view.ts";
import { searchBehindGate } from "#app/site/vehicles/gated/search-behind-gate.server.ts";
import { listHomeSlides } from "#app/features/home/slides.server.ts";
import { listSpecialFilterCards } from "#app/features/home/special-filters.server.ts";

/** A sentence is read into a search; null means that it says nothing. */
export type ReadSentence = (
  words: string,
) => { readonly search: InventorySearch; readonly address: string } | null;

/** Spec §2, home, describes what this view holds. */
export function homePage(
  ports: Pick<AppPorts, "profile" | "index" | "clock">,
  facts: OfferRequest & Pick<RequestFacts, "language">,
  readSentence: ReadSentence,
): HomeView {
  const { profile } = ports;
  const { gate, language } = facts;
  const everything = searchBehindGate(ports, gate, EVERYTHING);
  const { warranty, pages } = profile;
  // A dealership with a service department has the full home page.
  const variant = pages.service || pages.serviceSchedule ? "full" : "compact";
  return {
    vehicleCount: everything?.total ?? null,
    conditions: listVisibleConditions(profile, gate),
    gateNotice: findGateNotice(gate, {
      arePricesLocked: toListGate(gate).lockedPriceGroups.some((it) =>
        profile.conditions.includes(it),
      ),
      hasHiddenGroups: toListGate(gate).hiddenGroups.some((it) =>
        profile.conditions.includes(it),
      ),
    }),
    suggestions: listSuggestions(ports, gate, language, readSentence),
    featured: findFeaturedVehicle(
      everything?.vehicles ?? [],
      toListGate(gate),
      getPricePolicy(profile),
      language,
    ),
    pages: buildHomePages(profile, language),
    variant,
    slides: listHomeSlides(ports, facts, variant),
    bodyStyles: listBodyStyleLinks(profile, everything, language),
    specialFilters: listSpecialFilterCards(ports, gate, language),
    claims: buildHomeClaims(profile),
    warranty: {
      maxMiles: warranty.maxMiles,
      disclaimer: warranty.disclaimer[language],
    },
    // Spec §9: the reviews are of the category Finance.
    reviews: buildReviewSection(profile, ["Finance"], language),
    faqs: buildFaqSection(profile, "home", language),
    dealership: buildDealershipCallout(profile, language),
    countByStore:
      everything &&
      Object.fromEntries(
        everything.counts.store.map(({ value, count }) => [value, count]),
      ),
  };
}

/** These are the conditions that this visitor may see, or all that the store sells when everything is private. */
function listVisibleConditions(
  { conditions }: StoreProfile,
  gate: Gate,
): StoreProfile["conditions"] {
  const { hiddenGroups } = toListGate(gate);
  const visible = conditions.filter((it) => !hiddenGroups.includes(it));
  return visible.length === 0 ? conditions : visible;
}

function buildHomePages(profile: StoreProfile, language: Language): HomePages {
  const findPageAddress = (page: FixedPageKey) =>
    isPageOn(profile, page) ? getPageAddress(page, { language }) : null;
  const service = findPageAddress("service");
  return {
    inventory: getPageAddress("searchVehicles", { language }),
    applyForFinancing: findPageAddress("applyForFinancing"),
    autoFinancing: findPageAddress("autoFinancing"),
    sellTrade: findPageAddress("sellTrade"),
    service,
    serviceSchedule:
      findPageAddress("serviceSchedule") ?? findRequestAddress(service),
    protectionPlans: findPageAddress("vehicleProtectionPlans"),
  };
}

/** The address leads to the form on the page of the service center. */
function findRequestAddress(service: string | null): string | null {
  return service === null ? null : `${service}#request`;
}

/** Spec §2, dealership callout, describes this part. */
function buildDealershipCallout(
  profile: StoreProfile,
  language: Language,
): HomeView["dealership"] {
  const t = createTranslator(dealershipCopy, profile.texts[language], language);
  return {
    text: profile.storeGroup.description[language],
    links: [
      ...listPageLinks(profile, { language }, "ourCompany", t("company")),
      ...listPageLinks(profile, { language }, "contact", t("contact")),
    ],
  };
}

function listBodyStyleLinks(
  profile: StoreProfile,
  everything: InventoryResults | null,
  language: Language,
): BodyStyleLink[] {
  const counts = new Map(
    everything?.counts.bodystyle.map(({ value, count }) => [value, count]),
  );
  return profile.search.bodyStyles.flatMap(({ name, value, active }) => {
    const count = counts.get(value) ?? 0;
    if (!active || count === 0) return [];
    const search = { ...EVERYTHING, values: { bodystyle: [value] } };
    return {
      value,
      name: name[language],
      count,
      address: formatSearchAddress(search, { language }),
    };
  });
}

function buildHomeClaims({ claims, trade }: StoreProfile): HomeClaims {
  return {
    preApprovalSeconds: claims.preApprovalSeconds,
    approvalHoursFrom: claims.approvalHours.from,
    approvalHoursTo: claims.approvalHours.to,
    inspectionPoints: claims.inspectionPoints,
    offerValidDays: trade.offerValidDays,
    valuationSeconds: claims.valuationSeconds,
  };
}

/** A suggestion that leads nowhere is worse than none, so only searches that find something are suggested. */
function listSuggestions(
  ports: Pick<AppPorts, "profile" | "index">,
  gate: Gate,
  language: Language,
  readSentence: ReadSentence,
): HomeView["suggestions"] {
  return ports.profile.search.suggestions.flatMap((text) => {
    const words = text[language];
    const read = readSentence(words);
    const found = read && searchBehindGate(ports, gate, read.search)?.total;
    return read && found ? [{ words, address: read.address }] : [];
  });
}
