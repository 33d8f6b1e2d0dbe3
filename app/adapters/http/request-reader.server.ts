import type { IncomingMessage } from "node:http";

/** Longest request target that is read; longer ones get 414. */
const MAX_TARGET_LENGTH = 8192;

export type ReadTarget =
  | { readonly ok: true; readonly url: URL }
  | { readonly ok: false; readonly status: 400 | 414 };

/** The request's address under the site's own origin: what the Host header says never gets into a page. */
export function readTarget(target: string, origin: string): ReadTarget {
  if (target.length > MAX_TARGET_LENGTH) return { ok: false, status: 414 };
  // "//evil.example" would read as a host, an absolute form as another origin.
  if (!target.startsWith("/") || hasBrokenEscape(target))
    return { ok: false, status: 400 };
  const url = URL.parse(origin + target);
  return url === null ? { ok: false, status: 400 } : { ok: true, url };
}

export function toWebRequest(
  incoming: IncomingMessage,
  url: URL,
  signal: AbortSignal,
): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (typeof value === "string") headers.set(name, value);
    else if (value) for (const one of value) headers.append(name, one);
  }
  const method = incoming.method ?? "GET";
  if (method === "GET" || method === "HEAD")
    return new Request(url, { method, headers, signal });
  return new Request(url, {
    method,
    headers,
    signal,
    body: incoming as unknown as ReadableStream<Uint8Array>,
    duplex: "half",
  } as RequestInit);
}

/** The router would answer 500 where a path cannot be decoded. */
function hasBrokenEscape(target: string): boolean {
  const path = target.split("?", 1)[0] ?? "";
  if (!path.includes("%")) return false;
  try {
    decodeURIComponent(path);
    return path.includes("%00");
  } catch {
    return true;
  }
}
