import { type SaidHead, siteTexts } from "#app/site/head/page-head.server.ts";
import type { SiteView } from "#app/site/page/site-view.ts";
import { estimatorCopy } from "#app/features/payment-estimator/copy.ts";
import type { EstimatePageData } from "./estimate-page.server.ts";

export function estimateHead(
  { name: vehicle }: EstimatePageData,
  site: SiteView,
): SaidHead {
  const t = siteTexts(estimatorCopy, site);
  return {
    title: t("pageTitle", { vehicle }),
    description: t("pageDescription", { vehicle }),
  };
}
