import { formatExpiredCookie } from "#app/domain/consent/storage-gate.ts";
import { FLASH } from "#app/domain/consent/stored-items.ts";
import type { RequestFacts } from "#app/request-facts.ts";
import type { Exchange } from "#app/adapters/http/requests/exchange.server.ts";
import { isFetchedAhead } from "#app/adapters/http/requests/fetched-ahead.server.ts";

/** The framework redirects with this status when a page is loaded as data. */
const DATA_REDIRECT_STATUS = 202;

/** A page shows the toast, or the data of its frame: its cookie expires with either. */
export function takeFlash(
  exchange: Pick<Exchange, "incoming" | "url" | "method" | "hasTls">,
  { flash }: Pick<RequestFacts, "flash">,
  response: Response,
): void {
  if (flash === null || !isShown(exchange) || isRedirect(response)) return;
  const { headers } = response;
  const isReplaced = headers
    .getSetCookie()
    .some((cookie) => cookie.startsWith(`${FLASH.name}=`));
  if (!isReplaced)
    headers.append("Set-Cookie", formatExpiredCookie(FLASH, exchange.hasTls));
}

function isShown(
  exchange: Pick<Exchange, "incoming" | "url" | "method">,
): boolean {
  if (exchange.method === "HEAD" || isFetchedAhead(exchange)) return false;
  // The framework names the routes it wants when it does not want all; the toast comes with the root's data.
  const routes = exchange.url.searchParams.get("_routes");
  return routes === null || routes.split(",").includes("root");
}

function isRedirect({ status }: Response): boolean {
  return (status >= 300 && status < 400) || status === DATA_REDIRECT_STATUS;
}
