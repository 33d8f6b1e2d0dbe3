/** What a search engine takes of one file, in addresses; in bytes it takes 52,428,800 (sitemaps.org). */
export const MOST_ADDRESSES = 50_000;
/** The limit keeps any file of 50,000 addresses below 50 MB. */
const LONGEST_ELEMENT_CHARACTERS = 1_000;

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = "http://www.sitemaps.org/schemas/sitemap/0.9";
const IMAGE_NAMESPACE = "http://www.google.com/schemas/sitemap-image/1.1";

export const URL_SET_START = `${DECLARATION}<urlset xmlns="${NAMESPACE}" xmlns:image="${IMAGE_NAMESPACE}">\n`;
export const URL_SET_END = "</urlset>\n";

/** An element too long for any file first loses its picture, and then is empty. */
export function formatUrlElement(
  { address, lastChange, image }: SitemapEntry,
  siteUrl: string,
): string {
  const page = `<loc>${escapeXml(siteUrl + address)}</loc>${formatChangeElement(lastChange)}`;
  const picture =
    image === null
      ? ""
      : `<image:image><image:loc>${escapeXml(siteUrl + image)}</image:loc></image:image>`;
  const element = `<url>${page}${picture}</url>\n`;
  // Addresses are percent-encoded, so a character is a byte.
  if (element.length <= LONGEST_ELEMENT_CHARACTERS) return element;
  return image === null
    ? ""
    : formatUrlElement({ address, lastChange, image: null }, siteUrl);
}

export function formatSitemapIndexXml(
  addresses: readonly string[],
  siteUrl: string,
): string {
  const files = addresses.map(
    (address) =>
      `<sitemap><loc>${escapeXml(siteUrl + address)}</loc></sitemap>\n`,
  );
  return `${DECLARATION}<sitemapindex xmlns="${NAMESPACE}">\n${files.join("")}</sitemapindex>\n`;
}

function formatChangeElement(lastChange: string | null): string {
  return lastChange === null ? "" : `<lastmod>${lastChange}</lastmod>`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (it) => ENTITIES[it] ?? it);
}

export interface SitemapEntry {
  /** Canonical addresses start at the site's root. */
  readonly address: string;
  /** Days (`2026-11-20`) and instants are of the last real change; null when that is unknown. */
  readonly lastChange: string | null;
  /** Pictures have an address on this site. */
  readonly image: string | null;
}

/** Sitemaps write an instant as `2026-11-20T18:00:00Z`. */
export function formatSitemapInstant(ms: number): string {
  return new Date(ms).toISOString().replace(/\.\d+Z$/, "Z");
}
