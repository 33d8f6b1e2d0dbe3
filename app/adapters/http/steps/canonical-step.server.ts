import type { PathFinder } from "#app/domain/address/canonical-path.ts";
import {
  send,
  type Step,
} from "#app/adapters/http/requests/exchange.server.ts";
import { buildSecurityHeaders } from "#app/adapters/http/answers/security-headers.server.ts";

/** A page gives these addresses itself, so they are asked for as written; in capitals they would match nothing. */
const PAGE_DATA = /(?:\.data|\/_payload\.json)$/;

/** Assumption A22: each page has one address, and every other way to write it redirects there permanently. */
export function createCanonicalStep(
  findPath: PathFinder,
  hasTls: boolean,
): Step {
  return (exchange) => {
    const { pathname, search } = exchange.url;
    if (exchange.method === "POST" || PAGE_DATA.test(pathname)) return false;
    const path = findPath(pathname);
    if (path === null || path === pathname) return false;
    return send(exchange, {
      status: 301,
      headers: {
        ...buildSecurityHeaders(hasTls),
        Location: path + search,
        "Cache-Control": "private, no-cache",
      },
      body: "",
    });
  };
}
