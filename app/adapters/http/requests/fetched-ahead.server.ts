import type { Exchange } from "./exchange.server.ts";

/** A fetched page is kept for the time from pointing at a link to pressing it. */
const KEPT_S = 10;

export function isFetchedAhead({
  incoming,
}: Pick<Exchange, "incoming">): boolean {
  return String(incoming.headers["sec-purpose"]).includes("prefetch");
}

/** A browser that may not keep what it prefetched would fetch it again at once. */
export function letBrowserKeep({ status, headers }: Response): void {
  if (status === 200 && isForEverybody(headers))
    headers.set("Cache-Control", `private, max-age=${KEPT_S}`);
}

/** Says whether an answer may be kept for everybody: it holds nothing of one visitor. */
export function isForEverybody(headers: Headers): boolean {
  return (
    !headers.has("Set-Cookie") &&
    !/private|no-store/.test(headers.get("Cache-Control") ?? "")
  );
}
