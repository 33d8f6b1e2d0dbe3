import { RateLimiterMemory } from "rate-limiter-flexible";
import type { RateLimit, RateLimits } from "#app/ports.ts";
import { toLimitKey } from "./limit-key.server.ts";
import { findWaitSeconds } from "./refused-for.server.ts";

/** This takes some ten megabytes for each limit; beyond it the oldest key is no longer counted. */
const MOST_KEYS = 50_000;

/** Limits are kept in this process's memory: for one process over SQLite, and while PostgreSQL cannot be asked. */
export function createMemoryRateLimits(mostKeys = MOST_KEYS): RateLimits {
  const limiters = new Map<string, BoundedLimiter>();
  return {
    take(limit, key) {
      let limiter = limiters.get(limit.name);
      if (limiter === undefined) {
        limiter = new BoundedLimiter(limit, mostKeys);
        limiters.set(limit.name, limiter);
      }
      return limiter.take(toLimitKey(key));
    },
  };
}

class BoundedLimiter {
  readonly #limiter: RateLimiterMemory;
  readonly #mostKeys: number;
  /** Keys are in the order of their first request. */
  readonly #keys = new Set<string>();

  constructor({ count, seconds }: RateLimit, mostKeys: number) {
    this.#limiter = new RateLimiterMemory({ points: count, duration: seconds });
    this.#mostKeys = mostKeys;
  }

  async take(key: string): Promise<number | null> {
    if (!this.#keys.has(key)) await this.#makeRoom();
    this.#keys.add(key);
    return findWaitSeconds(this.#limiter.consume(key));
  }

  async #makeRoom(): Promise<void> {
    if (this.#keys.size < this.#mostKeys) return;
    const [oldest] = this.#keys;
    if (oldest === undefined) return;
    this.#keys.delete(oldest);
    await this.#limiter.delete(oldest);
  }
}
