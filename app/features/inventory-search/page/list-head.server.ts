import type { LeftOutReason } from "#app/domain/search-address/left-out.ts";
import type { Condition } from "#app/domain/vehicle/vehicle.ts";
import { filterCopy } from "#app/features/inventory-search/copy.ts";
import type { ListPageData } from "#app/features/inventory-search/list-page-data.ts";
import { joinTitle } from "#app/features/inventory-search/title-words.ts";
import {
  buildBreadcrumbJsonLd,
  buildListJsonLd,
} from "#app/site/head/json-ld.ts";
import { type SaidHead, siteTexts } from "#app/site/head/page-head.server.ts";
import { shortenDescription } from "#app/site/head/short-description.ts";
import { capitalize } from "#app/site/page/format.ts";
import type { SiteView } from "#app/site/page/site-view.ts";
import type { GatedAnswer } from "#app/site/vehicles/gated/gated-index.ts";

/** What a list tells machines: where its vehicles are, in its order. */
export function listHead(
  { noun, qualifiers, total, ...list }: ListPageData,
  site: SiteView,
): SaidHead {
  const { siteUrl, name, place } = site;
  const t = siteTexts(filterCopy, site);
  const { page, pageCount: pages } = list.pages ?? { page: 1, pageCount: 1 };
  const subject = joinTitle(noun, qualifiers);
  const everything = t("title.everything");
  const isEverything = list.chips.length === 0;
  const title = isEverything ? everything : capitalize(subject);
  const description = t("description", { count: total, subject, name, place });
  const crumbs = [
    { label: everything, href: list.clearAddress },
    { label: title, href: null },
  ];
  return {
    title: page === 1 ? title : t("title.page", { title, page }),
    description: shortenDescription(
      page === 1
        ? description
        : t("description.page", { page, pages, description }),
    ),
    leftOut: list.leftOut,
    things: [
      buildListJsonLd(list.vehicles, siteUrl),
      ...(isEverything ? [] : [buildBreadcrumbJsonLd(crumbs, siteUrl)]),
    ],
  };
}

/** Beyond what its address tells: a list of nothing, and one that is another list word for word. */
export function findLeftOut(
  { search, results }: GatedAnswer,
  conditionsSold: readonly Condition[],
  isAsAsked: boolean,
): LeftOutReason | null {
  if (results.total === 0) return "nothing-found";
  if (!isAsAsked) return "locked";
  return search.condition !== "all" && conditionsSold.length === 1
    ? "thin"
    : null;
}
