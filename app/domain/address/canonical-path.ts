/** These tell every equivalent address by themselves, in one redirect (Assumption A1). */
const OWN_RULES = /^(?:search-vehicles|(?:used|new|certified)-vehicle)(?:\/|$)/;
/** Programs ask by the exact name. */
const INTERFACES = /^api\//;

/** Finds where an address leads that differs from a page's own in letter case, slashes or encoding alone. */
export type PathFinder = (pathname: string) => string | null;

/**
 * `patterns` are the paths of the route table: `special-offers/:section/:id`. The finder answers with the one path
 * of the page, or null where there is no such page or the path says so itself. `pathname` can be decoded.
 */
export function createPathFinder(patterns: readonly string[]): PathFinder {
  const known = patterns
    .filter((it) => !OWN_RULES.test(it) && !INTERFACES.test(it) && it !== "*")
    .map((it) => it.split("/").filter((part) => part !== ""))
    // A name counts more than a parameter.
    .sort((one, other) => countParameters(one) - countParameters(other));
  return (pathname) => {
    const segments = pathname
      .split("/")
      .filter((part) => part !== "")
      .map(decodeURIComponent);
    if (segments.length === 0) return "/";
    const pattern = known.find((it) => matchesPattern(it, segments));
    if (pattern === undefined) return null;
    const parts = pattern.map((part, at) =>
      toCanonicalSegment(part, segments[at]),
    );
    return `/${parts.join("/")}`;
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

/** A VIN is in capitals; whatever else has a name of its own has it in small letters. */
function toCanonicalSegment(part: string, segment = ""): string {
  if (!isParameter(part)) return part;
  return encodeURIComponent(
    part === ":vin" ? segment.toUpperCase() : segment.toLowerCase(),
  );
}
