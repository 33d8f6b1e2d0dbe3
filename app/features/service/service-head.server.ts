import { type SaidHead, siteTexts } from "#app/site/head/page-head.server.ts";
import { sectionThings } from "#app/site/sections/section-things.server.ts";
import type { SiteView } from "#app/site/page/site-view.ts";
import { serviceCopy } from "./copy.ts";
import type { ServicePageData } from "./service-page-data.ts";

export function serviceHead(
  {
    page,
    reference,
  }: {
    readonly page: ServicePageData;
    readonly reference: string | null;
  },
  site: SiteView,
): SaidHead {
  const t = siteTexts(serviceCopy, site);
  if (reference !== null) return { title: t("sentTitle"), description: null };
  return {
    title: t("title"),
    hasOwnTitle: true,
    description: t("description", {
      name: site.name,
      count: page.services.length,
    }),
    things: sectionThings(page, site),
  };
}
