import { hash } from "node:crypto";
import {
  isRouteErrorResponse,
  UNSAFE_decodeViaTurboStream as decodeData,
  UNSAFE_SingleFetchRedirectSymbol as REDIRECT,
} from "react-router";
import {
  getPayloadAddress,
  parsePayloadRoute,
} from "#app/domain/delivery/delivery.ts";
import type { RequestFacts } from "#app/request-facts.ts";
import type {
  Exchange,
  Step,
} from "#app/adapters/http/requests/exchange.server.ts";
import {
  sendJsonNotFound,
  sendSecured,
  sendText,
} from "#app/adapters/http/answers/plain-answers.server.ts";
import { INTERFACES } from "#app/adapters/http/requests/body-limits.server.ts";
import type { PageStepOptions } from "./page-step.server.ts";
import { isForEverybody } from "#app/adapters/http/requests/fetched-ahead.server.ts";
import {
  VARY_BY_VISITOR,
  sendWebResponse,
} from "#app/adapters/http/answers/web-response.server.ts";

/** The framework sends a page's data with this type. */
const DATA_TYPE = "text/x-script";

type PayloadStepOptions = Pick<
  PageStepOptions,
  "renderer" | "readFacts" | "findCacheKey"
>;

/**
 * Spec §7, `{route}/_payload.json`: the data is what the page holds in its own markup, for the same visitor and through
 * the same gate (Assumption A24).
 */
export function createPayloadStep({
  renderer,
  readFacts,
  findCacheKey,
}: PayloadStepOptions): Step {
  return async (exchange) => {
    const route = parsePayloadRoute(exchange.url.pathname);
    if (route === null) return false;
    if (exchange.method === "POST")
      return sendText(exchange, 405, "A payload is only read.", {
        Allow: "GET, HEAD",
      });
    if (route.startsWith(INTERFACES)) return sendJsonNotFound(exchange);
    // A toast is shown on the page, not here.
    const facts: RequestFacts = { ...readFacts(exchange), flash: null };
    const request = new Request(getDataAddress(exchange.url, route));
    const { response } = await renderer.render(request, facts);
    const data = await readData(response);
    if (data === null) return sendJsonNotFound(exchange);
    if (REDIRECT in data) return redirect(exchange, data[REDIRECT], response);
    const isOpen =
      response.status === 200 &&
      findCacheKey(exchange, facts) !== null &&
      isForEverybody(response.headers) &&
      facts.experiments.assignments.length === 0;
    const json = JSON.stringify(toPayload(data, response.status));
    return sendWebResponse(
      exchange,
      new Response(json, {
        status: response.status,
        headers: {
          "Content-Type": "application/json",
          "Cache-Control": isOpen
            ? "public, max-age=0, s-maxage=60"
            : "private, no-store",
          "X-Robots-Tag": "noindex",
          ...(isOpen && { ETag: `W/"${hash("sha1", json, "base64url")}"` }),
        },
      }),
    );
  };
}

interface DataRedirect {
  readonly redirect: string;
  readonly status: number;
}

type DecodedData = Record<string, unknown> & {
  readonly [REDIRECT]?: DataRedirect;
};

async function readData(response: Response): Promise<DecodedData | null> {
  const isData = response.headers.get("Content-Type")?.startsWith(DATA_TYPE);
  if (isData !== true || response.body === null) return null;
  // The framework needs a window for the kinds of errors that it knows.
  const { value } = await decodeData(
    response.body,
    globalThis as unknown as Window & typeof globalThis,
  );
  // The data of a page is an object with a key for each route.
  return value as DecodedData;
}

/** This is the address that the router asks; only whole pages are asked for. */
function getDataAddress({ origin, searchParams }: URL, route: string): URL {
  const url = new URL(route === "/" ? "/_.data" : `${route}.data`, origin);
  for (const [name, value] of searchParams)
    if (name !== "_routes") url.searchParams.append(name, value);
  return url;
}

function toPayload(data: DecodedData, status: number) {
  const routes: Record<string, unknown> = {};
  for (const [id, result] of Object.entries(data)) {
    if (!isObject(result)) continue;
    if ("error" in result)
      return { error: toErrorBody(result["error"], status) };
    routes[id] = unpackData(result["data"]);
  }
  return { data: routes };
}

/** The message tells nothing of what happened inside the server. */
function toErrorBody(error: unknown, status: number) {
  return isRouteErrorResponse(error)
    ? { status: error.status, message: String(error.data) }
    : { status, message: "Something went wrong" };
}

/** Loaders pack what they give into one string; what they give for the page's head stands in the page's markup. */
function unpackData(data: unknown): unknown {
  return isObject(data) && typeof data["json"] === "string"
    ? JSON.parse(data["json"])
    : data;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

/** Redirects of this site lead to payloads, too; a cookie is left to the page. */
function redirect(
  exchange: Exchange,
  { redirect: location, status }: DataRedirect,
  { headers }: Response,
): true {
  const target = URL.parse(location, exchange.url.origin);
  if (target === null || target.origin !== exchange.url.origin)
    return sendJsonNotFound(exchange);
  return sendSecured(exchange, {
    status,
    headers: {
      Location: getPayloadAddress(target.pathname + target.search),
      "Cache-Control": headers.get("Cache-Control") ?? "private, no-cache",
      Vary: VARY_BY_VISITOR,
    },
    body: "",
  });
}
