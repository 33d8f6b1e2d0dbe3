import { Counter, type Registry } from "prom-client";

const OUTCOMES = ["committed", "held", "refused", "changed", "failed"] as const;

/** It counts what became of files in the folder of incoming feeds. */
export interface IncomingMetrics {
  count(outcome: (typeof OUTCOMES)[number]): void;
}

export function createIncomingMetrics(registry: Registry): IncomingMetrics {
  const imports = new Counter({
    name: "forecourt_incoming_feeds_total",
    help: "Files of the incoming folder, by what became of them.",
    labelNames: ["outcome"],
    registers: [registry],
  });
  // An alarm on growth needs the zero before it.
  for (const outcome of OUTCOMES) imports.inc({ outcome }, 0);
  return { count: (outcome) => imports.inc({ outcome }) };
}
