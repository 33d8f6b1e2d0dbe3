/** Spec §7: says which build is served now. */
export const LATEST_BUILD_ADDRESS = "/builds/latest.json";

export interface LatestBuild {
  readonly id: string;
}

/** How a page that a new build made reaches a browser that runs an older one: as a whole document, or as its data. */
export type RouteRule = "document" | "data";

/** By path; a `*` at the end stands for anything. */
export type RouteRules = Readonly<Record<string, RouteRule>>;

export interface BuildMeta extends LatestBuild {
  readonly routeRules: RouteRules;
}

/** Assumption A129: what an older build's scripts would make of new data, nobody has tried. */
export const ROUTE_RULES: RouteRules = { "/*": "document" };

export function getBuildMetaAddress(buildId: string): string {
  return `/builds/meta/${encodeURIComponent(buildId)}.json`;
}

/** The path's own rule, else that of the longest pattern that it fits; "document" where there is none. */
export function getRouteRule(pathname: string, rules: RouteRules): RouteRule {
  const [longest = pathname] = Object.keys(rules)
    .filter(
      (pattern) =>
        pattern.endsWith("*") && pathname.startsWith(pattern.slice(0, -1)),
    )
    .sort((one, other) => other.length - one.length);
  return rules[pathname] ?? rules[longest] ?? "document";
}
