import { createHash } from "node:crypto";
import {
  addLanguage,
  splitLanguage,
} from "#app/domain/address/printed-address.ts";
import { parseSearchAddress } from "#app/domain/search-address/search-address.ts";
import { isSitemapSearch } from "#app/domain/search-engines/sitemap-search.ts";
import type { Language } from "#app/domain/store-profile/fields/languages.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import { buildNamedSearches } from "#app/site/search/named-searches.server.ts";
import { getSearchAddressRules } from "#app/site/store/profile-rules.ts";
import type { TestSite } from "#tests/support/test-site.ts";
import { type CrawledPage, readCrawled } from "./crawled-page.ts";

export interface Crawl {
  readonly pages: ReadonlyMap<string, CrawledPage>;
  /** Path → a page with an anchor or a form that leads there. */
  readonly foundOn: ReadonlyMap<string, string>;
  /** Targets of anchors and of forms by GET. */
  readonly linked: ReadonlySet<string>;
  readonly formTargets: ReadonlySet<string>;
}

export interface CrawlEffort {
  /** Of so many vehicles one is looked at. */
  readonly oneVehicleOf: number;
  /** Of so many lists that may stand in search engines one is looked at. */
  readonly oneListOf: number;
}

/** Of the endless combinations of filters, and of forms about one vehicle, these are enough. */
const ONE_COMBINATION_OF = 600;
const ONE_VEHICLE_FORM_OF = 60;
const ONE_WAY_BACK_OF = 200;
const ONE_TIME_OF = 600;

/** From the home page of a language along every link: whatever a visitor can reach, the endless parts in samples. */
export async function crawl(
  site: Pick<TestSite, "fetch" | "profile">,
  effort: CrawlEffort,
  language: Language = "en",
): Promise<Crawl> {
  const isWanted = wantedBy(site.profile, effort);
  const pages = new Map<string, CrawledPage>();
  const foundOn = new Map<string, string>([
    [addLanguage("/", language), "nowhere"],
  ]);
  const linked = new Set<string>();
  const formTargets = new Set<string>();
  // A Map goes on to what is added while it is walked.
  for (const [path] of foundOn) {
    const page = await readCrawled(site, path);
    pages.set(path, page);
    for (const link of page.links) linked.add(link);
    for (const form of page.forms) formTargets.add(form);
    for (const target of [...page.links, ...page.forms])
      if (!foundOn.has(target) && isWanted(target)) foundOn.set(target, path);
  }
  return { pages, foundOn, linked, formTargets };
}

/** Whether an address is looked at; the same ones every time. */
export function wantedBy(
  profile: StoreProfile,
  { oneVehicleOf, oneListOf }: CrawlEffort,
): (path: string) => boolean {
  const isInSitemap = createSitemapCheck(profile);
  return (address) => {
    const path = splitLanguage(address).address;
    if (path.includes("returnTo=")) return isSampled(ONE_WAY_BACK_OF, path);
    // Each car has days, and each day has times.
    if (path.startsWith("/test-drive/") && path.includes("?"))
      return isSampled(ONE_TIME_OF, path);
    if (path.startsWith("/search-vehicles/"))
      return isSampled(
        isInSitemap(path) ? oneListOf : ONE_COMBINATION_OF,
        path,
      );
    if (/[A-HJ-NPR-Z0-9]{17}$/.test(path))
      return isSampled(
        /^\/(?:new|used|certified)-vehicle\//.test(path)
          ? oneVehicleOf
          : ONE_VEHICLE_FORM_OF,
        path,
      );
    return !/[?&]vin=/.test(path) || isSampled(ONE_VEHICLE_FORM_OF, path);
  };
}

function createSitemapCheck(profile: StoreProfile): (path: string) => boolean {
  const rules = {
    conditionsSold: profile.conditions,
    namedAddresses: new Set(buildNamedSearches(profile).keys()),
  };
  return (address) => {
    const [path = "", query] = address.split("?", 2);
    const parsed = parseSearchAddress(
      path.split("/").slice(2).map(decodeURIComponent),
      new URLSearchParams(query),
      getSearchAddressRules(profile),
    );
    return (
      parsed.kind === "search" &&
      isSitemapSearch(parsed.search, parsed.canonical, rules)
    );
  };
}

function isSampled(count: number, path: string): boolean {
  if (count === 1) return true;
  const digest = createHash("sha1").update(path).digest();
  return digest.readUInt32BE(0) % count === 0;
}
