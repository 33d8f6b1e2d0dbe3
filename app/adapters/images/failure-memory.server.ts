import type { Clock } from "#app/ports.ts";
import { BoundedMap } from "./bounded-map.server.ts";

interface Failure {
  readonly count: number;
  readonly retryAtMs: number;
}

/** It holds back what failed lately, for longer after each failure in a row. */
export class FailureMemory {
  readonly #failures = new BoundedMap<string, Failure>(20_000);
  readonly #clock: Clock;
  readonly #firstPauseMs: number;
  readonly #longestPauseMs: number;

  constructor(clock: Clock, firstPauseMs: number, longestPauseMs: number) {
    this.#clock = clock;
    this.#firstPauseMs = firstPauseMs;
    this.#longestPauseMs = longestPauseMs;
  }

  isHeldBack(key: string): boolean {
    const failure = this.#failures.get(key);
    return failure !== undefined && this.#clock.nowMs() < failure.retryAtMs;
  }

  rememberFailure(key: string): void {
    const count = (this.#failures.get(key)?.count ?? 0) + 1;
    const pauseMs = this.#firstPauseMs * 4 ** (count - 1);
    this.#failures.set(key, {
      count,
      retryAtMs: this.#clock.nowMs() + Math.min(pauseMs, this.#longestPauseMs),
    });
  }

  forget(key: string): void {
    this.#failures.delete(key);
  }
}
