import { Counter, Gauge, Histogram, type Registry } from "prom-client";
import type { PageCache } from "#app/adapters/http/page-cache/page-cache.server.ts";
import type { SiteRenderer } from "#app/adapters/http/steps/page-renderer.server.ts";
import { RequestTally } from "./request-tally.server.ts";

const SECONDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

export function createServerMetrics(registry: Registry) {
  const registers = [registry];
  const seconds = new Histogram({
    name: "forecourt_http_request_seconds",
    help: "From the request to the end of its answer, by what it is about; answers out of the page cache are counted, not timed.",
    labelNames: ["route"],
    buckets: SECONDS,
    registers,
  });
  const requests = new RequestTally((route, took) =>
    seconds.observe({ route }, took),
  );
  const renderSeconds = new Histogram({
    name: "forecourt_page_render_seconds",
    help: "Making one page or one form's answer, its data included.",
    buckets: SECONDS,
    registers,
  });
  new Counter({
    name: "forecourt_http_requests_total",
    help: "Requests, by what they are about and the status of their answer; 499 is a visitor who left.",
    labelNames: ["route", "status"],
    registers,
    collect() {
      this.reset();
      for (const { route, status, count } of requests.counts())
        this.inc({ route, status: String(status) }, count);
    },
  });
  addGauge(
    registry,
    "forecourt_http_requests_in_flight",
    "Requests whose answer is not over.",
    () => requests.inFlight,
  );
  return {
    requests,
    timeRenderer: (renderer: SiteRenderer): SiteRenderer => ({
      async render(...asked) {
        const startedAtMs = performance.now();
        try {
          return await renderer.render(...asked);
        } finally {
          renderSeconds.observe((performance.now() - startedAtMs) / 1_000);
        }
      },
    }),
    watchPageCache: watchPageCache(registry),
  };
}

/** The figure is read when somebody asks for the metrics. */
export function addGauge(
  registry: Registry,
  name: string,
  help: string,
  read: () => number,
): void {
  new Gauge({
    name,
    help,
    registers: [registry],
    collect() {
      this.set(read());
    },
  });
}

function addCounter(
  registry: Registry,
  name: string,
  help: string,
  read: () => number,
): void {
  new Counter({
    name,
    help,
    registers: [registry],
    collect() {
      this.reset();
      this.inc(read());
    },
  });
}

/** The cache is created later than its metrics. */
function watchPageCache(registry: Registry): (cache: PageCache) => void {
  let cache: Pick<PageCache, "hitCount" | "missCount" | "byteCount"> = {
    hitCount: 0,
    missCount: 0,
    byteCount: 0,
  };
  addCounter(
    registry,
    "forecourt_page_cache_hits_total",
    "Pages that were sent as they were made before.",
    () => cache.hitCount,
  );
  addCounter(
    registry,
    "forecourt_page_cache_misses_total",
    "Pages that anybody may get but that had to be made.",
    () => cache.missCount,
  );
  addGauge(
    registry,
    "forecourt_page_cache_bytes",
    "Memory that cached pages take.",
    () => cache.byteCount,
  );
  return (made) => {
    cache = made;
  };
}
