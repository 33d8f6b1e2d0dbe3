import { hash } from "node:crypto";
import type { Log, RequestFacts } from "#app/ports.ts";
import {
  chooseEncoding,
  compressOnce,
  compressStored,
} from "./compression.server.ts";
import { contentSecurityPolicy } from "./content-security-policy.server.ts";
import {
  type AnswerHeaders,
  type Exchange,
  send,
  type Step,
} from "./exchange.server.ts";
import type { CachedPage, PageCache } from "./page-cache.server.ts";
import { toWebRequest } from "./request-reader.server.ts";
import { securityHeaders } from "./security-headers.server.ts";
import { answerHeaders, sendWebResponse } from "./web-response.server.ts";

export interface RenderedPage {
  readonly html: string;
  /** Bodies of the scripts that the page brings itself. */
  readonly inlineScripts: readonly string[];
}

export interface PageRenderer {
  /** The framework's answer, and the page when it is one. */
  render(
    request: Request,
    facts: RequestFacts,
  ): Promise<{ response: Response; page: RenderedPage | null }>;
}

export interface PageStepOptions {
  readonly renderer: PageRenderer;
  readonly cache: PageCache;
  readonly hasTls: boolean;
  readonly isPolicyOff: boolean;
  readonly nowMs: () => number;
  readonly log: Log;
  readonly factsOf: (exchange: Exchange) => RequestFacts;
  /** Everything that changes the page; null when this visitor's pages are theirs alone. */
  readonly cacheKeyOf: (
    exchange: Exchange,
    facts: RequestFacts,
  ) => string | null;
}

/** Pages that may wait to be compressed; a crawler outruns the compressor, and each page holds memory. */
const MAX_COMPRESSING = 8;

/** Pages, their data and form posts: from the cache, else from the framework. */
export function pageStep(options: PageStepOptions): Step {
  const { renderer, cache, hasTls, nowMs, log, factsOf, cacheKeyOf } = options;
  let compressing = 0;

  return async (exchange) => {
    const facts = factsOf(exchange);
    const renderedAtMs = nowMs();
    const key = cacheKeyOf(exchange, facts);
    const cached = key === null ? null : cache.get(key, renderedAtMs);
    if (cached !== null) return sendCached(exchange, cached);

    const request = toWebRequest(exchange.url, exchange.form);
    const { response, page } = await renderer.render(request, facts);
    if (page === null) {
      if (response.status >= 500 && isPageExpected(exchange))
        throw new Error("The framework answered without a page.");
      return sendWebResponse(exchange, response, hasTls);
    }
    const identity = Buffer.from(page.html);
    const headers = pageHeaders(response, page, identity, key, options);
    sendRendered(exchange, response.status, headers, identity);
    const isKept =
      key !== null &&
      response.status === 200 &&
      headers["Set-Cookie"] === undefined &&
      // The inventory did not change while the page was made of it.
      cacheKeyOf(exchange, facts) === key;
    if (isKept && compressing < MAX_COMPRESSING)
      void keep(key, { headers, identity, renderedAtMs });
    return true;
  };

  async function keep(
    key: string,
    page: Omit<CachedPage, "br" | "gzip">,
  ): Promise<void> {
    compressing++;
    try {
      cache.set(key, { ...page, ...(await compressStored(page.identity)) });
    } catch (error) {
      log.warn("page-cache.not-kept", { message: String(error) });
    } finally {
      compressing--;
    }
  }
}

/** Not its data, and not a program's call. */
function isPageExpected({ incoming, url }: Exchange): boolean {
  return (
    !url.pathname.endsWith(".data") &&
    incoming.headers.accept?.includes("text/html") === true
  );
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
    status: 200,
    headers: withEncoding(page.headers, encoding),
    body,
  });
}

function sendRendered(
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

function pageHeaders(
  response: Response,
  { inlineScripts }: RenderedPage,
  bytes: Buffer,
  key: string | null,
  { isPolicyOff, hasTls }: PageStepOptions,
): AnswerHeaders {
  const policy = isPolicyOff
    ? null
    : contentSecurityPolicy(inlineScripts, hasTls);
  const isFound = response.status === 200;
  return {
    // no-cache, not no-store: the browser may keep the page for its Back button.
    "Cache-Control":
      key !== null && isFound
        ? "public, max-age=0, s-maxage=60"
        : "private, no-cache",
    ...answerHeaders(response),
    ...securityHeaders(hasTls, policy),
    Vary: "Accept-Encoding, Cookie",
    ...(isFound && {
      ETag: `W/"${hash("sha1", bytes, "base64url")}"`,
    }),
  };
}

function withEncoding(headers: AnswerHeaders, encoding: string): AnswerHeaders {
  return encoding === "identity"
    ? headers
    : { ...headers, "Content-Encoding": encoding };
}
