import { getPageAddress } from "#app/domain/address/page-address.ts";
import { formatSearchAddress } from "#app/domain/search-address/search-address.ts";
import type { Gate } from "#app/domain/gate/gate.ts";
import { getIllustrationAddress } from "#app/domain/illustration/illustration-address.ts";
import {
  EVERYTHING,
  type InventorySearch,
} from "#app/domain/inventory/search.ts";
import type { Language } from "#app/domain/store-profile/fields/languages.ts";
import type { AppPorts } from "#app/ports.ts";
import { buildFaqSection } from "#app/site/sections/faq-section.server.ts";
import type { SectionLink } from "#app/site/sections/link-row.tsx";
import { buildCrumbs } from "#app/site/sections/ways.server.ts";
import { isPageOn } from "#app/site/page/built-pages.ts";
import { createTranslator } from "#app/site/page/copy.ts";
import { createGatedIndex } from "#app/site/vehicles/gated/gated-index.ts";
import { plansCopy } from "./copy.ts";
import type { PlansPageData } from "./plans-page.tsx";

type PlansPorts = Pick<AppPorts, "profile" | "index">;

export function plansPage(
  ports: PlansPorts,
  gate: Gate,
  language: Language,
): PlansPageData {
  const { profile } = ports;
  const t = createTranslator(plansCopy, profile.texts[language], language);
  const { warranty } = profile;
  const links: readonly SectionLink[] = [
    ...(isPageOn(profile, "searchVehicles")
      ? [
          {
            label: t("browse"),
            address: formatSearchAddress(getCoveredSearch(warranty.maxMiles), {
              language,
            }),
          },
        ]
      : []),
    ...(isPageOn(profile, "contact")
      ? [
          {
            label: t("contact"),
            address: getPageAddress("contact", { language }),
          },
        ]
      : []),
  ];
  return {
    hero: {
      ...buildCrumbs(profile, { language }, [], t("title")),
      title: warranty.name[language],
      lead: warranty.description[language],
      links,
      note: null,
      picture: getIllustrationAddress(
        { bodystyle: "sedans", paintKey: "red", variant: 7 },
        "profile-left",
        { crop: "hero" },
      ),
    },
    name: warranty.name[language],
    maxMiles: warranty.maxMiles,
    stock: countStock(ports, gate),
    covered: warranty.covered.map((it) => it[language]),
    notCovered: warranty.notCovered.map((it) => it[language]),
    disclaimer: warranty.disclaimer[language],
    faqs: buildFaqSection(profile, "protectionPlans", language),
    links,
  };
}

/** Spec §9: vehicles under 85,000 miles are covered; one with exactly that many has no warranty. */
function getCoveredSearch(maxMiles: number): InventorySearch {
  return { ...EVERYTHING, ranges: { mileage: { max: maxMiles - 1 } } };
}

/** The answer is null while this visitor may not know what is for sale. */
function countStock(
  { profile, index }: PlansPorts,
  gate: Gate,
): PlansPageData["stock"] {
  const visible = createGatedIndex(index, gate, profile);
  const all = visible.search(EVERYTHING);
  const covered = visible.search(getCoveredSearch(profile.warranty.maxMiles));
  if (all === null || covered === null || all.results.total === 0) return null;
  return { total: all.results.total, covered: covered.results.total };
}
