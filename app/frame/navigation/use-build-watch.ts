import { useEffect, useRef } from "react";
import { createPath, useNavigation } from "react-router";
import type { RouteRules } from "#app/domain/delivery/delivery.ts";
import { logInBrowser } from "#app/frame/failures/browser-log.ts";
import { comesAsDocument, findNewerBuild } from "./newer-build.ts";

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
