import { type SaidHead, siteTexts } from "#app/site/head/page-head.server.ts";
import type { SiteView } from "#app/site/page/site-view.ts";
import type { ConfirmationData } from "./confirmation.server.ts";
import { confirmationCopy } from "./copy.ts";

export function confirmationHead(
  { receipt }: { readonly receipt: ConfirmationData | null },
  site: SiteView,
): SaidHead {
  const t = siteTexts(confirmationCopy, site);
  return {
    title: t(receipt === null ? "noneTitle" : "title"),
    description: null,
  };
}
