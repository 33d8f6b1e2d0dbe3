import { closeSync, constants, fstatSync, openSync, writeSync } from "node:fs";
import pino from "pino";
import type { Log } from "#app/ports.ts";

/** This much may wait for a full disk or a slow reader; lines beyond it are lost and counted. */
const MOST_WAITING_BYTES = 1_000_000;
const TRY_AGAIN_MS = 250;
const WARNING = 40;

interface LogStreamOptions {
  /** Gives how many bytes were taken, like fs.writeSync, and throws when none are. */
  readonly write: (bytes: Uint8Array) => number;
  readonly nowMs: () => number;
  readonly mostWaitingBytes?: number;
}

/** Assumption A130: lines stay in order and whole, whatever the disk or the reader of a pipe does. */
export function createLogStream({
  write,
  nowMs,
  mostWaitingBytes = MOST_WAITING_BYTES,
}: LogStreamOptions) {
  const waiting: Uint8Array[] = [];
  let waitingBytes = 0;
  let lostLines = 0;
  let retry: NodeJS.Timeout | null = null;

  function keep(bytes: Uint8Array): void {
    waiting.push(bytes);
    waitingBytes += bytes.length;
  }

  /** False means that nobody takes the lines now; bytes already taken are gone from the first line. */
  function writeWaiting(): boolean {
    for (let first = waiting[0]; first !== undefined; first = waiting[0]) {
      try {
        const count = write(first);
        waitingBytes -= count;
        if (count === first.length) waiting.shift();
        else waiting[0] = first.subarray(count);
      } catch {
        return false;
      }
    }
    return true;
  }

  function flush(): void {
    if (writeWaiting() && lostLines > 0) {
      keep(formatLossLine(lostLines, nowMs()));
      lostLines = 0;
      writeWaiting();
    }
    clearTimeout(retry ?? undefined);
    retry =
      waiting.length === 0 ? null : setTimeout(flush, TRY_AGAIN_MS).unref();
  }

  return {
    /** Never throws, and never waits for a reader. */
    write(line: string) {
      const bytes = Buffer.from(line);
      if (waitingBytes + bytes.length > mostWaitingBytes) {
        lostLines++;
        return;
      }
      keep(bytes);
      // Otherwise the next try writes this line too.
      if (retry === null) flush();
    },
    flush,
  };
}

type LogLevel = "debug" | "info" | "warn" | "error" | "silent";

/** The log is lines of JSON on standard output. Fields are facts about the machine, never about a visitor. */
export function createLog(level: LogLevel): Log {
  const file = openWithoutWaiting();
  const stream = createLogStream({
    write: (bytes) => writeSync(file, bytes),
    nowMs: Date.now,
  });
  process.on("exit", stream.flush);
  const logger = pino({ level, base: null }, stream);
  return {
    debug: (event, fields) => logger.debug(fields ?? {}, event),
    info: (event, fields) => logger.info(fields ?? {}, event),
    warn: (event, fields) => logger.warn(fields ?? {}, event),
    error: (event, fields) => logger.error(fields ?? {}, event),
  };
}

const STDOUT = 1;

/** A full pipe would hold up every request, so it is opened again without waiting; only Linux can do that. */
function openWithoutWaiting(): number {
  try {
    if (!fstatSync(STDOUT).isFIFO()) return STDOUT;
    const pipe = openSync(
      `/proc/self/fd/${STDOUT}`,
      constants.O_WRONLY | constants.O_NONBLOCK,
    );
    if (fstatSync(pipe).isFIFO()) return pipe;
    closeSync(pipe);
  } catch {
    // No /proc, or nobody reads: as it is.
  }
  return STDOUT;
}

function formatLossLine(lines: number, time: number): Uint8Array {
  const fields = { level: WARNING, time, lines, msg: "log.lines-lost" };
  return Buffer.from(`${JSON.stringify(fields)}\n`);
}
