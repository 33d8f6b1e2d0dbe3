import type { IncomingMessage, ServerResponse } from "node:http";
import type { SentForm } from "./request-reader.server.ts";

/** One request and its answer on their way through the steps of the server. */
export interface Exchange {
  readonly incoming: IncomingMessage;
  readonly outgoing: ServerResponse;
  readonly url: URL;
  readonly method: "GET" | "HEAD" | "POST";
  /** Of a POST; null otherwise. */
  readonly form: SentForm | null;
  readonly cookies: ReadonlyMap<string, string>;
}

/** Answers and says true, or leaves the exchange to the next step. */
export type Step = (exchange: Exchange) => boolean | Promise<boolean>;

export type AnswerHeaders = Readonly<Record<string, string | string[]>>;

export interface PlainAnswer {
  readonly status: number;
  readonly headers: AnswerHeaders;
  readonly body: Uint8Array | string;
}

/** HEAD gets the headers alone; a matching ETag gets 304. */
export function send(
  { incoming, outgoing }: Pick<Exchange, "incoming" | "outgoing">,
  { status, headers, body }: PlainAnswer,
): true {
  const etag = headers["ETag"];
  if (
    typeof etag === "string" &&
    status === 200 &&
    incoming.method !== "POST" &&
    matchesEtag(incoming.headers["if-none-match"], etag)
  ) {
    outgoing.writeHead(304, withoutBodyHeaders(headers)).end();
    return true;
  }
  const length =
    typeof body === "string" ? Buffer.byteLength(body) : body.length;
  outgoing.writeHead(status, { ...headers, "Content-Length": length });
  outgoing.end(incoming.method === "HEAD" ? undefined : body);
  return true;
}

/** A cache that kept the page in another encoding must not learn this one's name for it. */
function withoutBodyHeaders({
  "Content-Encoding": _encoding,
  "Content-Type": _type,
  ...headers
}: AnswerHeaders): Record<string, string | string[]> {
  return headers;
}

/** Weak comparison: the encodings of one page share a tag. */
function matchesEtag(sent: string | undefined, etag: string): boolean {
  if (sent === undefined) return false;
  const bare = etag.replace(/^W\//, "");
  return sent
    .split(",")
    .some(
      (tag) => tag.trim().replace(/^W\//, "") === bare || tag.trim() === "*",
    );
}
