import { getGuideAddress } from "#app/domain/address/page-address.ts";
import type { Language } from "#app/domain/store-profile/fields/languages.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import { formatSearchAddress } from "#app/domain/search-address/search-address.ts";
import type { AppPorts } from "#app/ports.ts";
import type { RequestFacts } from "#app/request-facts.ts";
import { buildFaqSection } from "#app/site/sections/faq-section.server.ts";
import type { SectionLink } from "#app/site/sections/link-row.tsx";
import { buildCrumbs, listPageLinks } from "#app/site/sections/ways.server.ts";
import { getPlanKey } from "#app/site/forms/asked-plan.ts";
import { isPageOn } from "#app/site/page/built-pages.ts";
import { createTranslator, type Translate } from "#app/site/page/copy.ts";
import { formatAmount } from "#app/site/page/format.ts";
import { type SaidHead, siteTexts } from "#app/site/head/page-head.server.ts";
import { sectionThings } from "#app/site/sections/section-things.server.ts";
import type { SiteView } from "#app/site/page/site-view.ts";
import { type PlansText, plansCopy } from "./copy.ts";
import { countStock, getListedSearch } from "./covered-stock.server.ts";
import { findPlanQuestionAddress } from "./plan-question.server.ts";
import { PLANS_ANCHOR, type PlansPageData } from "./plans-page.tsx";
import type { PlanFact } from "./sold-plans.tsx";

type Plan = NonNullable<StoreProfile["warranty"]>["plans"][number];
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
    ...listPageLinks(profile, { language }, "contact", t("askWarranty")),
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
    plans: warranty.plans.map((plan, at) => ({
      name: plan.name[language],
      when: plan.when?.[language] ?? null,
      price: plan.fromCents === null ? null : formatAmount(plan.fromCents),
      term: plan.term?.[language] ?? null,
      facts: listFacts(plan, t, language),
      askAddress: findPlanQuestionAddress(profile, { language }, at),
      chatKey: canAskInChat(profile) ? getPlanKey(at) : null,
    })),
    refund: warranty.planRefund?.[language] ?? null,
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

/** A vendor's widget learns of no plan: the contact page does (Assumption A464). */
function canAskInChat({ chat }: StoreProfile): boolean {
  return chat.isEnabled && chat.vendorScriptUrl === null;
}

/** Nothing stands for what nobody gave. */
function listFacts(
  { covers, leavesOut, deductibleCents, suits }: Plan,
  t: Translate<PlansText>,
  language: Language,
): Partial<Record<PlanFact, string>> {
  return {
    covers: covers[language],
    ...(leavesOut !== null && { leavesOut: leavesOut[language] }),
    ...(deductibleCents !== null && {
      deductible:
        deductibleCents === 0
          ? t("noDeductible")
          : t("deductible", { amount: formatAmount(deductibleCents) }),
    }),
    suits: suits[language],
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
