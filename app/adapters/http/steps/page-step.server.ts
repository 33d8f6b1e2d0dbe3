import { SPECULATION_RULES } from "#app/domain/address/ahead-address.ts";
import { isOverridden } from "#app/domain/consent/consent.ts";
import type { TagSources } from "#app/domain/tags/tag-sources.ts";
import type { Log } from "#app/ports.ts";
import type { RequestFacts } from "#app/request-facts.ts";
import { compressStored } from "#app/adapters/http/answers/compression.server.ts";
import {
  buildSecurityHeaders,
  formatContentSecurityPolicy,
  REPORTING_ENDPOINTS,
} from "#app/adapters/http/answers/security-headers.server.ts";
import {
  type AnswerHeaders,
  type Exchange,
  type Step,
} from "#app/adapters/http/requests/exchange.server.ts";
import {
  isFetchedAhead,
  isForEverybody,
  letBrowserKeep,
} from "#app/adapters/http/requests/fetched-ahead.server.ts";
import {
  buildCacheHeaders,
  keepVariantPrivate,
  sendCached,
  sendRendered,
  withNewVisitor,
  type PageAnswerOptions,
} from "#app/adapters/http/page-cache/page-answer.server.ts";
import { passStorageGate } from "#app/adapters/http/answers/storage-gate-answer.server.ts";
import { takeFlash } from "#app/adapters/http/answers/flash-answer.server.ts";
import type { CachedPage } from "#app/adapters/http/page-cache/page-cache.server.ts";
import { leaveEventNotes } from "#app/adapters/http/requests/event-notes.server.ts";
import { toWebRequest } from "#app/adapters/http/requests/request-reader.server.ts";
import {
  sendWebResponse,
  VARY_BY_VISITOR,
} from "#app/adapters/http/answers/web-response.server.ts";

export interface RenderedPage {
  readonly html: string;
  readonly inlineScripts: readonly string[];
}

export interface Rendering {
  readonly response: Response;
  readonly page: RenderedPage | null;
}

export interface PageRenderer {
  render(request: Request, facts: RequestFacts): Promise<Rendering>;
}

export interface PageStepOptions extends PageAnswerOptions {
  readonly renderer: PageRenderer;
  readonly isPolicyOff: boolean;
  /** These are the bodies of the `<style>` elements in pages. */
  readonly findInlineStyles?: (facts: RequestFacts) => readonly string[];
  readonly imageOrigins?: readonly string[];
  readonly listFrameOrigins?: (pathname: string) => readonly string[];
  readonly tagSources?: TagSources;
  readonly nowMs: () => number;
  readonly log: Log;
  readonly readFacts: (exchange: Exchange) => RequestFacts;
  /** `Set-Cookie` lines for a visitor whose privacy signal takes back what was allowed. */
  readonly honorSignal?: (
    facts: RequestFacts,
    path: string,
  ) => Promise<readonly string[]>;
  /** Pages of some visitors are for them alone: null. */
  readonly findCacheKey: (
    exchange: Exchange,
    facts: RequestFacts,
  ) => string | null;
  /** The page's key in the profile's edition before, shortly after the edition changed; else null. */
  readonly findFormerCacheKey?: (
    exchange: Exchange,
    facts: RequestFacts,
  ) => string | null;
}

/** This many pages may wait to be compressed: a crawler outruns the compressor, and each page holds memory. */
const MAX_COMPRESSING = 8;

