import { PAGE_PATHS } from "#app/domain/store-profile/fields/page-paths.ts";
import { addLanguage, splitLanguage } from "./printed-address.ts";
import { addClickIdentifiers } from "./canonical-address.ts";

/** These pages redirect every equivalent address themselves, in one redirect (Assumption A1). */
const OWN_RULES = /^(?:search-vehicles|(?:used|new|certified)-vehicle)(?:\/|$)/;
/** Programs call these addresses by their exact name, so they are never redirected. */
const INTERFACES = /^api\//;

/** Finds where an address leads that differs from a page's own only in letter case, slashes or encoding. */
export type PathFinder = (pathname: string) => string | null;

/**
 * `patterns` are the paths of the route table, such as `special-offers/:section/:id`. The finder returns the one path
 * of the page, or null where no such page exists or `pathname` is that path already. `pathname` can be decoded.
 */
export function createPathFinder(patterns: readonly string[]): PathFinder {
  const known = patterns
    .filter(
      (it) => !OWN_RULES.test(it) && !INTERFACES.test(it) && !it.endsWith("*"),
    )
    .map((it) => it.split("/").filter((part) => part !== ""))
    // A name counts more than a parameter.
    .sort((one, other) => countParameters(one) - countParameters(other));
  return (pathname) => {
    // A language is written in small letters, too.
    const { language, address } = splitLanguage(
      pathname.replace(/^\/+[^/]{2}(?=\/|$)/, (it) => it.toLowerCase()),
    );
    const segments = address
      .split("/")
      .filter((part) => part !== "")
      .map(decodeURIComponent);
    if (segments.length === 0) return addLanguage("/", language);
    const pattern = known.find((it) => matchesPattern(it, segments));
    if (pattern === undefined) return null;
    const parts = pattern.map((part, at) =>
      toCanonicalSegment(part, segments[at]),
    );
    return addLanguage(`/${parts.join("/")}`, language);
  };
}

function countParameters(pattern: readonly string[]): number {
  return pattern.filter(isParameter).length;
}

function isParameter(part: string): boolean {
  return part.startsWith(":");
}

function matchesPattern(
  pattern: readonly string[],
  segments: readonly string[],
): boolean {
  return (
    pattern.length === segments.length &&
    pattern.every(
      (part, at) => isParameter(part) || part === segments[at]?.toLowerCase(),
    )
  );
}

/** Only a VIN is written in capitals, and a signed name is another one in other letters. */
function toCanonicalSegment(part: string, segment = ""): string {
  if (!isParameter(part)) return part;
  if (part === ":token") return encodeURIComponent(segment);
  return encodeURIComponent(
    part === ":vin" ? segment.toUpperCase() : segment.toLowerCase(),
  );
}

const OLD_YEAR_PATH = /^\/20(1\d|2[0-5])(\/|$)/;

/** Spec §2: addresses of the years 2010 to 2025 lead on, an advertisement's too; null for every other path. */
export function findLegacyRedirect(
  path: string,
  query: URLSearchParams,
): string | null {
  return OLD_YEAR_PATH.test(path)
    ? addClickIdentifiers(PAGE_PATHS.autoFinancing, query)
    : null;
}
