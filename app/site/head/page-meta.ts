import type { MetaDescriptor } from "react-router";
import { toLocale } from "#app/domain/store-profile/fields/languages.ts";
import { SOCIAL_PICTURE_SIZE } from "#app/domain/social-picture/social-picture.ts";
import { formatDocumentTitle } from "#app/site/page/page-title.tsx";
import { type PageData, unpackPageData } from "#app/site/page/page-data.ts";
import type { SiteView } from "#app/site/page/site-view.ts";
import type { HeadPicture, PageHead } from "#app/site/page/page-head.ts";

interface PageMetaArgs {
  /** Of a loader that used `withHead`; undefined where it failed. */
  readonly loaderData: { readonly head: PageData<PageHead> } | null | undefined;
  /** The root's comes first. */
  readonly matches: readonly ({ readonly loaderData?: unknown } | undefined)[];
}

/** Every page exports it: `export { pageMeta as meta } from "./page-meta.ts"`. */
export function pageMeta({
  loaderData,
  matches: [root],
}: PageMetaArgs): MetaDescriptor[] {
  if (loaderData == null || root?.loaderData === undefined) return [];
  // The root's loader packs nothing else.
  const site = unpackPageData(root.loaderData as PageData<SiteView>);
  return toDescriptors(unpackPageData(loaderData.head), site);
}

/** The tags of a page's head, as React Router writes them. */
function toDescriptors(
  head: PageHead,
  site: Pick<
    SiteView,
    | "name"
    | "titleSeparator"
    | "language"
    | "siteUrl"
    | "themeColor"
    | "socialPicture"
  >,
): MetaDescriptor[] {
  const { title, description, canonical, graph } = head;
  return [
    ...(head.hasOwnTitle ? [] : [{ title: formatDocumentTitle(title, site) }]),
    { tagName: "link", rel: "canonical", href: canonical },
    ...head.alternates.map(({ language, address }) => ({
      tagName: "link",
      rel: "alternate",
      hrefLang: language,
      href: address,
    })),
    ...(description === null
      ? []
      : [{ name: "description", content: description }]),
    ...(head.isLeftOut ? [{ name: "robots", content: "noindex" }] : []),
    { name: "theme-color", content: site.themeColor },
    { property: "og:title", content: head.sharedTitle ?? title },
    ...(description === null
      ? []
      : [{ property: "og:description", content: description }]),
    { property: "og:type", content: head.type ?? "website" },
    { property: "og:url", content: canonical },
    { property: "og:site_name", content: site.name },
    {
      property: "og:locale",
      content: toLocale(site.language).replace("-", "_"),
    },
    ...pictureTags(head.picture ?? site.socialPicture, site.siteUrl),
    ...(graph === null
      ? []
      : // schema-dts and React Router describe the same JSON in two ways.
        [{ "script:ld+json": graph as unknown as LdJson }]),
  ];
}

type LdJson = Extract<
  MetaDescriptor,
  { readonly "script:ld+json": unknown }
>["script:ld+json"];

function pictureTags(
  { address, alt }: HeadPicture,
  siteUrl: string,
): MetaDescriptor[] {
  const { width, height } = SOCIAL_PICTURE_SIZE;
  return [
    { property: "og:image", content: new URL(address, `${siteUrl}/`).href },
    { property: "og:image:width", content: String(width) },
    { property: "og:image:height", content: String(height) },
    { property: "og:image:alt", content: alt },
    { name: "twitter:card", content: "summary_large_image" },
    { name: "twitter:image:alt", content: alt },
  ];
}
