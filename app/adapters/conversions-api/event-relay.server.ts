import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { createWakeablePause } from "#app/adapters/wakeable-pause.server.ts";
import { MINUTE_MS, SECOND_MS } from "#app/domain/time.ts";
import { toMetaEvent } from "#app/domain/tracking/meta-event.ts";
import type { Clock, Log } from "#app/ports.ts";
import type { EventRelay } from "#app/ports/event-ports.ts";
import type { ConversionsApi } from "./conversions-api.server.ts";
import type { RelayQueue } from "./relay-queue.server.ts";
import { createRelayWorker } from "./relay-worker.server.ts";

interface EventRelayOptions {
  readonly queue: RelayQueue;
  readonly api: ConversionsApi;
  readonly clock: Clock;
  readonly log: Log;
  readonly mostWaiting?: number;
}

export interface RunningRelay extends EventRelay {
  stop(): Promise<void>;
}

/** What another node left, or what is due again, is found this soon. */
const POLL_MS = 2 * SECOND_MS;
/** A vendor that is down is asked by each node this often. */
const REST_MS = 5 * SECOND_MS;
/** A stopping process waits this long for the request that is on its way; the next one sends what it did not hear of. */
const STOP_TIMEOUT_MS = 4 * SECOND_MS;
/** About 200 MB: a flood of events while the vendor is down fills no disk. */
const MOST_WAITING = 200_000;
const COUNT_EVERY_MS = MINUTE_MS;

/** Without a dataset and a token nothing is kept for anybody. */
export const NO_RELAY: RunningRelay = {
  add: async () => {},
  withdraw: async () => {},
  stop: async () => {},
};

/** The queue of events that advertisers may know of, and the worker that sends them from now on. */
export function startEventRelay({
  queue,
  api,
  clock,
  log,
  mostWaiting = MOST_WAITING,
}: EventRelayOptions): RunningRelay {
  const worker = createRelayWorker({
    queue,
    api,
    clock,
    log,
    random: Math.random,
    makeToken: randomUUID,
  });
  let isStopping = false;
  let isFull = false;
  let countedAtMs = -Infinity;
  const pause = createWakeablePause();
  let isWoken = false;
  const finished = run();

  async function run(): Promise<void> {
    while (!isStopping) {
      isWoken = false;
      const result = await takeTurn();
      if (result === "more" || isStopping) continue;
      // New events do not make a vendor answer that just did not.
      if (result === "later") await sleepUntilStopped(REST_MS);
      else if (!isWoken) await pause.sleep(POLL_MS);
    }
  }

  async function takeTurn(): Promise<"more" | "empty" | "later"> {
    try {
      await look();
      return await worker.turn();
    } catch (error) {
      log.error("relay.queue-unavailable", { message: String(error) });
      return "later";
    }
  }

  async function look(): Promise<void> {
    if (performance.now() - countedAtMs < COUNT_EVERY_MS) return;
    countedAtMs = performance.now();
    isFull = (await queue.countWaiting()) >= mostWaiting;
    if (isFull) log.error("relay.full", { most: mostWaiting });
  }

  async function sleepUntilStopped(ms: number): Promise<void> {
    const untilMs = performance.now() + ms;
    while (!isStopping && performance.now() < untilMs)
      await pause.sleep(untilMs - performance.now());
  }

  return {
    async add(reported, visitorId) {
      const event = toMetaEvent(reported);
      if (event === null || isFull) return;
      await queue.add({ event, visitorId, nowMs: clock.nowMs() });
      isWoken = true;
      pause.wake();
    },
    withdraw: (visitor) => queue.withdraw(visitor),
    async stop() {
      isStopping = true;
      pause.wake();
      await Promise.race([
        finished,
        sleep(STOP_TIMEOUT_MS, null, { ref: false }),
      ]);
    },
  };
}
