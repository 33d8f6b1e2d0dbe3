import {
  type FixedPageKey,
  pageAddress,
} from "#app/domain/address/addresses.ts";
import { formatSearchAddress } from "#app/domain/address/search-address.ts";
import type { Gate } from "#app/domain/gate/gate.ts";
import type { InventoryResults } from "#app/domain/inventory/results.ts";
import { normalizeKeywords } from "#app/domain/inventory/keywords.ts";
import { EVERYTHING } from "#app/domain/inventory/search.ts";
import type { Language } from "#app/domain/store-profile/localized-text.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import type { AppPorts } from "#app/ports.ts";
import { isPageOn } from "#app/site/store/built-pages.ts";
import { pricePolicy } from "#app/site/store/profile-rules.ts";
import { featuredVehicle } from "./featured-vehicle.server.ts";
import type {
  BodyStyleLink,
  HomeClaims,
  HomePages,
  HomeView,
  ReviewSection,
} from "./home-view.ts";
import { searchBehindGate } from "./inventory-counts.server.ts";
import { specialFilterCards } from "./special-filters.server.ts";

/** Spec §2, home. */
export function homePage(
  ports: Pick<AppPorts, "profile" | "index">,
  gate: Gate,
  language: Language = ports.profile.site.defaultLanguage,
): HomeView {
  const { profile } = ports;
  const everything = searchBehindGate(ports, gate, EVERYTHING);
  const { warranty } = profile;
  return {
    vehicleCount: everything?.total ?? 0,
    conditions: profile.conditions.filter(
      (condition) => !gate.hiddenGroups.includes(condition),
    ),
    suggestions: suggestions(ports, gate, language),
    featured: featuredVehicle(
      everything?.vehicles ?? [],
      gate,
      pricePolicy(profile),
      language,
    ),
    pages: homePages(profile, language),
    bodyStyles: bodyStyleLinks(profile, everything, language),
    specialFilters: specialFilterCards(ports, gate, language),
    claims: homeClaims(profile),
    warranty: {
      maxMiles: warranty.maxMiles,
      disclaimer: warranty.disclaimer[language],
    },
    reviews: reviewSection(profile),
    faqs: profile.faqs.home.map(({ question, answers, disclosure }) => ({
      question: question[language],
      answers: [...answers, ...(disclosure === null ? [] : [disclosure])].map(
        (answer) => answer[language],
      ),
    })),
    countByStore: Object.fromEntries(
      (everything?.counts.store ?? []).map(({ value, count }) => [
        value,
        count,
      ]),
    ),
  };
}

function homePages(profile: StoreProfile, language: Language): HomePages {
  const addressIfOn = (page: FixedPageKey) =>
    isPageOn(profile, page) ? pageAddress(page, { language }) : null;
  return {
    inventory: pageAddress("searchVehicles", { language }),
    applyForFinancing: addressIfOn("applyForFinancing"),
    autoFinancing: addressIfOn("autoFinancing"),
    sellTrade: addressIfOn("sellTrade"),
    service: addressIfOn("service"),
    serviceSchedule: addressIfOn("serviceSchedule"),
    protectionPlans: addressIfOn("vehicleProtectionPlans"),
    contact: addressIfOn("contact"),
  };
}

function bodyStyleLinks(
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

function homeClaims({ claims, trade }: StoreProfile): HomeClaims {
  return {
    preApprovalSeconds: claims.preApprovalSeconds,
    approvalHoursFrom: claims.approvalHours.from,
    approvalHoursTo: claims.approvalHours.to,
    inspectionPoints: claims.inspectionPoints,
    offerValidDays: trade.offerValidDays,
    valuationSeconds: claims.valuationSeconds,
  };
}

/** Spec §9: the home page shows reviews of the category Finance. */
const HOME_REVIEWS = "Finance";

function reviewSection({ ratings, reviews }: StoreProfile): ReviewSection {
  return {
    rating: ratings.rating,
    count: ratings.count,
    platform: ratings.platform,
    url: ratings.url,
    reviews: reviews
      .filter(({ categories }) => categories.includes(HOME_REVIEWS))
      .slice(0, ratings.reviewsPerSection)
      .map(({ reviewerName, text, stars, platform }) => ({
        name: reviewerName,
        text,
        stars,
        platform,
      })),
  };
}

/** Only searches that find something: a suggestion that leads nowhere is worse than none. */
function suggestions(
  ports: Pick<AppPorts, "profile" | "index">,
  gate: Gate,
  language: Language,
): HomeView["suggestions"] {
  return ports.profile.search.suggestions.flatMap((text) => {
    const words = text[language];
    const search = { ...EVERYTHING, keywords: normalizeKeywords(words) };
    const found = searchBehindGate(ports, gate, search)?.total ?? 0;
    if (found === 0) return [];
    return [{ words, address: formatSearchAddress(search, { language }) }];
  });
}
