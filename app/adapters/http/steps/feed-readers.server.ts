import type { ServerResponse } from "node:http";

/** Each fetch goes through the whole inventory, so only this many run at once; the next one must come again later. */
const MAX_AT_ONCE = 4;
/** Platforms take megabytes a second. Who takes less than this may be cut off, and only when another wants the place. */
const SLOWEST_BYTES_A_SECOND = 16 * 1024;
const LOOK_MS = 5_000;

/** The reason of the signal for who was cut off. */
export const TOO_SLOW = "too slow";

interface Reader {
  readonly outgoing: ServerResponse;
  readonly cutting: AbortController;
  /** Bytes that its connection had taken when it was last looked at. */
  takenBytes: number;
  /** It is null until it was looked at, and while nothing waits to be taken. */
  bytesASecond: number | null;
}

export interface AdmittedReader {
  /** It is aborted when a faster reader takes the place. */
  readonly signal: AbortSignal;
  leave(): void;
}

/** Four readers who take a byte now and then must not keep everybody else from a feed for a quarter of an hour (Assumption A140). */
export class FeedReaders {
  readonly #readers = new Set<Reader>();
  readonly #lookMs: number;
  #looking: NodeJS.Timeout | null = null;

  constructor(lookMs = LOOK_MS) {
    this.#lookMs = lookMs;
  }

  /** Null means that all places are taken by readers who read. */
  admit(outgoing: ServerResponse): AdmittedReader | null {
    if (this.#readers.size >= MAX_AT_ONCE && !this.#cutSlowest()) return null;
    const reader: Reader = {
      outgoing,
      cutting: new AbortController(),
      takenBytes: countTakenBytes(outgoing),
      bytesASecond: null,
    };
    this.#readers.add(reader);
    this.#looking ??= setInterval(() => this.#look(), this.#lookMs).unref();
    return {
      signal: reader.cutting.signal,
      leave: () => this.#remove(reader),
    };
  }

  #cutSlowest(): boolean {
    let slowest: Reader | null = null;
    let least = SLOWEST_BYTES_A_SECOND;
    for (const reader of this.#readers) {
      if (reader.bytesASecond === null || reader.bytesASecond >= least)
        continue;
      slowest = reader;
      least = reader.bytesASecond;
    }
    if (slowest === null) return false;
    slowest.cutting.abort(TOO_SLOW);
    this.#remove(slowest);
    return true;
  }

  #look(): void {
    for (const reader of this.#readers) {
      const takenBytes = countTakenBytes(reader.outgoing);
      const taken = takenBytes - reader.takenBytes;
      // Who has taken all that we wrote waits for us.
      reader.bytesASecond =
        reader.outgoing.writableLength > 0
          ? (taken * 1_000) / this.#lookMs
          : null;
      reader.takenBytes = takenBytes;
    }
  }

  #remove(reader: Reader): void {
    this.#readers.delete(reader);
    if (this.#readers.size > 0 || this.#looking === null) return;
    clearInterval(this.#looking);
    this.#looking = null;
  }
}

/** What waits in our own memory was not taken. */
function countTakenBytes({ socket }: ServerResponse): number {
  return socket === null ? 0 : socket.bytesWritten - socket.writableLength;
}
