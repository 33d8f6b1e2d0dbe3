import { type SaidHead, siteTexts } from "#app/site/head/page-head.server.ts";
import type { SiteView } from "#app/site/page/site-view.ts";
import { confirmationCopy } from "./copy.ts";

export function confirmationHead(
  { reference }: { readonly reference: string | null },
  site: SiteView,
): SaidHead {
  const t = siteTexts(confirmationCopy, site);
  return {
    title: t(reference === null ? "noneTitle" : "title"),
    description: null,
  };
}
