import { type SaidHead, siteTexts } from "#app/site/head/page-head.server.ts";
import type { SiteView } from "#app/site/page/site-view.ts";
import { inquiryCopy } from "./copy.ts";
import type { InquiryPageData } from "./inquiry.server.ts";

export function inquiryHead(
  { kind, name, reference }: InquiryPageData,
  site: SiteView,
): SaidHead {
  const t = siteTexts(inquiryCopy, site);
  if (reference !== null) return { title: t("sentTitle"), description: null };
  return {
    title: t(`${kind}.title`, { vehicle: name }),
    hasOwnTitle: true,
    description: null,
  };
}
