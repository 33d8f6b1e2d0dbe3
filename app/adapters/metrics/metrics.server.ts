import type { IncomingMessage } from "node:http";
import { collectDefaultMetrics, Counter, Registry } from "prom-client";
import { canReadMetrics } from "#app/adapters/http/guards/token-access.server.ts";
import type { PlainAnswer } from "#app/adapters/http/requests/exchange.server.ts";
import type { InventoryIndex } from "#app/ports/inventory-ports.ts";
import { createLeadMetrics } from "./lead-metrics.server.ts";
import { createProfileMetrics } from "./profile-metrics.server.ts";
import { addGauge, createServerMetrics } from "./server-metrics.server.ts";
import {
  createStoredMetrics,
  type StoredSources,
} from "./stored-metrics.server.ts";

const OUTCOMES = ["committed", "held", "refused", "changed", "failed"] as const;

interface MetricsOptions extends StoredSources {
  readonly index: MeasuredIndex;
  /** The bearer token opens the metrics to other machines; null means that there is none. */
  readonly token: string | null;
}

/** The answer has Prometheus' text format. */
export function createMetrics({ index, token, ...stored }: MetricsOptions) {
  const registry = new Registry();
  const leads = createLeadMetrics(registry);
  const server = createServerMetrics(registry);
  const profile = createProfileMetrics(registry);
  const storedMetrics = createStoredMetrics(stored, registry);
  const feedFiles = new Counter({
    name: "forecourt_incoming_feeds_total",
    help: "Files of the incoming folder, by what became of them.",
    labelNames: ["outcome"],
    registers: [registry],
  });
  // An alarm on growth needs the zero before it.
  for (const outcome of OUTCOMES) feedFiles.inc({ outcome }, 0);
  watchIndex(index, registry);
  let isProcessWatched = false;

  return {
    leads,
    server,
    profile,
    countFeedFile: (outcome: (typeof OUTCOMES)[number]) =>
      feedFiles.inc({ outcome }),
    /** Null gives a page that does not exist to whoever may not read `/metrics`. */
    async answer(incoming: IncomingMessage): Promise<PlainAnswer | null> {
      if (!isForMetrics(incoming) || !canReadMetrics(incoming, token))
        return null;
      // Watching the event loop and the garbage collector costs a little, so it starts with the first reader.
      if (!isProcessWatched) collectDefaultMetrics({ register: registry });
      isProcessWatched = true;
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

export type Metrics = ReturnType<typeof createMetrics>;

function isForMetrics({ method, url = "" }: IncomingMessage): boolean {
  return (
    (method === "GET" || method === "HEAD") &&
    url.split("?", 1)[0] === "/metrics"
  );
}

interface MeasuredIndex extends Pick<
  InventoryIndex,
  "version" | "vehicleCount"
> {
  /** The newest build took this long. */
  readonly buildMs: number;
}

function watchIndex(index: MeasuredIndex, registry: Registry): void {
  addGauge(
    registry,
    "forecourt_index_vehicles",
    "Vehicles for sale that can be searched.",
    () => index.vehicleCount,
  );
  addGauge(
    registry,
    "forecourt_index_version",
    "Version of the inventory that answers come from.",
    () => index.version,
  );
  addGauge(
    registry,
    "forecourt_index_build_seconds",
    "How long the newest build of the search index took.",
    () => index.buildMs / 1_000,
  );
}
