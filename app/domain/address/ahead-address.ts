/** Pages that are the same for everybody and change nothing when they are asked for: they may be fetched ahead. */
const AHEAD_PATTERNS = [
  "/",
  "/search-vehicles/*",
  "/used-vehicle/*",
  "/new-vehicle/*",
  "/certified-vehicle/*",
] as const;

/** Whether a page of this path may be fetched before anybody asked for it. */
export function canPrefetch(pathname: string): boolean {
  return AHEAD_PATTERNS.some((pattern) =>
    pattern.endsWith("*")
      ? pathname.startsWith(pattern.slice(0, -1))
      : pathname === pattern,
  );
}

/** For browsers that fetch documents ahead themselves; in force until the site's own code follows links. */
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
