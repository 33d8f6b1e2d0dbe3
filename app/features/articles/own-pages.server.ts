import type { AppPorts } from "#app/ports.ts";
import type { RequestFacts } from "#app/request-facts.ts";
import { buildBreadcrumbJsonLd } from "#app/site/head/json-ld.ts";
import type { SaidHead } from "#app/site/head/page-head.server.ts";
import type { SiteView } from "#app/site/page/site-view.ts";
import { buildCrumbs } from "#app/site/sections/ways.server.ts";
import { chooseWords } from "./written-language.ts";
import { renderMarkdown } from "./markdown.server.ts";

export type OwnPageData = NonNullable<ReturnType<typeof ownPage>>;

/** A page that the dealership wrote itself; null where it wrote none by this name. */
export function ownPage(
  { profile }: Pick<AppPorts, "profile">,
  { language }: Pick<RequestFacts, "language">,
  { slug }: { readonly slug: string },
) {
  const page = profile.ownPages.find((it) => it.slug === slug);
  if (page === undefined) return null;
  const { words, lang } = chooseWords({ en: page, es: page.es }, language);
  const { title, description, updatedOn, markdown, disclosure } = words;
  const { html } = renderMarkdown(markdown, language);
  return {
    title,
    description,
    updatedOn,
    html,
    disclosure,
    way: buildCrumbs(profile, { language }, [], title),
    ...lang,
  };
}

export function ownPageHead(
  { title, description, way }: OwnPageData,
  site: SiteView,
): SaidHead {
  return {
    title,
    description,
    things: [buildBreadcrumbJsonLd(way.crumbs, site.siteUrl)],
  };
}
