import { gateCopy } from "#app/site/gate/copy.ts";
import { type SaidHead, siteTexts } from "#app/site/head/page-head.server.ts";
import type { SiteView } from "#app/site/page/site-view.ts";

/** Of a list while all that it could show is private. */
export function privateListHead(_page: unknown, site: SiteView): SaidHead {
  const t = siteTexts(gateCopy, site);
  return { title: t("privateTitle"), description: null, leftOut: "locked" };
}
