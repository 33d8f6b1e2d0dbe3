import { buildBreadcrumbJsonLd } from "#app/site/head/breadcrumb-json-ld.ts";
import { type SaidHead, siteTexts } from "#app/site/head/page-head.server.ts";
import type { SiteView } from "#app/site/page/site-view.ts";
import type {
  AuthorPageData,
  GuidePageData,
  LegalPageData,
} from "./article-data.ts";
import { buildAuthorJsonLd, buildGuideJsonLd } from "./article-json-ld.ts";
import { articlesCopy } from "./copy.ts";
import { formatDay } from "./day-text.ts";
import { guideCrumbs } from "./guide-crumbs.ts";

export function guideHead(page: GuidePageData, site: SiteView): SaidHead {
  const crumbs = guideCrumbs(page, siteTexts(articlesCopy, site));
  return {
    title: page.title,
    description: page.summary,
    type: "article",
    things: [
      buildGuideJsonLd(page, site),
      buildBreadcrumbJsonLd(crumbs, site.siteUrl),
    ],
  };
}

export function guidesHead(_page: unknown, site: SiteView): SaidHead {
  const t = siteTexts(articlesCopy, site);
  return {
    title: t("guidesTitle"),
    description: t("guidesDescription", { name: site.name }),
  };
}

export function authorHead(page: AuthorPageData, site: SiteView): SaidHead {
  const t = siteTexts(articlesCopy, site);
  const { title, role } = page;
  return {
    title,
    description: t("authorDescription", { title, role, name: site.name }),
    things: [buildAuthorJsonLd(page, site)],
  };
}

export function legalHead(
  { title, updatedOn }: LegalPageData,
  site: SiteView,
): SaidHead {
  const t = siteTexts(articlesCopy, site);
  const { name, language } = site;
  const date = formatDay(updatedOn, language);
  return { title, description: t("legalDescription", { title, name, date }) };
}
