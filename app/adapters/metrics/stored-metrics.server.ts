import { setTimeout as wait } from "node:timers/promises";
import { Gauge, type Registry } from "prom-client";
import type { Clock } from "#app/ports.ts";
import type { InventoryStore } from "#app/ports/inventory-ports.ts";
import type { OutboxState } from "#app/adapters/database/leads/outbox-state.server.ts";

export interface StoredSources {
  readonly clock: Clock;
  readonly readOutboxState: () => Promise<OutboxState>;
  readonly inventory: Pick<InventoryStore, "readLastImportAtMs">;
}

const READ_TIMEOUT_MS = 2_000;

/** These metrics are known only to the databases, and they are missing from the answer while those do not answer. */
export function createStoredMetrics(
  { clock, readOutboxState, inventory }: StoredSources,
  registry: Registry,
): { refresh(): Promise<void> } {
  const createGauge = (name: string, help: string) =>
    new Gauge({ name, help, registers: [registry] });
  const isUp = createGauge(
    "forecourt_database_up",
    "1 while the databases answer within two seconds.",
  );
  const waiting = createGauge(
    "forecourt_outbox_waiting",
    "Deliveries of leads that wait for their recipient.",
  );
  const oldest = createGauge(
    "forecourt_outbox_oldest_seconds",
    "How long the oldest of them has waited; 0 when none does.",
  );
  const dead = createGauge(
    "forecourt_outbox_dead",
    "Deliveries that were given up; see: forecourt leads dead.",
  );
  const importAge = createGauge(
    "forecourt_last_import_age_seconds",
    "Since the newest import was committed; absent before the first.",
  );
  const all = [waiting, oldest, dead, importAge];

  async function read() {
    return {
      outbox: await readOutboxState(),
      importedAtMs: await inventory.readLastImportAtMs(),
    };
  }

  return {
    async refresh() {
      const found = await Promise.race([
        read().catch(() => null),
        wait(READ_TIMEOUT_MS, null, { ref: false }),
      ]);
      isUp.set(found === null ? 0 : 1);
      for (const it of all) it.remove();
      if (found === null) return;
      const { outbox, importedAtMs } = found;
      const toAgeSeconds = (atMs: number) =>
        Math.max(0, clock.nowMs() - atMs) / 1_000;
      waiting.set(outbox.waiting);
      oldest.set(
        outbox.oldestWaitingAtMs === null
          ? 0
          : toAgeSeconds(outbox.oldestWaitingAtMs),
      );
      dead.set(outbox.dead);
      if (importedAtMs !== null) importAge.set(toAgeSeconds(importedAtMs));
    },
  };
}
