import { hash } from "node:crypto";
import {
  findShortcut,
  prepare,
} from "#app/adapters/http/answers/answer-shortcuts.server.ts";
import {
  chooseEncoding,
  compressOnce,
} from "#app/adapters/http/answers/compression.server.ts";
import {
  readAnswerHeaders,
  RETRY_AFTER_S,
} from "#app/adapters/http/answers/web-response.server.ts";
import type {
  CachedPage,
  PageCache,
} from "#app/adapters/http/page-cache/page-cache.server.ts";
import {
  type AnswerHeaders,
  type Exchange,
  send,
} from "#app/adapters/http/requests/exchange.server.ts";
import type { RequestFacts } from "#app/request-facts.ts";

/** What an answer with a page is made of besides the page. */
export interface PageAnswerOptions {
  readonly cache: PageCache;
  /** `Set-Cookie` lines for a visitor whose id was made for this answer. */
  readonly beginVisitor?: (facts: RequestFacts) => readonly string[];
  /** A shortcut to a page of another version does not count. */
  readonly version: () => unknown;
}

/** A page that was rendered before, in the encoding that the browser takes; no shortcut leads to one without a key. */
export function sendCached(
  exchange: Exchange,
  facts: RequestFacts,
  { key, page }: { readonly key: string | null; readonly page: CachedPage },
  options: PageAnswerOptions,
): true {
  const { cache, version } = options;
  const kept = withNewVisitor(page.headers, facts, options);
  // The page is not compressed yet, so it is sent like one that is sent once.
  if (page.br === null || page.gzip === null)
    return sendRendered(exchange, 200, kept, page.identity);
  const encoding = chooseEncoding(
    exchange.incoming.headers["accept-encoding"],
    ["br", "gzip"],
  );
  const body =
    encoding === "br"
      ? page.br
      : encoding === "gzip"
        ? page.gzip
        : page.identity;
  const headers = withEncoding(kept, encoding);
  const shortcut = key === null ? null : findShortcut(exchange.incoming);
  if (key !== null && shortcut !== null && isSameForEqualRequests(facts))
    cache.addShortcut(key, shortcut, version(), prepare(headers, body));
  return send(exchange, { status: 200, headers, body });
}

/** Two visitors without a cookie may have two variants, and a crawler has none. */
function isSameForEqualRequests({
  experiments,
}: Pick<RequestFacts, "experiments">): boolean {
  return (
    experiments.assignments.length === 0 ||
    (experiments.isCounted && !experiments.isNewVisitor)
  );
}

/** A page may be the same for many; the id is not. An answer that sets the visitor's cookie itself has the id in it. */
export function withNewVisitor(
  headers: AnswerHeaders,
  facts: RequestFacts,
  { beginVisitor }: PageAnswerOptions,
): AnswerHeaders {
  if (!facts.experiments.isNewVisitor || beginVisitor === undefined)
    return headers;
  const own = [headers["Set-Cookie"] ?? []].flat();
  const begun = beginVisitor(facts).filter(
    (line) => !own.some((it) => it.startsWith(line.split("=", 1)[0] ?? line)),
  );
  return { ...headers, "Set-Cookie": [...own, ...begun] };
}

/** A shared cache would show one visitor's variant to all. */
export function keepVariantPrivate(
  { headers }: Response,
  { experiments }: Pick<RequestFacts, "experiments">,
): void {
  const isShared = headers.get("Cache-Control")?.includes("public") === true;
  if (isShared && experiments.isCounted)
    headers.set("Cache-Control", "private, no-cache");
}

export function sendRendered(
  exchange: Exchange,
  status: number,
  headers: AnswerHeaders,
  identity: Buffer,
): true {
  const encoding = chooseEncoding(
    exchange.incoming.headers["accept-encoding"],
    ["zstd", "br", "gzip"],
  );
  return send(exchange, {
    status,
    headers: withEncoding(headers, encoding),
    body: compressOnce(identity, encoding),
  });
}

export function buildCacheHeaders(
  response: Response,
  bytes: Buffer,
  isShared: boolean,
): AnswerHeaders {
  const isFound = response.status === 200;
  return {
    // This is no-cache, not no-store: the browser may keep the page for its Back button.
    "Cache-Control":
      isShared && isFound
        ? "public, max-age=0, s-maxage=60"
        : "private, no-cache",
    ...(response.status === 503 && { "Retry-After": RETRY_AFTER_S }),
    ...readAnswerHeaders(response),
    ...(isFound && { ETag: `W/"${hash("sha1", bytes, "base64url")}"` }),
  };
}

function withEncoding(headers: AnswerHeaders, encoding: string): AnswerHeaders {
  return encoding === "identity"
    ? headers
    : { ...headers, "Content-Encoding": encoding };
}
