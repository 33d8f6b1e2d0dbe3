import { type SaidHead, siteTexts } from "#app/site/head/page-head.server.ts";
import { sectionThings } from "#app/site/sections/section-things.server.ts";
import type { SiteView } from "#app/site/page/site-view.ts";
import { sellCopy } from "./copy.ts";
import type { SellFormData, SellPageData } from "./sell-page-data.ts";

export function sellHead(
  { page }: { readonly page: SellPageData },
  site: SiteView,
): SaidHead {
  const t = siteTexts(sellCopy, site);
  return {
    title: t("title"),
    hasOwnTitle: true,
    description: t("description", {
      name: site.name,
      days: page.form.offerValidDays,
    }),
    things: sectionThings(page, site),
  };
}

export function yourVehicleHead(
  { form }: { readonly form: SellFormData },
  site: SiteView,
): SaidHead {
  const { offerValidDays, valuationSeconds } = form;
  const t = siteTexts(sellCopy, site);
  return {
    title: t("yourVehicleTitle"),
    hasOwnTitle: true,
    description: t("yourVehicleDescription", {
      name: site.name,
      days: offerValidDays,
      seconds: valuationSeconds,
    }),
  };
}

export function sellSentHead(_page: unknown, site: SiteView): SaidHead {
  return { title: siteTexts(sellCopy, site)("sentTitle"), description: null };
}
