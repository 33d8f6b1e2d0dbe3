import { type SaidHead, siteTexts } from "#app/site/head/page-head.server.ts";
import { sectionThings } from "#app/site/sections/section-things.server.ts";
import type { SiteView } from "#app/site/page/site-view.ts";
import { plansCopy } from "./copy.ts";
import type { PlansPageData } from "./plans-page.tsx";

export function plansHead(page: PlansPageData, site: SiteView): SaidHead {
  const t = siteTexts(plansCopy, site);
  const { name: warranty, maxMiles: miles } = page;
  return {
    title: t("title"),
    description: t("description", { warranty, miles }),
    things: sectionThings(page, site),
  };
}
