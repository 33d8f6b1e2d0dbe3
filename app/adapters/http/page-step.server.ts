import { createHash } from "node:crypto";
import type { RequestFacts } from "#app/ports.ts";
import {
  chooseEncoding,
  compressOnce,
  compressStored,
} from "./compression.server.ts";
import { contentSecurityPolicy } from "./content-security-policy.server.ts";
import { type Exchange, send, type Step } from "./exchange.server.ts";
import type { CachedPage, PageCache } from "./page-cache.server.ts";
import { toWebRequest } from "./request-reader.server.ts";
import { securityHeaders } from "./security-headers.server.ts";
import { sendWebResponse } from "./web-response.server.ts";

export interface PageRenderer {
  /** The framework's answer, and the page's text when it is one. */
  render(
    request: Request,
    facts: RequestFacts,
  ): Promise<{ response: Response; html: string | null }>;
}

export interface PageStepOptions {
  readonly renderer: PageRenderer;
  readonly cache: PageCache;
  readonly hasTls: boolean;
  readonly isPolicyOff: boolean;
  readonly nowMs: () => number;
  readonly factsOf: (exchange: Exchange) => RequestFacts;
  /** Everything that changes the page; null when this visitor's pages are theirs alone. */
  readonly cacheKeyOf: (
    exchange: Exchange,
    facts: RequestFacts,
  ) => string | null;
}

/** Pages, their data and form posts: from the cache, else from the framework. */
export function pageStep(options: PageStepOptions): Step {
  return async (exchange) => {
    const facts = options.factsOf(exchange);
    const key =
      exchange.method === "POST" ? null : options.cacheKeyOf(exchange, facts);
    const cached =
      key === null ? null : options.cache.get(key, options.nowMs());
    if (cached !== null) return sendCached(exchange, cached);

    const abort = new AbortController();
    exchange.outgoing.once("close", () => abort.abort());
    const request = toWebRequest(exchange.incoming, exchange.url, abort.signal);
    const { response, html } = await options.renderer.render(request, facts);
    if (html === null)
      return sendWebResponse(
        exchange,
        response,
        securityHeaders(options.hasTls),
      );
    return sendRendered(exchange, response, html, key, options);
  };
}

function sendCached(exchange: Exchange, page: CachedPage): true {
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
  return send(exchange, {
    status: page.status,
    headers: withEncoding(page.headers, encoding),
    body,
  });
}

function sendRendered(
  exchange: Exchange,
  response: Response,
  html: string,
  key: string | null,
  { cache, hasTls, isPolicyOff, nowMs }: PageStepOptions,
): true {
  const identity = Buffer.from(html);
  const etag = `W/"${createHash("sha1").update(identity).digest("base64url")}"`;
  const policy = isPolicyOff ? null : contentSecurityPolicy(html, hasTls);
  const headers = pageHeaders(response, policy, hasTls, key !== null);
  if (response.status === 200) headers["ETag"] = etag;
  const encoding = chooseEncoding(
    exchange.incoming.headers["accept-encoding"],
    ["zstd", "br", "gzip"],
  );
  send(exchange, {
    status: response.status,
    headers: withEncoding(headers, encoding),
    body: compressOnce(identity, encoding),
  });
  if (
    key !== null &&
    response.status === 200 &&
    !response.headers.has("Set-Cookie")
  ) {
    void compressStored(identity).then(({ br, gzip }) => {
      const page = { status: 200, headers, etag, identity, br, gzip };
      cache.set(key, { ...page, storedAtMs: nowMs() });
    });
  }
  return true;
}

function pageHeaders(
  response: Response,
  policy: string | null,
  hasTls: boolean,
  isPublic: boolean,
): Record<string, string> {
  const headers = Object.fromEntries(response.headers);
  return {
    ...headers,
    ...securityHeaders(hasTls, policy),
    "Cache-Control":
      headers["cache-control"] ??
      // no-cache, not no-store: the browser may keep the page for its Back button.
      (isPublic && response.status === 200
        ? "public, max-age=0, s-maxage=60"
        : "private, no-cache"),
    Vary: "Accept-Encoding, Cookie",
  };
}

function withEncoding(
  headers: Readonly<Record<string, string>>,
  encoding: string,
): Record<string, string> {
  return encoding === "identity"
    ? { ...headers }
    : { ...headers, "Content-Encoding": encoding };
}
