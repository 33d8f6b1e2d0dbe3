/** It is one address of a sitemap. */
export interface SitemapEntry {
  /** It is the canonical address, from the site's root. */
  readonly address: string;
  /** It is the day (`2026-11-20`) or instant of the last real change, or null when that is unknown. */
  readonly lastChange: string | null;
  /** It is the address of the page's picture on this site, or null when there is none. */
  readonly image: string | null;
}

/** Sitemaps write an instant as `2026-11-20T18:00:00Z`. */
export function formatSitemapInstant(ms: number): string {
  return new Date(ms).toISOString().replace(/\.\d+Z$/, "Z");
}
