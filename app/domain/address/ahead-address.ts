import { listTranslatedAddresses } from "./printed-address.ts";

/** These pages are the same for everybody and change nothing when they are requested, so they may be prefetched. */
const AHEAD_PATTERNS = [
  "/",
  "/search-vehicles/*",
  "/used-vehicle/*",
  "/new-vehicle/*",
  "/certified-vehicle/*",
].flatMap(listTranslatedAddresses);

export function canPrefetch(pathname: string): boolean {
  return AHEAD_PATTERNS.some((pattern) =>
    pattern.endsWith("*")
      ? pathname.startsWith(pattern.slice(0, -1))
      : pathname === pattern,
  );
}

/**
 * These rules are for browsers that prefetch documents themselves; they hold until the site's own code follows links.
 */
export const SPECULATION_RULES = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: AHEAD_PATTERNS },
          { not: { selector_matches: "[download],[target],[rel~=nofollow]" } },
        ],
      },
      eagerness: "moderate",
    },
  ],
});
