import type { DatabaseArea } from "#app/adapters/database/tables/database-area.server.ts";
import type { InventoryTables } from "#app/adapters/database/tables/tables.server.ts";
import type { Log } from "#app/ports.ts";
import type { InventoryStore } from "#app/ports/inventory-ports.ts";

const POLL_EVERY_MS = 1_000;

/** It calls back at an interval until the returned function is called. */
type Repeat = (everyMs: number, run: () => void) => () => void;

interface Watching {
  readonly store: Pick<InventoryStore, "readVersion">;
  readonly area: Pick<DatabaseArea<InventoryTables>, "listen">;
  readonly log: Log;
  /** The caller already knows this version. */
  readonly knownVersion: number;
  /** One version at a time is told, and told again later when the call fails. */
  readonly onChange: (version: number) => void | Promise<void>;
  readonly repeat?: Repeat;
}

export interface InventoryWatch {
  /** This process changed something itself: there is no need to wait for the next look. */
  wake(): void;
  /** Waits for a running callback. */
  stop(): Promise<void>;
}

/** Changes may come from this process or another. */
export function watchInventory({
  store,
  area,
  log,
  knownVersion,
  onChange,
  repeat = repeatInBackground,
}: Watching): InventoryWatch {
  const state = { known: knownVersion, isStopped: false, isFailing: false };
  let running: Promise<void> | null = null;
  let isAskedAgain = false;

  async function check(): Promise<void> {
    try {
      const version = await store.readVersion();
      // A lower version counts too, because a backup may have been restored.
      if (version !== state.known && !state.isStopped) {
        await onChange(version);
        state.known = version;
      }
      state.isFailing = false;
    } catch (error) {
      if (!state.isFailing) {
        log.error("inventory.watch-failed", { message: String(error) });
      }
      state.isFailing = true;
    }
  }

  function poll(): void {
    if (state.isStopped || running !== null) return;
    running = check().then(() => {
      running = null;
      if (!isAskedAgain) return;
      isAskedAgain = false;
      poll();
    });
  }

  function wake(): void {
    // The running check may have read the version before this change.
    isAskedAgain = running !== null;
    poll();
  }

  const stopPolling = repeat(POLL_EVERY_MS, poll);
  const stopListening = area.listen(INVENTORY_CHANNEL, wake);
  return {
    wake,
    async stop() {
      state.isStopped = true;
      stopPolling();
      await stopListening();
      await running;
    },
  };
}

/** The timer does not keep the process alive. */
const repeatInBackground: Repeat = (everyMs, run) => {
  const timer = setInterval(run, everyMs).unref();
  return () => clearInterval(timer);
};

/** PostgreSQL notifies of a changed inventory on this channel. */
export const INVENTORY_CHANNEL = "forecourt_inventory";
