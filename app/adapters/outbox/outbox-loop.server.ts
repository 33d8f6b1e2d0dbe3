import { setImmediate } from "node:timers/promises";
import { createWakeablePause } from "#app/adapters/wakeable-pause.server.ts";
import type { Log } from "#app/ports.ts";
import type { OutboxWorker } from "./outbox-worker.server.ts";

const POLL_MS = 500;
const AFTER_A_FAULT_MS = 2_000;

/** A worker's turn comes at once when woken or when it has room for another delivery, else every half second. */
export function runOutbox(worker: OutboxWorker, log: Log) {
  let isStopping = false;
  const pause = createWakeablePause();
  let isWoken = false;

  async function run(): Promise<void> {
    while (!isStopping) {
      isWoken = false;
      const pauseMs = await takeTurn();
      if (!isWoken && !isStopping) await pause.sleep(pauseMs);
      // Several deliveries that end together are followed by one claim.
      await setImmediate();
    }
  }

  async function takeTurn(): Promise<number> {
    try {
      await worker.turn();
      return POLL_MS;
    } catch (error) {
      log.error("leads.outbox-unavailable", { message: String(error) });
      return AFTER_A_FAULT_MS;
    }
  }

  const wake = (): void => {
    isWoken = true;
    pause.wake();
  };
  worker.onHandFreed(wake);
  const finished = run();
  return {
    /** A delivery was stored, so the loop does not wait for the next poll. */
    wake,
    /** The loop takes nothing more; the worker still settles what is on its way. */
    async stop() {
      isStopping = true;
      pause.wake();
      await finished;
    },
  };
}
