import { splitLanguage } from "#app/domain/address/printed-address.ts";

/** Where on the site a lead was written; "none" for what came without a page. */
export const LEAD_SOURCES = [
  "vehicle",
  "list",
  "home",
  "contact",
  "trade",
  "financing",
  "testDrive",
  "service",
  "offers",
  "company",
  "other",
  "none",
] as const;
export type LeadSource = (typeof LEAD_SOURCES)[number];

/** The first that fits; paths as spec §2 has them. */
const SOURCES: readonly (readonly [RegExp, LeadSource])[] = [
  [/^\/$/, "home"],
  [/^\/(?:new|used|certified)-vehicle\//, "vehicle"],
  [/^\/(?:search|saved|compare)-?/, "list"],
  [/^\/contact-us/, "contact"],
  [/^\/sell-trade-my-car/, "trade"],
  [/^\/auto-financing/, "financing"],
  [/^\/test-drive/, "testDrive"],
  [/^\/service/, "service"],
  [/^\/special-offers/, "offers"],
  [/^\/our-company/, "company"],
];

/** By the page that the lead names; null where it cannot be read. */
export function getLeadSource(url: string | null): LeadSource {
  const path = URL.parse(url ?? "", "http://site.invalid")?.pathname;
  if (url === null || url === "" || path === undefined) return "none";
  const page = splitLanguage(path).address;
  return SOURCES.find(([pattern]) => pattern.test(page))?.[1] ?? "other";
}
