import { createHash } from "node:crypto";
import { getCanonicalAddress } from "#app/domain/address/canonical-address.ts";
import { addLanguage } from "#app/domain/address/printed-address.ts";
import { buildGate, type Gate } from "#app/domain/gate/gate.ts";
import { EVERYTHING, PAGE_SIZE } from "#app/domain/inventory/search.ts";
import {
  getSitemapAddress,
  SITEMAP_KINDS,
  type SitemapKind,
} from "#app/domain/search-engines/sitemap-address.ts";
import {
  MOST_ADDRESSES,
  type SitemapEntry,
} from "#app/domain/search-engines/sitemap-xml.ts";
import type { Language } from "#app/domain/store-profile/fields/languages.ts";
import { STRANGER } from "#app/domain/visitor/visitor-profile.ts";
import type { AppPorts } from "#app/ports.ts";
import type { OfferRequest } from "#app/site/offers/current-offers.server.ts";
import { getCanonicalRules } from "#app/site/store/profile-rules.ts";
import {
  listEveryVisible,
  toSitemapEntry,
} from "#app/site/vehicles/gated/visible-vehicles.server.ts";
import { createGatedIndex } from "#app/site/vehicles/gated/gated-index.ts";
import { listFilterEntries } from "./filter-entries.server.ts";
import {
  listOfferEntries,
  listPageEntries,
  listStaffEntries,
} from "./page-entries.server.ts";

export type SitemapPorts = Pick<
  AppPorts,
  "profile" | "siteUrl" | "index" | "clock"
>;

/** The oldest comes first, so that what arrives joins the last file, and the others stay as they are. */
const ALL = { ...EVERYTHING, sort: "oldest" } as const;

/** Each page has an address in every language, and none is torn from the others. */
function countPagesInFile({ profile }: Pick<SitemapPorts, "profile">): number {
  const { languages } = profile.site;
  return Math.floor(MOST_ADDRESSES / PAGE_SIZE / languages.length);
}

export interface SitemapList {
  readonly entries: AsyncIterable<readonly SitemapEntry[]>;
  /** The tag changes whenever an entry may have changed. */
  readonly tag: string;
  readonly lastModifiedMs: number;
}

/** A kind that has no address has no file. */
export function listSitemapFiles(ports: SitemapPorts): readonly string[] {
  const facts = getCrawlerFacts(ports);
  return SITEMAP_KINDS.flatMap((kind) =>
    Array.from({ length: countFiles(kind, ports, facts) }, (_, at) =>
      getSitemapAddress(kind, at + 1),
    ),
  );
}

/** Files count from 1, null is all of a kind; the answer is null where there is no such file. */
export function findSitemapList(
  ports: SitemapPorts,
  kind: SitemapKind,
  file: number | null,
): SitemapList | null {
  const facts = getCrawlerFacts(ports);
  if (file !== null && file > countFiles(kind, ports, facts)) return null;
  const few = kind === "vehicles" ? null : listFewEntries(kind, ports, facts);
  const entries =
    few === null
      ? listVehicleEntries(ports, facts.gate, file)
      : yieldBatch(
          file === null ? few : (sliceFiles(few, ports)[file - 1] ?? []),
        );
  return {
    // Programs find a vehicle once; search engines read every page.
    entries: canonicalizeEntries(
      entries,
      ports,
      file === null ? ["en"] : ports.profile.site.languages,
    ),
    tag: computeTag(ports, facts.gate, [kind, file, few]),
    lastModifiedMs: getChangedAtMs(ports),
  };
}

/** The inventory or the offers that run may have changed any address. */
export function getChangedAtMs({
  profile,
  index,
  clock,
}: Pick<SitemapPorts, "profile" | "index" | "clock">): number {
  const nowMs = clock.nowMs();
  const turns = profile.promotions
    .flatMap(({ startDate, endDate }) => [startDate, endDate])
    .map((it) => Date.parse(it))
    .filter((ms) => ms <= nowMs);
  return Math.max(index.builtAtMs, ...turns);
}

