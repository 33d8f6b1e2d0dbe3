import { Agent, request, type Dispatcher } from "undici";
import {
  resolvePhotoSource,
  type PhotoSourcePolicy,
} from "#app/domain/vehicle-photo/photo-source.ts";
import {
  isPrivateLiteral,
  createPublicLookup,
  type ResolveHost,
} from "./public-address.server.ts";

export interface PhotoFetchOptions {
  readonly policy: PhotoSourcePolicy;
  /** Tests and a photo server on the dealer's own network need it. */
  readonly allowPrivateHosts?: boolean;
  readonly resolveHost?: ResolveHost;
  readonly timeoutMs?: number;
  readonly maxBodyBytes?: number;
}

/** The host answered, but the answer is no photo that we take. */
export class PhotoRefusedError extends Error {
  override readonly name = "PhotoRefusedError";
}

const MAX_REDIRECTS = 3;

/** Hosts must be allowed and public; time and size are limited. */
export function createPhotoFetcher(options: PhotoFetchOptions) {
  const {
    policy,
    timeoutMs = 20_000,
    maxBodyBytes = 15 * 1024 * 1024,
  } = options;
  const isPrivateAllowed = options.allowPrivateHosts ?? false;
  const agent = new Agent({
    connections: 4,
    headersTimeout: timeoutMs,
    bodyTimeout: timeoutMs,
    connect: {
      timeout: Math.min(timeoutMs, 5_000),
      ...(!isPrivateAllowed && {
        lookup: createPublicLookup(options.resolveHost),
      }),
    },
  });

  /** Throws PhotoRefusedError or a network error. */
  async function fetchPhoto(source: URL): Promise<Buffer> {
    const signal = AbortSignal.timeout(timeoutMs);
    let url = source;
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
      if (!isPrivateAllowed && isPrivateLiteral(url.hostname)) {
        throw new PhotoRefusedError(`${url.hostname} is not a public address`);
      }
      const answer = await request(url, {
        dispatcher: agent,
        signal,
        headers: { accept: "image/webp,image/jpeg,image/png,image/*;q=0.8" },
      });
      if (answer.statusCode < 300 || answer.statusCode >= 400) {
        return readImage(answer, maxBodyBytes);
      }
      url = readRedirectTarget(url, answer, policy);
    }
    throw new PhotoRefusedError("Too many redirects");
  }

  return { fetchPhoto, close: () => agent.destroy() };
}

export type PhotoFetcher = ReturnType<typeof createPhotoFetcher>;

function readRedirectTarget(
  from: URL,
  answer: Dispatcher.ResponseData,
  policy: PhotoSourcePolicy,
): URL {
  discard(answer);
  const location = answer.headers.location;
  const target =
    typeof location === "string" ? URL.parse(location, from) : null;
  const allowed = target && resolvePhotoSource(target.href, policy);
  if (!allowed) throw new PhotoRefusedError("Redirect to a host not allowed");
  return allowed;
}

async function readImage(
  answer: Dispatcher.ResponseData,
  maxBodyBytes: number,
): Promise<Buffer> {
  const refusal = findRefusal(answer, maxBodyBytes);
  if (refusal) {
    discard(answer);
    throw new PhotoRefusedError(refusal);
  }
  const chunks: Buffer[] = [];
  let byteCount = 0;
  // Leaving the loop early destroys the body and with it the connection.
  for await (const chunk of answer.body as AsyncIterable<Buffer>) {
    byteCount += chunk.length;
    if (byteCount > maxBodyBytes) {
      throw new PhotoRefusedError(`More than ${maxBodyBytes} bytes`);
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, byteCount);
}

function findRefusal(
  { statusCode, headers }: Dispatcher.ResponseData,
  maxBodyBytes: number,
): string | null {
  if (statusCode !== 200) return `Status ${statusCode}`;
  const contentType = String(headers["content-type"] ?? "").toLowerCase();
  if (!contentType.startsWith("image/") || contentType.includes("svg")) {
    return `Content type ${contentType.slice(0, 60) || "missing"}`;
  }
  const announcedBytes = Number(headers["content-length"] ?? 0);
  return announcedBytes > maxBodyBytes ? `${announcedBytes} bytes` : null;
}

/** Nobody reads the body, so its connection is closed with it. */
function discard(answer: Dispatcher.ResponseData): void {
  answer.body.on("error", () => undefined).destroy();
}
