import { hash } from "node:crypto";
import {
  type BuildMeta,
  getBuildMetaAddress,
  LATEST_BUILD_ADDRESS,
  type LatestBuild,
  ROUTE_RULES,
} from "#app/domain/delivery/delivery.ts";
import type {
  PlainAnswer,
  Step,
} from "#app/adapters/http/requests/exchange.server.ts";
import {
  sendJsonNotFound,
  sendSecured,
} from "#app/adapters/http/answers/plain-answers.server.ts";
import { ASSET_CACHE_CONTROL } from "#app/adapters/http/answers/static-files.server.ts";

const FOLDER = "/builds/";
/** The framework names its list of routes by a hash over all scripts and styles. */
const ROUTE_LIST = /^\/assets\/manifest-([\w-]+)\.js$/;

/** The same build gives the same id on every node; it is null in development, where nothing is built. */
export function findBuildId(addresses: Iterable<string>): string | null {
  for (const address of addresses) {
    const id = ROUTE_LIST.exec(address)?.[1];
    if (id !== undefined) return id;
  }
  return null;
}

/** Spec §7 asks for `builds/latest.json` and `builds/meta/{buildId}.json`. */
export function createBuildStep(buildId: string | null): Step {
  const answers = new Map<string, PlainAnswer>();
  if (buildId !== null) {
    const latest: LatestBuild = { id: buildId };
    const meta: BuildMeta = { ...latest, routeRules: ROUTE_RULES };
    answers
      .set(LATEST_BUILD_ADDRESS, buildJsonAnswer(latest, "no-cache"))
      .set(
        getBuildMetaAddress(buildId),
        buildJsonAnswer(meta, ASSET_CACHE_CONTROL),
      );
  }
  return (exchange) => {
    const { pathname } = exchange.url;
    if (!pathname.startsWith(FOLDER) || exchange.method === "POST")
      return false;
    const answer = answers.get(pathname);
    return answer === undefined
      ? sendJsonNotFound(exchange)
      : sendSecured(exchange, answer);
  };
}

function buildJsonAnswer(content: object, cacheControl: string): PlainAnswer {
  const body = `${JSON.stringify(content)}\n`;
  return {
    status: 200,
    headers: {
      "Content-Type": "application/json",
      "Cache-Control": cacheControl,
      ETag: `"${hash("sha1", body, "base64url")}"`,
    },
    body,
  };
}
