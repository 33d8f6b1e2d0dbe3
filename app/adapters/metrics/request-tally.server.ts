import type { IncomingMessage, ServerResponse } from "node:http";

/** Metrics tell requests apart only by these classes: never by an address or anything that a visitor typed. */
export const ROUTE_CLASSES = [
  "home",
  "list",
  "vehicle",
  "page",
  "form",
  "api",
  "image",
  "feed",
  "file",
  "probe",
] as const;
type RouteClass = (typeof ROUTE_CLASSES)[number];

/** The class follows from how the path begins, after a language's `/es`. */
const BEGINNINGS: readonly (readonly [beginning: string, of: RouteClass])[] = [
  ["/search-vehicles", "list"],
  ["/used-vehicle/", "vehicle"],
  ["/new-vehicle/", "vehicle"],
  ["/certified-vehicle/", "vehicle"],
  ["/img/", "image"],
  ["/feeds/", "feed"],
  ["/assets/", "file"],
  ["/profile-pictures/", "image"],
  ["/api/", "api"],
  ["/healthz", "probe"],
  ["/readyz", "probe"],
  ["/metrics", "probe"],
];

const INDEX_OF = new Map(ROUTE_CLASSES.map((it, index) => [it, index]));
const HOME = getClassIndex("home");
const PAGE = getClassIndex("page");
const FORM = getClassIndex("form");
const INDEXED = BEGINNINGS.map(
  ([beginning, of]) => [beginning, getClassIndex(of)] as const,
);
const SLASH = 47;
const QUESTION_MARK = 63;

/** It is an index in ROUTE_CLASSES. Every cached page passes here, so this uses no pattern and creates no new text. */
export function getRouteClassIndex(
  method: string | undefined,
  target: string,
): number {
  const start = getLanguageLength(target);
  for (const [beginning, index] of INDEXED)
    if (target.startsWith(beginning, start)) return index;
  if (method === "POST") return FORM;
  const isHome =
    target.length <= start + 1 ||
    target.charCodeAt(start) === QUESTION_MARK ||
    target.charCodeAt(start + 1) === QUESTION_MARK;
  return isHome ? HOME : PAGE;
}

/** Only `/es` before a slash, a query or the end counts; no page has a name of two letters. */
function getLanguageLength(target: string): number {
  if (target.length < 3) return 0;
  const after = target.charCodeAt(3);
  return target.length === 3 || after === SLASH || after === QUESTION_MARK
    ? 3
    : 0;
}

function getClassIndex(of: RouteClass): number {
  return INDEX_OF.get(of) ?? 0;
}

interface TalliedRequests {
  readonly route: string;
  readonly status: number;
  readonly count: number;
}

const STATUSES = 600;
const OK = 200;
/** Other servers log this status too when the visitor left before an answer began. */
const CLIENT_LEFT = 499;

/**
 * Plain numbers, read from time to time: a cached page costs some forty microseconds, and counting must not add to
 * that.
 */
export class RequestTally {
  readonly #counts = new Float64Array(ROUTE_CLASSES.length * STATUSES);
  readonly #onAnswered: (route: string, seconds: number) => void;
  #inFlight = 0;

  /** Requests that the cache answered at once do not call `onAnswered`. */
  constructor(onAnswered: (route: string, seconds: number) => void) {
    this.#onAnswered = onAnswered;
  }

  countPrepared({ method, url = "/" }: IncomingMessage): void {
    const at = getRouteClassIndex(method, url) * STATUSES + OK;
    this.#counts[at] = (this.#counts[at] ?? 0) + 1;
  }

  watch(
    { method, url = "/" }: IncomingMessage,
    outgoing: ServerResponse,
  ): void {
    const startedAtMs = performance.now();
    this.#inFlight++;
    outgoing.once("close", () => {
      this.#inFlight--;
      const route = getRouteClassIndex(method, url);
      const status = outgoing.headersSent ? outgoing.statusCode : CLIENT_LEFT;
      const at = route * STATUSES + Math.min(status, STATUSES - 1);
      this.#counts[at] = (this.#counts[at] ?? 0) + 1;
      this.#onAnswered(
        ROUTE_CLASSES[route] ?? "page",
        (performance.now() - startedAtMs) / 1_000,
      );
    });
  }

  get inFlight(): number {
    return this.#inFlight;
  }

  *counts(): Generator<TalliedRequests> {
    for (const [at, count] of this.#counts.entries()) {
      const route = ROUTE_CLASSES[Math.floor(at / STATUSES)];
      if (count > 0 && route !== undefined)
        yield { route, status: at % STATUSES, count };
    }
  }
}
