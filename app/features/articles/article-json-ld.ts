import type { Article, Person, ProfilePage } from "schema-dts";
import { getDealershipNodeId } from "#app/site/head/json-ld-ids.ts";
import type { AuthorPageData, GuidePageData } from "./article-data.ts";

interface Site {
  readonly name: string;
  readonly siteUrl: string;
  readonly language: string;
}

export function buildGuideJsonLd(
  { title, summary, updatedOn, author }: GuidePageData,
  site: Site,
): Article {
  const dealership = buildDealershipNode(site);
  return {
    "@type": "Article",
    headline: title,
    description: summary,
    dateModified: updatedOn,
    inLanguage: site.language,
    publisher: dealership,
    author:
      author === null
        ? dealership
        : {
            "@type": "Person",
            name: author.name,
            ...(author.address !== null && {
              url: site.siteUrl + author.address,
            }),
          },
  };
}

export function buildAuthorJsonLd(
  { title, role, updatedOn }: AuthorPageData,
  site: Site,
): ProfilePage {
  const person: Person = {
    "@type": "Person",
    name: title,
    jobTitle: role,
    worksFor: buildDealershipNode(site),
  };
  return {
    "@type": "ProfilePage",
    dateModified: updatedOn,
    mainEntity: person,
  };
}

function buildDealershipNode({ name, siteUrl }: Site) {
  return {
    "@type": "Organization" as const,
    "@id": getDealershipNodeId(siteUrl),
    name,
    url: `${siteUrl}/`,
  };
}
