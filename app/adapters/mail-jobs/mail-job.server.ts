import { MINUTE_MS, SECOND_MS } from "#app/domain/time.ts";
import type { Log } from "#app/ports.ts";

interface MailJobOptions {
  /** Its log lines begin with this. */
  readonly name: string;
  /** Looks at what is due by now, and tells counts alone. */
  readonly sendDue: (
    signal: AbortSignal,
  ) => Promise<Readonly<Record<string, number>>>;
  readonly log: Log;
  /** Values go from 0 up to 1. */
  readonly random: () => number;
}

/** The first visitors of a new process are served before it looks. */
const FIRST_AFTER_MS = 30 * SECOND_MS;
const EVERY_MS = 15 * MINUTE_MS;
/** The jitter separates nodes that start together. */
const JITTER_MS = MINUTE_MS;

/** Looks every quarter of an hour whether mails are due that nobody asks for at that moment. */
export function startMailJob({ name, sendDue, log, random }: MailJobOptions) {
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
      if (Object.values(round).some((count) => count > 0))
        log.info(`${name}.looked`, { ...round });
    } catch (error) {
      log.error(`${name}.failed`, { message: String(error) });
    }
    if (!stopping.signal.aborted) timer = plan(EVERY_MS);
  }

  return {
    /** Waits for the mail that is being written. */
    async stop() {
      stopping.abort();
      clearTimeout(timer);
      await running;
    },
  };
}
