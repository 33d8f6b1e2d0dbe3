import type { BreadcrumbList } from "schema-dts";

interface Crumb {
  readonly label: string;
  /** Null for the page itself. */
  readonly href: string | null;
}

/** The way to a page, as its breadcrumb shows it. */
export function buildBreadcrumbJsonLd(
  crumbs: readonly Crumb[],
  siteUrl: string,
): BreadcrumbList {
  return {
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ label, href }, at) => ({
      "@type": "ListItem",
      position: at + 1,
      name: label,
      ...(href !== null && { item: siteUrl + href }),
    })),
  };
}
