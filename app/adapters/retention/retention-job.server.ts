import { HOUR_MS, SECOND_MS } from "#app/domain/time.ts";
import type { Log } from "#app/ports.ts";
import { type RetentionMeans, sweepExpired } from "./retention-sweep.server.ts";

export interface RetentionJob {
  /** This waits for the running batch. */
  stop(): Promise<void>;
}

export interface RetentionJobOptions extends Omit<RetentionMeans, "signal"> {
  readonly log: Log;
  /** Values go from 0 up to 1. */
  readonly random: () => number;
}

/** The first visitors of a new process are served before the first sweep. */
const FIRST_AFTER_MS = 10 * SECOND_MS;
const EVERY_MS = 24 * HOUR_MS;
const AGAIN_AFTER_A_FAULT_MS = HOUR_MS;
/** The jitter separates nodes that start together. */
const FIRST_JITTER_MS = 60 * SECOND_MS;
const JITTER_MS = HOUR_MS;

/** It deletes what is past its time, soon after the start and once a day. */
export function startRetention({
  log,
  random,
  ...means
}: RetentionJobOptions): RetentionJob {
  const stopping = new AbortController();
  let running: Promise<void> = Promise.resolve();
  let timer = plan(FIRST_AFTER_MS + random() * FIRST_JITTER_MS);

  function plan(afterMs: number): NodeJS.Timeout {
    return setTimeout(() => {
      running = run();
    }, afterMs).unref();
  }

  async function run(): Promise<void> {
    let nextMs = EVERY_MS;
    try {
      const counts = await sweepExpired({ ...means, signal: stopping.signal });
      log.info("retention.swept", { ...counts });
    } catch (error) {
      log.error("retention.failed", { message: String(error) });
      nextMs = AGAIN_AFTER_A_FAULT_MS;
    }
    if (!stopping.signal.aborted) timer = plan(nextMs + random() * JITTER_MS);
  }

  return {
    async stop() {
      stopping.abort();
      clearTimeout(timer);
      await running;
    },
  };
}
