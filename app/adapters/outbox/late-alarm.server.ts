import type { Clock, Log } from "#app/ports.ts";
import type { OutboxStore } from "./outbox-store.server.ts";

const LATE_MS = 10 * 60_000;
const LOOK_EVERY_MS = 15_000;
const SAY_EVERY_MS = 10 * 60_000;

/**
 * It logs that leads wait too long, and repeats this every ten minutes. Times are of the monotonic clock, except for
 * the lead's own.
 */
export function createLateAlarm(
  store: Pick<OutboxStore, "countWaiting">,
  { clock, monotonic, log }: { clock: Clock; monotonic: Clock; log: Log },
): () => Promise<void> {
  let lookedAtMs = -Infinity;
  let saidAtMs = -Infinity;
  return async () => {
    if (monotonic.nowMs() - lookedAtMs < LOOK_EVERY_MS) return;
    lookedAtMs = monotonic.nowMs();
    const { count, oldestAtMs } = await store.countWaiting();
    const ageMs = oldestAtMs === null ? 0 : clock.nowMs() - oldestAtMs;
    if (ageMs < LATE_MS) {
      saidAtMs = -Infinity;
      return;
    }
    if (lookedAtMs - saidAtMs < SAY_EVERY_MS) return;
    saidAtMs = lookedAtMs;
    log.error("leads.delivery-late", {
      waiting: count,
      oldestMinutes: Math.floor(ageMs / 60_000),
    });
  };
}
