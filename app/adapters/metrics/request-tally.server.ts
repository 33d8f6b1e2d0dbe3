import type { IncomingMessage, ServerResponse } from "node:http";
import { ROUTE_CLASSES, getRouteClassIndex } from "./route-class.server.ts";

export interface TalliedRequests {
  readonly route: string;
  readonly status: number;
  readonly count: number;
}

const STATUSES = 600;
const OK = 200;
/** Other servers log this status too when the visitor left before an answer began. */
const CLIENT_LEFT = 499;

/**
 * It counts requests in plain numbers, which are read from time to time: a page from the cache costs some forty
 * microseconds in all, and counting it must not add to that noticeably.
 */
export class RequestTally {
  readonly #counts = new Float64Array(ROUTE_CLASSES.length * STATUSES);
  readonly #onAnswered: (route: string, seconds: number) => void;
  #inFlight = 0;

  /** `onAnswered` is called for every request that was not answered from the cache at once. */
  constructor(onAnswered: (route: string, seconds: number) => void) {
    this.#onAnswered = onAnswered;
  }

  /** This counts a request that was answered at once, with a page as it was sent before. */
  countPrepared({ method, url = "/" }: IncomingMessage): void {
    const at = getRouteClassIndex(method, url) * STATUSES + OK;
    this.#counts[at] = (this.#counts[at] ?? 0) + 1;
  }

  /** This counts and times the request when its answer is over. */
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