export function createPageStep(options: PageStepOptions): Step {
  const { renderer, cache, nowMs, log, readFacts, findCacheKey } = options;
  let compressing = 0;
  /** After a page was made, others have as long again. */
  let restsUntilMs = 0;
  const inFlight = new Map<string, Promise<Made>>();

  return async (exchange) => {
    const facts = readFacts(exchange);
    const key = findCacheKey(exchange, facts);
    if (key === null)
      return sendNew(exchange, facts, await render(exchange, facts));

    const cached = cache.get(key, nowMs());
    if (cached !== null)
      return sendCached(exchange, facts, { key, page: cached }, options);
    const former = findFormerPage(exchange, facts);
    if (former !== null)
      return sendCached(exchange, facts, { key: null, page: former }, options);
    const made = await waitForSharedRender(key);
    if (made !== null) return sendNew(exchange, facts, made);
    const making = make(key, exchange, facts);
    inFlight.set(key, making);
    try {
      return await sendNew(exchange, facts, await making);
    } finally {
      inFlight.delete(key);
    }
  };

  /**
   * A new edition makes every page anew at once. While one of them is made, and for as long again, whoever asks for
   * another reads it as it was a moment ago instead of waiting for all that were asked before (docs/decisions/0016).
   */
  function findFormerPage(
    exchange: Exchange,
    facts: RequestFacts,
  ): CachedPage | null {
    if (inFlight.size === 0 && nowMs() >= restsUntilMs) return null;
    const key = options.findFormerCacheKey?.(exchange, facts) ?? null;
    return key === null ? null : cache.get(key, nowMs());
  }

  /** Visitors who ask for one page at the same time wait for one render of it. */
  async function waitForSharedRender(key: string): Promise<Made | null> {
    const made = await inFlight.get(key)?.catch(() => null);
    return made?.page != null && isForEverybody(made.response.headers)
      ? made
      : null;
  }

  /** The page is stored before anybody is answered, so that the next visitor finds it. */
  async function make(
    key: string,
    exchange: Exchange,
    facts: RequestFacts,
  ): Promise<Made> {
    const renderedAtMs = nowMs();
    const made = await render(exchange, facts, key);
    const endMs = nowMs();
    restsUntilMs = endMs + (endMs - renderedAtMs);
    const isKept =
      made.page !== null &&
      made.response.status === 200 &&
      isForEverybody(made.response.headers) &&
      // The inventory did not change while the page was rendered from it.
      findCacheKey(exchange, facts) === key;
    if (isKept && made.page !== null) {
      const { headers, identity } = made.page;
      const kept = { headers, identity, br: null, gzip: null, renderedAtMs };
      cache.set(key, kept);
      if (compressing < MAX_COMPRESSING) void compressKept(key, kept);
    }
    return made;
  }

  async function render(
    exchange: Exchange,
    facts: RequestFacts,
    key: string | null = null,
  ): Promise<Made> {
    const request = toWebRequest(exchange.url, exchange.form);
    const { response, page } = await renderer.render(request, facts);
    takeFlash(exchange, facts, response);
    leaveEventNotes(facts, response, exchange.hasTls);
    if (page !== null && isOverridden(facts.consent)) {
      const { pathname } = exchange.url;
      const lines = await options.honorSignal?.(facts, pathname);
      for (const line of lines ?? [])
        response.headers.append("Set-Cookie", line);
    }
    passStorageGate(exchange, facts, response, log);
    if (page === null) return { response, page };
    const identity = Buffer.from(page.html);
    const policy = options.isPolicyOff
      ? null
      : formatContentSecurityPolicy(
          [SPECULATION_RULES, ...page.inlineScripts],
          exchange.hasTls,
          options.imageOrigins,
          options.findInlineStyles?.(facts),
          options.listFrameOrigins?.(exchange.url.pathname),
          options.tagSources,
        );
    const headers: AnswerHeaders = {
      ...buildCacheHeaders(
        response,
        identity,
        key !== null && facts.experiments.assignments.length === 0,
      ),
      ...buildSecurityHeaders(exchange.hasTls, policy),
      ...(policy !== null && { "Reporting-Endpoints": REPORTING_ENDPOINTS }),
      Vary: VARY_BY_VISITOR,
    };
    return { response, page: { headers, identity } };
  }

  async function sendNew(
    exchange: Exchange,
    facts: RequestFacts,
    { response, page }: Made,
  ): Promise<true> {
    if (page !== null)
      return sendRendered(
        exchange,
        response.status,
        withNewVisitor(page.headers, facts, options),
        page.identity,
      );
    keepVariantPrivate(response, facts);
    if (isFetchedAhead(exchange)) letBrowserKeep(response);
    if (response.status >= 500 && isPageExpected(exchange))
      throw new Error("The framework answered without a page.");
    return sendWebResponse(exchange, response);
  }

  async function compressKept(key: string, page: CachedPage): Promise<void> {
    compressing++;
    try {
      const compressed = await compressStored(page.identity);
      cache.replace(key, page, { ...page, ...compressed });
    } catch (error) {
      log.warn("page-cache.not-compressed", { message: String(error) });
    } finally {
      compressing--;
    }
  }
}

interface Made {
  readonly response: Response;
  readonly page: Pick<CachedPage, "headers" | "identity"> | null;
}

/** A page's data and a program's call do not count as pages. */
function isPageExpected({ incoming, url }: Exchange): boolean {
  return (
    !url.pathname.endsWith(".data") &&
    incoming.headers.accept?.includes("text/html") === true
  );
}
