import { useEffect, useRef } from "react";
import { createPath, useNavigation } from "react-router";
import {
  type BuildMeta,
  getBuildMetaAddress,
  getRouteRule,
  LATEST_BUILD_ADDRESS,
  type LatestBuild,
  type RouteRules,
} from "#app/domain/delivery/delivery.ts";
import { logInBrowser } from "#app/frame/failures/fresh-document.ts";

const EVERY_MS = 5 * 60_000;

/**
 * Asks every five minutes, and when the tab returns, whether this page's build is still the one that is served; when
 * it is not, the next page comes as a document of the new one.
 */
export function useBuildWatch(): void {
  const rules = useRef<RouteRules | null>(null);
  const { state, location: target, formMethod } = useNavigation();
  useEffect(() => {
    const ownId = findRunningBuildId();
    if (ownId === null) return;
    const look = async () => {
      if (document.hidden || rules.current !== null) return;
      rules.current = await findNewerBuild(ownId, {
        fetchJson,
        warn: logInBrowser,
      });
    };
    // The tab may have been away for hours before anybody moved in it.
    if (performance.now() > EVERY_MS) void look();
    const timer = setInterval(look, EVERY_MS);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, []);
  useEffect(() => {
    // Where a form leads comes with the form's answer.
    const isWanted = state === "loading" && formMethod === undefined;
    if (!isWanted || rules.current === null) return;
    if (comesAsDocument(target.pathname, rules.current, logInBrowser))
      location.assign(createPath(target));
  }, [state, target, formMethod]);
}

/** Of the list of routes that came with the document; null in development. */
function findRunningBuildId(): string | null {
  const list: unknown = Reflect.get(window, "__reactRouterManifest");
  if (!import.meta.env.PROD || typeof list !== "object" || list === null)
    return null;
  const version: unknown = Reflect.get(list, "version");
  return typeof version === "string" ? version : null;
}

async function fetchJson(address: string): Promise<unknown> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return answer.json();
}

interface BuildReader {
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