function countFiles(
  kind: SitemapKind,
  ports: SitemapPorts,
  facts: OfferRequest,
): number {
  return kind === "vehicles"
    ? countVehicleFiles(ports, facts.gate)
    : sliceFiles(listFewEntries(kind, ports, facts), ports).length;
}

function listFewEntries(
  kind: Exclude<SitemapKind, "vehicles">,
  ports: SitemapPorts,
  facts: OfferRequest,
): readonly SitemapEntry[] {
  if (kind === "filters") return listFilterEntries(ports, facts.gate);
  if (kind === "offers") return listOfferEntries(ports, facts);
  return kind === "staff"
    ? listStaffEntries(ports.profile)
    : listPageEntries(ports.profile);
}

function sliceFiles<T>(
  entries: readonly T[],
  ports: SitemapPorts,
): readonly (readonly T[])[] {
  const size = countPagesInFile(ports) * PAGE_SIZE;
  return Array.from({ length: Math.ceil(entries.length / size) }, (_, file) =>
    entries.slice(file * size, (file + 1) * size),
  );
}

async function* yieldBatch<T>(batch: T): AsyncGenerator<T> {
  yield batch;
}

/** The addresses are those of the pages' own canonical links. */
async function* canonicalizeEntries(
  entries: AsyncIterable<readonly SitemapEntry[]>,
  { profile }: SitemapPorts,
  languages: readonly Language[],
): AsyncGenerator<readonly SitemapEntry[]> {
  const rules = getCanonicalRules(profile);
  const { isLowercased } = rules;
  for await (const batch of entries)
    yield batch
      .map((entry) => {
        if (!isLowercased && !entry.address.includes("?")) return entry;
        const [path = "", query] = entry.address.split("?", 2);
        const address = getCanonicalAddress(
          path,
          new URLSearchParams(query),
          rules,
        );
        return { ...entry, address };
      })
      .flatMap((entry) =>
        languages.map((language) => ({
          ...entry,
          address: addLanguage(entry.address, language),
        })),
      );
}

function computeTag(
  { profile, siteUrl, index }: SitemapPorts,
  gate: Gate,
  content: readonly unknown[],
): string {
  const { seo, conditions, vehicles } = profile;
  const parts = [siteUrl, seo, conditions, vehicles, gate, index.version];
  return createHash("sha1")
    .update(JSON.stringify([...parts, ...content]))
    .digest("base64url");
}

/** Whatever cookies the request has, a sitemap is for somebody without them (Assumption A19). */
function getCrawlerFacts({
  profile,
  clock,
}: Pick<AppPorts, "profile" | "clock">): OfferRequest {
  const { restrictions, visitor, stores } = profile;
  const rules = { restrictions, profileDays: visitor.profileDays };
  return {
    gate: buildGate(rules, STRANGER, clock.nowMs()),
    visitor: STRANGER,
    storeId: stores[0]?.id ?? "",
  };
}

function countVehicleFiles(
  { index, profile }: SitemapPorts,
  gate: Gate,
): number {
  const answer = createGatedIndex(index, gate, profile).search(ALL);
  if (answer === null || answer.results.total === 0) return 0;
  return Math.ceil(answer.results.pageCount / countPagesInFile({ profile }));
}

/** Files count from 1; null asks for all vehicles. */
async function* listVehicleEntries(
  ports: SitemapPorts,
  gate: Gate,
  file: number | null,
): AsyncGenerator<readonly SitemapEntry[]> {
  const pageCount = countPagesInFile(ports);
  const pages =
    file === null ? {} : { firstPage: (file - 1) * pageCount + 1, pageCount };
  for await (const vehicles of listEveryVisible(ports, gate, ALL, pages))
    yield vehicles
      .map((it) => toSitemapEntry(it, ports, gate))
      .filter((it) => it !== null);
}
