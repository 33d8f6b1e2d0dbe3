import { getGuideAddress } from "#app/domain/address/page-address.ts";
import type { Language } from "#app/domain/store-profile/fields/languages.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import { formatSearchAddress } from "#app/domain/search-address/search-address.ts";
import type { Gate } from "#app/domain/gate/gate.ts";
import {
  EVERYTHING,
  type InventorySearch,
} from "#app/domain/inventory/search.ts";
import {
  FUELS_WITHOUT_ENGINE,
  getMostCoveredMiles,
} from "#app/domain/vehicle/engine-warranty.ts";
import type { AppPorts } from "#app/ports.ts";
import type { RequestFacts } from "#app/request-facts.ts";
import { buildFaqSection } from "#app/site/sections/faq-section.server.ts";
import type { SectionLink } from "#app/site/sections/link-row.tsx";
import { buildCrumbs, listPageLinks } from "#app/site/sections/ways.server.ts";
import { isPageOn } from "#app/site/page/built-pages.ts";
import { createTranslator } from "#app/site/page/copy.ts";
import { formatAmount } from "#app/site/page/format.ts";
import { createGatedIndex } from "#app/site/vehicles/gated/gated-index.ts";
import { type SaidHead, siteTexts } from "#app/site/head/page-head.server.ts";
import { sectionThings } from "#app/site/sections/section-things.server.ts";
import type { SiteView } from "#app/site/page/site-view.ts";
import { plansCopy } from "./copy.ts";
import { findPlanQuestionAddress } from "./plan-question.server.ts";
import { PLANS_ANCHOR, type PlansPageData } from "./plans-page.tsx";

type PlansPorts = Pick<AppPorts, "profile" | "index">;

export function plansPage(
  ports: PlansPorts,
  { gate, language }: Pick<RequestFacts, "gate" | "language">,
): PlansPageData | null {
  const { profile } = ports;
  const t = createTranslator(plansCopy, profile.texts[language], language);
  const { warranty } = profile;
  if (warranty === null) return null;
  const links: readonly SectionLink[] = [
    ...(isPageOn(profile, "searchVehicles")
      ? [
          {
            label: t("browse", { miles: warranty.maxMiles }),
            address: formatSearchAddress(getListedSearch(warranty.maxMiles), {
              language,
            }),
          },
        ]
      : []),
    ...listPageLinks(profile, { language }, "contact", t("contact")),
  ];
  return {
    hero: {
      ...buildCrumbs(profile, { language }, [], t("title")),
      title: t("title"),
      lead: warranty.description[language],
      // Whoever comes for what can be added finds it.
      links:
        warranty.plans.length === 0
          ? links
          : [
              ...links.slice(0, 1),
              { label: t("plansTitle"), address: `#${PLANS_ANCHOR}` },
            ],
      note: null,
      picture: null,
    },
    name: warranty.name[language],
    /** Search engines show it under the page's title. */
    summary: warranty.summary[language],
    maxMiles: warranty.maxMiles,
    stock: countStock(ports, gate, warranty.maxMiles),
    covered: warranty.covered.map((it) => it[language]),
    notCovered: warranty.notCovered.map((it) => it[language]),
    disclaimer: warranty.disclaimer[language],
    guideAddress: findGuideAddress(profile, language),
    plans: warranty.plans.map(
      ({ name, covers, when, suits, fromCents, term }, at) => ({
        name: name[language],
        covers: covers[language],
        when: when?.[language] ?? null,
        suits: suits[language],
        price: fromCents === null ? null : formatAmount(fromCents),
        term: term?.[language] ?? null,
        askAddress: findPlanQuestionAddress(profile, { language }, at),
      }),
    ),
    faqs: buildFaqSection(profile, "protectionPlans", language),
    links,
  };
}

export function plansHead(page: PlansPageData, site: SiteView): SaidHead {
  const t = siteTexts(plansCopy, site);
  const { name: warranty, summary } = page;
  return {
    title: t("title"),
    description: t("description", { warranty, summary }),
    things: sectionThings(page, site),
  };
}

function findGuideAddress(
  profile: StoreProfile,
  language: Language,
): string | null {
  const guide = profile.guides.find(({ topic }) => topic === "protection");
  return guide === undefined || !isPageOn(profile, "shoppingGuides")
    ? null
    : getGuideAddress(guide.slug, { language });
}

/** Spec §9: the list of vehicles under 85,000 miles has one address. */
function getListedSearch(maxMiles: number): InventorySearch {
  const max = getMostCoveredMiles(maxMiles);
  return { ...EVERYTHING, ranges: { mileage: { max } } };
}

/** The rule of `hasEngineWarranty`, as a search. */
function getCoveredSearch(maxMiles: number): InventorySearch {
  return {
    ...getListedSearch(maxMiles),
    table: {
      filters: FUELS_WITHOUT_ENGINE.map((value) => ({
        field: "fuelType",
        mode: "notEquals",
        value,
      })),
      lockedConditions: [],
    },
  };
}

/** Null means that this visitor may not know what is for sale. */
function countStock(
  { profile, index }: PlansPorts,
  gate: Gate,
  maxMiles: number,
): PlansPageData["stock"] {
  const visible = createGatedIndex(index, gate, profile);
  const all = visible.search(EVERYTHING);
  const listed = visible.search(getListedSearch(maxMiles));
  const covered = visible.search(getCoveredSearch(maxMiles));
  const further = visible.search({
    ...EVERYTHING,
    ranges: { mileage: { min: getMostCoveredMiles(maxMiles) + 1 } },
  });
  if (
    all === null ||
    listed === null ||
    covered === null ||
    further === null ||
    all.results.total === 0
  )
    return null;
  return {
    total: all.results.total,
    covered: covered.results.total,
    electric: listed.results.total - covered.results.total,
    further: further.results.total,
  };
}
