import { SITEMAP_INDEX_ADDRESS } from "#app/domain/search-engines/sitemap-address.ts";
import { addLanguage } from "#app/domain/address/printed-address.ts";
import type { AppPorts } from "#app/ports.ts";
import { buildNamedSearches } from "#app/site/search/named-searches.server.ts";

/**
 * No crawler needs these: answers for programs, forms about one vehicle or with somebody's way back, and the
 * endless combinations of filters. Single pages that say `noindex` are open, because a crawler must read them
 * to see it; photos, feeds and everything else are open to every crawler too (Assumption A21).
 */
const CLOSED: readonly string[] = [
  "/alerts/",
  "/api/",
  "/appointment-calendars/",
  "/appointments/",
  "/ask-about-vehicle/",
  "/check-availability/",
  "/email-me-this-car/",
  "/payment-estimate/",
  "/personalized-pricing",
  "/price-alert/",
  "/search-alert/",
  "/search-vehicles/*?",
  "/test-drive/",
  "/*?*returnTo=",
  "/*?*reference=",
  "/*?*vins=",
  "/*.data$",
];
const PAGES_OF_LISTS = "/search-vehicles/*?page=";

/** A crawler that is not let in cannot read that nothing may be shown: on a copy all is open and says noindex. */
const COPY = `# A copy of the site: every answer says noindex, and crawlers are let in to read that.
User-agent: *
Disallow:
`;

export function formatRobotsText({
  siteUrl,
  isForSearchEngines,
  profile,
}: Pick<AppPorts, "siteUrl" | "isForSearchEngines" | "profile">): string {
  if (!isForSearchEngines) return COPY;
  const named = [...buildNamedSearches(profile).keys()];
  const { languages } = profile.site;
  const open = [PAGES_OF_LISTS, ...named.filter((it) => it.includes("?"))];
  const lines = [
    "User-agent: *",
    ...CLOSED.flatMap((path) =>
      // A pattern with a star at its beginning covers every language.
      path.startsWith("/*") || path === "/api/"
        ? [`Disallow: ${path}`]
        : languages.map((it) => `Disallow: ${addLanguage(path, it)}`),
    ),
    ...open.flatMap((path) =>
      languages.map((it) => `Allow: ${addLanguage(path, it)}`),
    ),
    "",
    `Sitemap: ${siteUrl}${SITEMAP_INDEX_ADDRESS}`,
  ];
  return `${lines.join("\n")}\n`;
}
