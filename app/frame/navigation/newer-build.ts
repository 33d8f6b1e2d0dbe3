import {
  type BuildMeta,
  getBuildMetaAddress,
  LATEST_BUILD_ADDRESS,
  type LatestBuild,
  type RouteRules,
  getRouteRule,
} from "#app/domain/delivery/delivery.ts";

export interface BuildReader {
  /** Rejects when it cannot be had or is no JSON. */
  readonly fetchJson: (address: string) => Promise<unknown>;
  readonly warn: (what: string, error: unknown) => void;
}

/**
 * The route rules of the build that is served now; null while it is the one that runs here. Spec §8: what cannot be
 * fetched is logged only; a build whose rules are not known has none.
 */
export async function findNewerBuild(
  ownId: string,
  { fetchJson, warn }: BuildReader,
): Promise<RouteRules | null> {
  try {
    const latest = await fetchJson(LATEST_BUILD_ADDRESS);
    if (!isBuild(latest)) throw new Error("It names no build.");
    if (latest.id === ownId) return null;
    try {
      const meta = await fetchJson(getBuildMetaAddress(latest.id));
      return isMeta(meta) ? meta.routeRules : {};
    } catch (error) {
      warn("The rules of the new build could not be fetched.", error);
      return {};
    }
  } catch (error) {
    warn("The build could not be looked up.", error);
    return null;
  }
}

/** Whether the page of a path must come as a document; spec §8: a rule that cannot be matched is logged only. */
export function comesAsDocument(
  pathname: string,
  rules: RouteRules,
  warn: BuildReader["warn"],
): boolean {
  try {
    return getRouteRule(pathname, rules) === "document";
  } catch (error) {
    warn("The rules of the new build could not be matched.", error);
    return true;
  }
}

function isBuild(value: unknown): value is LatestBuild {
  return (
    typeof value === "object" &&
    value !== null &&
    "id" in value &&
    typeof value.id === "string"
  );
}

function isMeta(value: unknown): value is BuildMeta {
  return isBuild(value) && "routeRules" in value;
}
