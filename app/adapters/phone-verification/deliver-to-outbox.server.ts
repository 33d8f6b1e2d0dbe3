import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Clock, Log } from "#app/ports.ts";

interface OutboxOptions {
  /** When it is null, no file is written and the data is only in memory. */
  readonly outboxDir: string | null;
  readonly clock: Clock;
  readonly log: Log;
}

/** It replaces the telephone: the code goes to the log, and as a file into the outbox folder. */
export function deliverToOutbox({ outboxDir, clock, log }: OutboxOptions) {
  return async (phone: string, code: string): Promise<void> => {
    const ending = phone.slice(-2);
    log.warn("phone-code.not-sent-but-logged", { code, phoneEnding: ending });
    if (outboxDir === null) return;
    await mkdir(outboxDir, { recursive: true, mode: 0o750 });
    const file = `${clock.nowMs()}-code-to-${phone}.txt`;
    const text = `To: +1${phone}\n\nYour code is ${code}.\n`;
    await writeFile(join(outboxDir, file), text, { mode: 0o600 });
  };
}
