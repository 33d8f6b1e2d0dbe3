import { Counter, type Registry } from "prom-client";
import type { ProfileOutcome } from "#app/adapters/live-profile/watch-profile.server.ts";
import { addGauge } from "./server-metrics.server.ts";

const OUTCOMES: readonly ProfileOutcome[] = [
  "taken",
  "refused",
  "restart-needed",
];

export function createProfileMetrics(registry: Registry) {
  const changes = new Counter({
    name: "forecourt_profile_changes_total",
    help: "Changes of the profile's folder, by what became of them; one broken state counts once.",
    labelNames: ["outcome"],
    registers: [registry],
  });
  // An alarm on growth needs the zero before it.
  for (const outcome of OUTCOMES) changes.inc({ outcome }, 0);
  let isWaiting = false;
  addGauge(
    registry,
    "forecourt_profile_waiting",
    "1 while the profile's folder holds something that is not served: it is refused or needs a restart.",
    () => (isWaiting ? 1 : 0),
  );
  return {
    count: (outcome: ProfileOutcome) => changes.inc({ outcome }),
    noteWaiting: (isNow: boolean) => {
      isWaiting = isNow;
    },
  };
}
