import { type SaidHead, siteTexts } from "#app/site/head/page-head.server.ts";
import type { SiteView } from "#app/site/page/site-view.ts";
import { careersCopy } from "./copy.ts";

export function careersHead(
  { reference }: { readonly reference: string | null },
  site: SiteView,
): SaidHead {
  const t = siteTexts(careersCopy, site);
  if (reference !== null) return { title: t("sentTitle"), description: null };
  return {
    title: t("title"),
    hasOwnTitle: true,
    description: t("description", { name: site.name }),
  };
}
