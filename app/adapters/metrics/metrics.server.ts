import type { IncomingMessage } from "node:http";
import { collectDefaultMetrics, Registry } from "prom-client";
import type { PlainAnswer } from "#app/adapters/http/requests/exchange.server.ts";
import {
  createIncomingMetrics,
  type IncomingMetrics,
} from "./incoming-metrics.server.ts";
import { type MeasuredIndex, watchIndex } from "./inventory-metrics.server.ts";
import { createLeadMetrics, type LeadMetrics } from "./lead-metrics.server.ts";
import { canReadMetrics } from "#app/adapters/http/guards/metrics-access.server.ts";
import {
  createServerMetrics,
  type ServerMetrics,
} from "./server-metrics.server.ts";
import {
  createStoredMetrics,
  type StoredSources,
} from "./stored-metrics.server.ts";

export interface MetricsOptions extends StoredSources {
  readonly index: MeasuredIndex;
  /** The bearer token opens the metrics to other machines; null means that there is none. */
  readonly token: string | null;
}

/** It holds what this process counts, in Prometheus' text format. */
export interface Metrics {
  readonly leads: LeadMetrics;
  readonly server: ServerMetrics;
  readonly incoming: IncomingMetrics;
  /**
   * It answers `/metrics` for whoever may read it; null for any other request then gives a page that does not exist.
   */
  answer(incoming: IncomingMessage): Promise<PlainAnswer | null>;
}

export function createMetrics({
  index,
  token,
  ...stored
}: MetricsOptions): Metrics {
  const registry = new Registry();
  const leads = createLeadMetrics(registry);
  const server = createServerMetrics(registry);
  const incoming = createIncomingMetrics(registry);
  const storedMetrics = createStoredMetrics(stored, registry);
  watchIndex(index, registry);
  let isProcessWatched = false;

  /**
   * Watching the event loop and the garbage collector costs a little, so it starts only when somebody reads the
   * metrics.
   */
  function watchProcess(): void {
    if (isProcessWatched) return;
    isProcessWatched = true;
    collectDefaultMetrics({ register: registry });
  }

  return {
    leads,
    server,
    incoming,
    async answer(incoming) {
      if (!isForMetrics(incoming) || !canReadMetrics(incoming, token))
        return null;
      watchProcess();
      await storedMetrics.refresh();
      return {
        status: 200,
        headers: {
          "Content-Type": registry.contentType,
          "Cache-Control": "no-store",
          "X-Content-Type-Options": "nosniff",
        },
        body: await registry.metrics(),
      };
    },
  };
}

function isForMetrics({ method, url = "" }: IncomingMessage): boolean {
  return (
    (method === "GET" || method === "HEAD") &&
    url.split("?", 1)[0] === "/metrics"
  );
}
