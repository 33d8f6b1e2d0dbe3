import { setTimeout as sleep } from "node:timers/promises";

/** A disk that was asleep answers within this time. Assumption A133. */
const CALL_LIMIT_MS = 20_000;

export type RunCall = <T>(call: () => Promise<T>) => Promise<T>;

/** A share that hangs answers no call, and each call keeps one of the few threads that the process has for files. */
export interface LimitedCalls {
  /** Rejects with HangingCallError when the call takes too long; the call itself cannot be taken back. */
  readonly run: RunCall;
  /** Counts as a call that takes too long until it settles. */
  keep(ended: Promise<unknown>): void;
  /** A call that took too long has not come back yet. */
  isHanging(): boolean;
  /** Resolves when every call has come back, however long that takes. */
  settle(): Promise<void>;
}

export class HangingCallError extends Error {
  override readonly name = "HangingCallError";
}

export function createLimitedCalls(limitMs = CALL_LIMIT_MS): LimitedCalls {
  const hanging = new Set<Promise<unknown>>();

  function keep(ended: Promise<unknown>): void {
    const settled: Promise<unknown> = ended
      .catch(() => {})
      .finally(() => hanging.delete(settled));
    hanging.add(settled);
  }

  return {
    keep,
    isHanging: () => hanging.size > 0,
    async settle() {
      await Promise.all(hanging);
    },
    async run(call) {
      const answer = call();
      const giveUp = new AbortController();
      const tooLong = sleep(limitMs, undefined, { signal: giveUp.signal }).then(
        () => {
          keep(answer);
          throw new HangingCallError(
            `The folder did not answer within ${limitMs / 1_000} seconds: see whether its disk or share hangs.`,
          );
        },
      );
      try {
        return await Promise.race([answer, tooLong]);
      } finally {
        tooLong.catch(() => {});
        giveUp.abort();
      }
    },
  };
}
