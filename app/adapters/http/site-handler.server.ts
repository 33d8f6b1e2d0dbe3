import type { IncomingMessage, ServerResponse } from "node:http";
import type { Log } from "#app/ports.ts";
import type { RequestTally } from "#app/adapters/metrics/request-tally.server.ts";
import {
  type PreparedAnswer,
  sendPrepared,
} from "#app/adapters/http/answers/answer-shortcuts.server.ts";
import {
  parseCookies,
  readTarget,
  unfoldAbsoluteForm,
} from "#app/adapters/http/requests/request-reader.server.ts";
import {
  type Exchange,
  type PlainAnswer,
  send,
  type Step,
} from "#app/adapters/http/requests/exchange.server.ts";
import {
  isFormOfThisSite,
  isTrustedHost,
  type TrustedHosts,
} from "#app/adapters/http/guards/own-host.server.ts";
import type { UploadGuard } from "#app/adapters/http/guards/upload-guard.server.ts";
import type { PostGuard } from "#app/adapters/http/guards/post-guard.server.ts";
import {
  namesTwoHosts,
  readRequestedHost,
} from "#app/adapters/http/requests/proxy-claims.server.ts";
import {
  sendHtml,
  sendText,
} from "#app/adapters/http/answers/plain-answers.server.ts";
import { RETRY_AFTER_S } from "#app/adapters/http/answers/web-response.server.ts";

export interface SiteHandlerOptions {
  readonly hosts: TrustedHosts;
  /** This many proxies in front set X-Forwarded-Host; with 0 the header is ignored. */
  readonly trustedProxyCount: number;
  /** It is fixed in production, and null in the demonstration, which answers on any localhost port. */
  readonly origin: string | null;
  readonly hasTls: boolean;
  /** False says noindex with every answer. */
  readonly isForSearchEngines: boolean;
  readonly health: (path: string) => Promise<PlainAnswer | null>;
  /** Identical requests have their answer ready; null goes through the steps. */
  readonly findShortcut: (incoming: IncomingMessage) => PreparedAnswer | null;
  readonly steps: readonly Step[];
  readonly requests: Pick<RequestTally, "countPrepared" | "watch">;
  readonly metrics: (incoming: IncomingMessage) => Promise<PlainAnswer | null>;
  readonly log: Log;
  readonly failurePage: string;
  readonly busyPage: string;
  readonly readPosted: PostGuard;
  readonly openUpload: UploadGuard;
}

/** Every request passes here: host, method and address are checked, then the steps run in order. */
export function createSiteHandler(options: SiteHandlerOptions) {
  return async (
    incoming: IncomingMessage,
    outgoing: ServerResponse,
  ): Promise<void> => {
    if (!options.isForSearchEngines)
      outgoing.setHeader("X-Robots-Tag", "noindex, nofollow");
    try {
      unfoldAbsoluteForm(incoming);
      const prepared = options.findShortcut(incoming);
      if (prepared !== null) {
        options.requests.countPrepared(incoming);
        return sendPrepared(outgoing, prepared);
      }
      options.requests.watch(incoming, outgoing);
      await answer(incoming, outgoing, options);
    } catch (error) {
      fail(incoming, outgoing, error, options);
    }
  };
}

async function answer(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  options: SiteHandlerOptions,
): Promise<void> {
  const { hasTls } = options;
  const asked = { incoming, outgoing, hasTls };
  const target = incoming.url ?? "/";
  // This comes before the host check because a load balancer asks by IP address.
  const health =
    (await options.health(target)) ?? (await options.metrics(incoming));
  if (health !== null) return void send(asked, health);

  const host = namesTwoHosts(incoming.rawHeaders)
    ? undefined
    : readRequestedHost(incoming.headers, options.trustedProxyCount);
  if (host === undefined || !isTrustedHost(host, options.hosts))
    return void sendText(asked, 421, "This address is not served here.");
  const method = incoming.method;
  if (method !== "GET" && method !== "HEAD" && method !== "POST")
    return void sendText(asked, 405, "Method not allowed.", {
      Allow: "GET, HEAD, POST",
    });
  const read = readTarget(target, options.origin ?? `http://${host}`);
  if (!read.ok)
    return void sendText(asked, read.status, "This address cannot be read.");

  if (method === "POST" && !isFormOfThisSite(incoming.headers, host))
    return void sendText(asked, 403, "This form was not sent from this site.");
  const { url } = read;
  const upload =
    method === "POST" ? options.openUpload(asked, url.pathname, host) : null;
  if (upload === "answered") return;
  const isForm = method === "POST" && upload === null;
  const form = isForm ? await options.readPosted(asked) : null;
  if (isForm && form === null) return;
  const cookies = parseCookies(incoming.headers.cookie);
  const exchange: Exchange = {
    ...asked,
    url,
    method,
    form,
    cookies,
    ...(upload !== null && { upload }),
  };
  for (const step of options.steps) if (await step(exchange)) return;
  sendText(asked, 404, "Not found.");
}

function fail(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  error: unknown,
  { log, hasTls, failurePage, busyPage }: SiteHandlerOptions,
): void {
  // A visitor who left is no failure.
  if (outgoing.destroyed) return;
  if (isOutOfDescriptors(error) && !outgoing.headersSent) {
    log.warn("server.out-of-descriptors");
    return void sendHtml({ incoming, outgoing, hasTls }, 503, busyPage, {
      "Retry-After": RETRY_AFTER_S,
      Connection: "close",
    });
  }
  log.error("request failed", {
    // Only the path is logged, because queries may carry what a visitor typed.
    path: incoming.url?.split("?", 1)[0],
    error: error instanceof Error ? error.stack : String(error),
  });
  if (outgoing.headersSent) return void outgoing.destroy();
  sendHtml({ incoming, outgoing, hasTls }, 500, failurePage);
}

/** The system gives this process, or all of them, no more files and connections. */
function isOutOfDescriptors(error: unknown): boolean {
  return (
    error instanceof Error &&
    "code" in error &&
    (error.code === "EMFILE" || error.code === "ENFILE")
  );
}
