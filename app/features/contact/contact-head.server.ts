import { type SaidHead, siteTexts } from "#app/site/head/page-head.server.ts";
import type { SiteView } from "#app/site/page/site-view.ts";
import { contactCopy } from "./copy.ts";

export function contactHead(_page: unknown, site: SiteView): SaidHead {
  const t = siteTexts(contactCopy, site);
  return {
    title: t("title"),
    hasOwnTitle: true,
    description: t("description", { name: site.name }),
    things: site.getMetadata?.().stores ?? [],
  };
}
