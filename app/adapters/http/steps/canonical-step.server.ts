import type { PathFinder } from "#app/domain/address/canonical-path.ts";
import {
  send,
  type Step,
} from "#app/adapters/http/requests/exchange.server.ts";
import { buildSecurityHeaders } from "#app/adapters/http/answers/security-headers.server.ts";

/** Asked for by an address that a page gave; in capitals it would be nobody's. */
const PAGE_DATA = /(?:\.data|\/_payload\.json)$/;

/** One address a page: every other way to write it leads there for good. Assumption A128. */
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
