import type { IncomingMessage, ServerResponse } from "node:http";
import type { OpenUpload } from "./multipart-parts.server.ts";
import type { SentForm } from "./request-reader.server.ts";

export interface Exchange {
  readonly incoming: IncomingMessage;
  readonly outgoing: ServerResponse;
  readonly url: URL;
  readonly method: "GET" | "HEAD" | "POST";
  /** Only a POST has a form. */
  readonly form: SentForm | null;
  /** In the form's place, where the step that answers reads it. */
  readonly upload?: OpenUpload;
  readonly cookies: ReadonlyMap<string, string>;
  /** The site is served over TLS, and says so. */
  readonly hasTls: boolean;
}

/** A step answers and returns true, or leaves the exchange to the next step. */
export type Step = (exchange: Exchange) => boolean | Promise<boolean>;

export type AnswerHeaders = Readonly<Record<string, string | string[]>>;

export interface PlainAnswer {
  readonly status: number;
  readonly headers: AnswerHeaders;
  readonly body: Uint8Array | string;
}

/** HEAD gets only the headers; a client that already has the content gets 304. */
export function send(
  { incoming, outgoing }: Pick<Exchange, "incoming" | "outgoing">,
  { status, headers, body }: PlainAnswer,
): true {
  if (status === 200 && sendIfUnchanged({ incoming, outgoing }, headers))
    return true;
  const length =
    typeof body === "string" ? Buffer.byteLength(body) : body.length;
  outgoing.writeHead(status, { ...headers, "Content-Length": length });
  outgoing.end(incoming.method === "HEAD" ? undefined : body);
  return true;
}

/** False means that the answer is still to be sent. */
export function sendIfUnchanged(
  { incoming, outgoing }: Pick<Exchange, "incoming" | "outgoing">,
  headers: AnswerHeaders,
): boolean {
  if (incoming.method === "POST" || !isUnchanged(incoming, headers))
    return false;
  outgoing.writeHead(304, withoutBodyHeaders(headers)).end();
  return true;
}

/** A tag is more precise than a time, so the time is ignored for a client that sends a tag. */
function isUnchanged(
  { headers: asked }: IncomingMessage,
  { ETag: etag, "Last-Modified": changedAt }: AnswerHeaders,
): boolean {
  const tag = asked["if-none-match"];
  if (tag !== undefined)
    return typeof etag === "string" && matchesEtag(tag, etag);
  const knownAtMs = Date.parse(asked["if-modified-since"] ?? "");
  return typeof changedAt === "string" && Date.parse(changedAt) <= knownAtMs;
}

/** A cache that kept the page in another encoding must not get this one's body headers. */
function withoutBodyHeaders({
  "Content-Encoding": _encoding,
  "Content-Type": _type,
  ...headers
}: AnswerHeaders): Record<string, string | string[]> {
  return headers;
}

/** The comparison is weak: the encodings of one page share a tag. */
function matchesEtag(sent: string, etag: string): boolean {
  const bare = etag.replace(/^W\//, "");
  return sent
    .split(",")
    .some(
      (tag) => tag.trim().replace(/^W\//, "") === bare || tag.trim() === "*",
    );
}
