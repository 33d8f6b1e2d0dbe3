import type { IncomingMessage } from "node:http";

/** Longer request targets get 414. */
const MAX_TARGET_LENGTH = 8192;
/** No address of ours holds such a character, and the router's patterns stop at a line's end. */
const CONTROL_OR_LINE_END = /[\p{Cc}\u2028\u2029]/u;

const ABSOLUTE_FORM = /^https?:\/\/([^/?#]*)(.*)$/is;

/**
 * RFC 9112 §3.2.2: a server takes `GET http://dealer.example/path`, too, and then its host counts, not the Host header.
 * The request is written as every other one, so that all who read it see the same address.
 */
export function unfoldAbsoluteForm(
  incoming: Pick<IncomingMessage, "url" | "headers">,
): void {
  const target = incoming.url ?? "/";
  if (target.startsWith("/")) return;
  const [, host, rest = ""] = ABSOLUTE_FORM.exec(target) ?? [];
  if (host === undefined) return;
  incoming.headers.host = host;
  incoming.url = rest.startsWith("/") ? rest : `/${rest}`;
}

export type ReadTarget =
  | { readonly ok: true; readonly url: URL }
  | { readonly ok: false; readonly status: 400 | 414 };

/** The site's own origin replaces the Host header, so that this never gets into a page. */
export function readTarget(target: string, origin: string): ReadTarget {
  if (target.length > MAX_TARGET_LENGTH) return { ok: false, status: 414 };
  // "//evil.example" would be read as a host.
  if (!target.startsWith("/") || !isReadablePath(target))
    return { ok: false, status: 400 };
  const url = URL.parse(origin + target);
  return url === null ? { ok: false, status: 400 } : { ok: true, url };
}

export interface SentForm {
  readonly contentType: string | undefined;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/**
 * No header of the client goes along, so none can get into a page and the page cache's key covers all. HEAD becomes
 * GET.
 */
export function toWebRequest(url: URL, form: SentForm | null): Request {
  if (form === null) return new Request(url);
  return new Request(url, {
    method: "POST",
    body: form.bytes,
    ...(form.contentType !== undefined && {
      headers: { "Content-Type": form.contentType },
    }),
  });
}

/** A URL parser reads these as another path than caches in front of us do; no browser sends them. */
const REWRITTEN = /[\\#]|\/(?:\.|%2e){1,2}(?:\/|$)/i;

/** The router would answer 500 where a path cannot be decoded. */
function isReadablePath(target: string): boolean {
  const path = target.split("?", 1)[0] ?? "";
  if (REWRITTEN.test(path)) return false;
  if (!path.includes("%")) return true;
  try {
    return !CONTROL_OR_LINE_END.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}

/** The first of a repeated name counts, as in RFC 6265. */
export function parseCookies(
  header: string | undefined,
): ReadonlyMap<string, string> {
  const cookies = new Map<string, string>();
  for (const part of (header ?? "").split(";")) {
    const equals = part.indexOf("=");
    if (equals === -1) continue;
    const name = part.slice(0, equals).trim();
    if (name !== "" && !cookies.has(name))
      cookies.set(name, decode(part.slice(equals + 1).trim()));
  }
  return cookies;
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
