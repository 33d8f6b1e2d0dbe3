import { type SaidHead, siteTexts } from "#app/site/head/page-head.server.ts";
import type { SiteView } from "#app/site/page/site-view.ts";
import { yourDetailsCopy } from "./copy.ts";
import type { YourDetailsData } from "./your-details.server.ts";

export function yourDetailsHead(
  { form }: YourDetailsData,
  site: SiteView,
): SaidHead {
  const t = siteTexts(yourDetailsCopy, site);
  return {
    title: t("title"),
    hasOwnTitle: form !== null,
    description: t("description", { name: site.name }),
  };
}
