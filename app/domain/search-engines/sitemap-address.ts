export const SITEMAP_KINDS = [
  "pages",
  "vehicles",
  "filters",
  "offers",
  "staff",
] as const;
export type SitemapKind = (typeof SITEMAP_KINDS)[number];

/** Files count from 1. */
export interface SitemapName {
  readonly kind: SitemapKind;
  readonly number: number;
  /** The request was for `.xml.gz`. */
  readonly isCompressed: boolean;
}

export const SITEMAP_INDEX_ADDRESS = "/sitemap.xml";

/** Prints `/sitemaps/vehicles-1.xml`. */
export function getSitemapAddress(kind: SitemapKind, number: number): string {
  return `/sitemaps/${kind}-${number}.xml`;
}

const NAME = /^([a-z]+)-([1-9]\d{0,3})\.xml(\.gz)?$/;

/** An address that the site would not write gives null. */
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
