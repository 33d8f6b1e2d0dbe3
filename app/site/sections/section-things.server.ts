import type { Thing } from "schema-dts";
import {
  buildBreadcrumbJsonLd,
  buildFaqJsonLd,
  buildRatingJsonLd,
} from "#app/site/head/json-ld.ts";
import type { SaidHead } from "#app/site/head/page-head.server.ts";
import type { SiteView } from "#app/site/page/site-view.ts";
import type { FaqSectionView } from "./faq-section.server.ts";
import type { PageHeroText } from "./page-hero.tsx";
import type { ReviewSectionView } from "./review-section.server.ts";

interface ShownSections {
  readonly hero?: Pick<PageHeroText, "crumbs">;
  readonly reviews?: ReviewSectionView;
  readonly faqs?: FaqSectionView;
}

/** What sections of a page tell machines, as far as they stand there. */
export function sectionThings(
  { hero, reviews, faqs }: ShownSections,
  site: SiteView,
): readonly Thing[] {
  return [
    ...(hero === undefined
      ? []
      : [buildBreadcrumbJsonLd(hero.crumbs, site.siteUrl)]),
    ...listRatings(reviews, site),
    ...(faqs === undefined || faqs.questions.length === 0
      ? []
      : [buildFaqJsonLd(faqs.questions)]),
  ];
}

/** A rating that is not shown is not told. */
function listRatings(
  reviews: ReviewSectionView | undefined,
  site: SiteView,
): readonly Thing[] {
  if (reviews === undefined || reviews.first.length === 0) return [];
  const { stars, reviewCount } = reviews;
  return stars === null || reviewCount === null
    ? []
    : [buildRatingJsonLd({ stars, reviewCount }, site)];
}

/** Of a page that says its title and description itself. */
export function sectionsHead(
  page: ShownSections & { readonly head: SaidHead },
  site: SiteView,
): SaidHead {
  return { ...page.head, things: sectionThings(page, site) };
}
