export const SITEMAP_KINDS = [
  "pages",
  "vehicles",
  "filters",
  "offers",
  "staff",
] as const;
export type SitemapKind = (typeof SITEMAP_KINDS)[number];

/** It is one file of a sitemap; files count from 1. */
export interface SitemapName {
  readonly kind: SitemapKind;
  readonly number: number;
  /** The file was requested as `.xml.gz`. */
  readonly isCompressed: boolean;
}

export const SITEMAP_INDEX_ADDRESS = "/sitemap.xml";

/** The address is `/sitemaps/vehicles-1.xml`. */
export function getSitemapAddress(kind: SitemapKind, number: number): string {
  return `/sitemaps/${kind}-${number}.xml`;
}

const NAME = /^([a-z]+)-([1-9]\d{0,3})\.xml(\.gz)?$/;

/** It parses the last segment of such an address, and is null for any that the site would not write. */
export function parseSitemapName(text: string): SitemapName | null {
  const [, kindText, numberText, ending] = NAME.exec(text) ?? [];
  const kind = SITEMAP_KINDS.find((it) => it === kindText);
  if (kind === undefined) return null;
  return {
    kind,
    number: Number(numberText),
    isCompressed: ending !== undefined,
  };
}
