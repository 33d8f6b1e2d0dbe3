import { hash } from "node:crypto";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import {
  type FeedRequest,
  parseFeedAddress,
} from "#app/domain/feeds-out/feed-file.ts";
import type { FeedsAccess } from "#app/adapters/config/environment.server.ts";
import { MINUTE_MS } from "#app/domain/time.ts";
import type { Log } from "#app/ports.ts";
import type {
  InventoryStore,
  VehicleFeeds,
} from "#app/ports/inventory-ports.ts";
import { chooseEncoding } from "#app/adapters/http/answers/compression.server.ts";
import {
  type AnswerHeaders,
  type Exchange,
  sendIfUnchanged,
  type Step,
} from "#app/adapters/http/requests/exchange.server.ts";
import { checkFeedAccess } from "#app/adapters/http/guards/token-access.server.ts";
import { FeedReaders, TOO_SLOW } from "./feed-readers.server.ts";
import { sendText } from "#app/adapters/http/answers/plain-answers.server.ts";
import { buildSecurityHeaders } from "#app/adapters/http/answers/security-headers.server.ts";

interface FeedStepOptions {
  readonly feeds: VehicleFeeds;
  readonly access: FeedsAccess;
  readonly inventory: Pick<
    InventoryStore,
    "readVersion" | "readLastImportAtMs"
  >;
  /** A file also depends on the profile and the address of the site. */
  readonly readProfile: () => {
    readonly contentHash: string;
    readonly sinceMs: number;
  };
  readonly siteUrl: string;
  /** So often it is looked how fast readers are. */
  readonly lookMs?: number;
  readonly log: Log;
}

const RETRY_AFTER_S = 60;
/** A fetch that takes longer is cut off. */
const LONGEST_FETCH_MS = 15 * MINUTE_MS;

/** Advertising platforms fetch files while they are written. */
export function createFeedStep(options: FeedStepOptions): Step {
  const { feeds, access } = options;
  const readers = new FeedReaders(options.lookMs);

  return async (exchange) => {
    if (access.kind === "off" || exchange.method === "POST") return false;
    const asked = parseFeedAddress(exchange.url.pathname);
    if (asked === null) return false;
    const permission = checkFeedAccess(access, asked.token, exchange.incoming);
    if (permission === "unknown") return false;
    if (permission === "ask")
      return refuse(exchange, 401, "This feed has a password.", {
        "WWW-Authenticate": 'Basic realm="feeds", charset="UTF-8"',
      });
    const pieces = feeds.write(asked.storeId, asked.file);
    if (pieces === null) return false;
    const headers = await buildFeedHeaders(asked, exchange, options);
    if (sendIfUnchanged(exchange, headers)) return true;
    if (exchange.method === "HEAD") {
      exchange.outgoing.writeHead(200, headers).end();
      return true;
    }
    const reader = readers.admit(exchange.outgoing);
    if (reader === null)
      return refuse(exchange, 503, "Too many at once.", {
        "Retry-After": String(RETRY_AFTER_S),
      });
    try {
      const signal = AbortSignal.any([
        reader.signal,
        AbortSignal.timeout(LONGEST_FETCH_MS),
      ]);
      await stream(exchange, pieces, { headers, signal }, asked, options.log);
    } finally {
      reader.leave();
    }
    return true;
  };
}

async function stream(
  { outgoing }: Exchange,
  pieces: AsyncIterable<string>,
  {
    headers,
    signal,
  }: { readonly headers: AnswerHeaders; readonly signal: AbortSignal },
  { storeId, file, isPacked }: FeedRequest,
  log: Log,
): Promise<void> {
  outgoing.writeHead(200, headers);
  const source = Readable.from(pieces);
  const isGzip = isPacked || headers["Content-Encoding"] === "gzip";
  try {
    await (isGzip
      ? pipeline(source, createGzip(), outgoing, { signal })
      : pipeline(source, outgoing, { signal }));
  } catch (error) {
    // The connection ends before the file does, so whoever fetched it knows that it is incomplete.
    const isReaderGone =
      error instanceof Error &&
      "code" in error &&
      error.code === "ERR_STREAM_PREMATURE_CLOSE";
    if (signal.aborted && signal.reason === TOO_SLOW)
      log.warn("feed.slow-reader", { storeId, file: file.name });
    else if (!isReaderGone)
      log.error("feed.broken-off", {
        storeId,
        file: file.name,
        error: error instanceof Error ? error.stack : String(error),
      });
  }
}

async function buildFeedHeaders(
  { storeId, file, isPacked }: FeedRequest,
  { incoming, hasTls }: Exchange,
  options: FeedStepOptions,
): Promise<Record<string, string>> {
  const [version, importedAtMs] = await Promise.all([
    options.inventory.readVersion(),
    options.inventory.readLastImportAtMs(),
  ]);
  const { siteUrl } = options;
  const { contentHash, sinceMs } = options.readProfile();
  const content = [
    version,
    contentHash,
    siteUrl,
    storeId,
    file.name,
    // A table with other columns is another file.
    ...file.columns.map(([name]) => name),
  ].join("\n");
  const isEncoded =
    !isPacked &&
    chooseEncoding(incoming.headers["accept-encoding"], ["gzip"]) === "gzip";
  return {
    ...buildSecurityHeaders(hasTls),
    "Content-Type": isPacked ? "application/gzip" : file.contentType,
    ...(isEncoded && { "Content-Encoding": "gzip" }),
    // A sold vehicle must not live on in a cache on the way.
    "Cache-Control": "private, no-cache",
    Vary: "Accept-Encoding",
    ETag: `W/"${hash("sha1", content, "base64url")}"`,
    "Last-Modified": new Date(
      Math.max(importedAtMs ?? 0, sinceMs),
    ).toUTCString(),
    "X-Robots-Tag": "noindex, nofollow",
  };
}

function refuse(
  exchange: Exchange,
  status: number,
  text: string,
  headers: Record<string, string>,
): true {
  return sendText(exchange, status, text, {
    "X-Robots-Tag": "noindex, nofollow",
    ...headers,
  });
}
