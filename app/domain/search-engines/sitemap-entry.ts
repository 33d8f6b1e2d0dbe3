/** One address of a sitemap. */
export interface SitemapEntry {
  /** Canonical, from the site's root. */
  readonly address: string;
  /** Day (`2026-11-20`) or instant of its last real change; null when nobody knows. */
  readonly lastChange: string | null;
  /** Address of its picture on this site; null when there is none. */
  readonly image: string | null;
}

/** An instant as sitemaps write it: `2026-11-20T18:00:00Z`. */
export function formatSitemapInstant(ms: number): string {
  return new Date(ms).toISOString().replace(/\.\d+Z$/, "Z");
}
