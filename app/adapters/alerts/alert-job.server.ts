import { MINUTE_MS, SECOND_MS } from "#app/domain/time.ts";
import type { Log } from "#app/ports.ts";

interface AlertJobOptions {
  /** Looks at what is due by now, and tells counts alone. */
  readonly sendDue: (
    signal: AbortSignal,
  ) => Promise<{ readonly mailboxes: number; readonly mails: number }>;
  readonly log: Log;
  /** Values go from 0 up to 1. */
  readonly random: () => number;
}

/** The first visitors of a new process are served before it looks. */
const FIRST_AFTER_MS = 30 * SECOND_MS;
const EVERY_MS = 15 * MINUTE_MS;
/** The jitter separates nodes that start together. */
const JITTER_MS = MINUTE_MS;

/** Looks every quarter of an hour whether a new day's mails are due; each alert is looked at once a day. */
export function startAlertJob({ sendDue, log, random }: AlertJobOptions) {
  const stopping = new AbortController();
  let running: Promise<void> = Promise.resolve();
  let timer = plan(FIRST_AFTER_MS);

  function plan(afterMs: number): NodeJS.Timeout {
    return setTimeout(
      () => {
        running = run();
      },
      afterMs + random() * JITTER_MS,
    ).unref();
  }

  async function run(): Promise<void> {
    try {
      const round = await sendDue(stopping.signal);
      if (round.mailboxes > 0) log.info("alerts.looked", { ...round });
    } catch (error) {
      log.error("alerts.failed", { message: String(error) });
    }
    if (!stopping.signal.aborted) timer = plan(EVERY_MS);
  }

  return {
    /** Waits for the mailbox that is being looked at. */
    async stop() {
      stopping.abort();
      clearTimeout(timer);
      await running;
    },
  };
}
