import { unlockCopy } from "#app/site/unlock/unlock-copy.ts";
import { type SaidHead, siteTexts } from "#app/site/head/page-head.server.ts";
import type { SiteView } from "#app/site/page/site-view.ts";
import { privateInventoryCopy } from "./copy.ts";
import type { PrivateInventoryData } from "./private-inventory.server.ts";

export function privateInventoryHead(
  { form }: PrivateInventoryData,
  site: SiteView,
): SaidHead {
  const t = siteTexts(privateInventoryCopy, site);
  const description = t("description", { name: site.name });
  if (form === null) return { title: t("openTitle"), description };
  return {
    title: siteTexts(unlockCopy, site)(`title.${form.opens}`),
    hasOwnTitle: true,
    description,
  };
}
