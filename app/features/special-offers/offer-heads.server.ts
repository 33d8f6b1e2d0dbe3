import { type SaidHead, siteTexts } from "#app/site/head/page-head.server.ts";
import { sectionThings } from "#app/site/sections/section-things.server.ts";
import type { SiteView } from "#app/site/page/site-view.ts";
import { specialOffersCopy } from "./copy.ts";
import type { OfferPageData } from "./special-offers-data.ts";

export function offerHead(page: OfferPageData, site: SiteView): SaidHead {
  switch (page.kind) {
    case "locked":
      return { title: page.head.title, description: null, leftOut: "locked" };
    case "ended": {
      const t = siteTexts(specialOffersCopy, site);
      return { title: t("endedTitle"), description: null };
    }
    case "offer":
      return { ...page.head, things: sectionThings(page, site) };
  }
}
