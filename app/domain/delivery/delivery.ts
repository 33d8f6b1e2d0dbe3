/** Spec §7: this file says which build is served now. */
export const LATEST_BUILD_ADDRESS = "/builds/latest.json";

export interface LatestBuild {
  readonly id: string;
}

/** A page from a new build reaches a browser that runs an older build either as a whole document or as its data. */
export type RouteRule = "document" | "data";

/** The keys are paths; a `*` at the end stands for anything. */
export type RouteRules = Readonly<Record<string, RouteRule>>;

export interface BuildMeta extends LatestBuild {
  readonly routeRules: RouteRules;
}

/** Assumption A23: nobody has tested what an older build's scripts do with new data. */
export const ROUTE_RULES: RouteRules = { "/*": "document" };

export function getBuildMetaAddress(buildId: string): string {
  return `/builds/meta/${encodeURIComponent(buildId)}.json`;
}

/** The path's own rule wins, then that of the longest matching pattern; it is "document" where there is none. */
export function getRouteRule(pathname: string, rules: RouteRules): RouteRule {
  const [longest = pathname] = Object.keys(rules)
    .filter(
      (pattern) =>
        pattern.endsWith("*") && pathname.startsWith(pattern.slice(0, -1)),
    )
    .sort((one, other) => other.length - one.length);
  return rules[pathname] ?? rules[longest] ?? "document";
}

const PAYLOAD_NAME = "/_payload.json";

/** Spec §7: the route of a `{route}/_payload.json`, "/" for the home page's; null for any other address. */
export function parsePayloadRoute(pathname: string): string | null {
  if (!pathname.endsWith(PAYLOAD_NAME)) return null;
  return pathname.slice(0, -PAYLOAD_NAME.length) || "/";
}

/** The page's query stays. */
export function getPayloadAddress(pageAddress: string): string {
  const [pathname = "", query] = pageAddress.split("?", 2);
  const route = pathname.replace(/(?<!\/)\/+$/, "");
  return `${route}${PAYLOAD_NAME}${query === undefined ? "" : `?${query}`}`;
}

export const XML_TYPE = "application/xml; charset=utf-8";
