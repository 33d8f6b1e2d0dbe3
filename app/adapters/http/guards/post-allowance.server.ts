import { MINUTE_MS } from "#app/domain/time.ts";

/** An office shares an address, and each page that is looked at reports itself once. */
const MOST_POINTS = 600;
/** A request costs one point, and one more for every so many bytes: a long one keeps the server busy for longer. */
const BYTES_A_POINT = 64 * 1024;
/** Beyond this many addresses the one that came first is forgotten. */
const MOST_CLIENTS = 50_000;

interface Minute {
  readonly startedAtMs: number;
  points: number;
}

/**
 * What one address may post in a minute, whatever it is about. This comes before the first byte of a body is read, and
 * calls that are refused later were counted here (Assumption A135). Each process counts for itself: it is the process that is guarded.
 */
export class PostAllowance {
  readonly #minutes = new Map<string, Minute>();
  readonly #nowMs: () => number;
  readonly #mostClients: number;

  constructor(
    /** A clock that nobody sets back. */
    nowMs: () => number = () => performance.now(),
    mostClients = MOST_CLIENTS,
  ) {
    this.#nowMs = nowMs;
    this.#mostClients = mostClients;
  }

  /** Null lets the request in; otherwise seconds to wait. */
  take(client: string): number | null {
    const nowMs = this.#nowMs();
    const minute = this.#getMinute(client, nowMs);
    minute.points++;
    if (minute.points <= MOST_POINTS) return null;
    return Math.max(
      1,
      Math.ceil((minute.startedAtMs + MINUTE_MS - nowMs) / 1_000),
    );
  }

  /** The bytes that came with a request are known when it was read. */
  charge(client: string, bytes: number): void {
    const minute = this.#getMinute(client, this.#nowMs());
    minute.points += Math.floor(bytes / BYTES_A_POINT);
  }

  #getMinute(key: string, nowMs: number): Minute {
    const known = this.#minutes.get(key);
    if (known !== undefined && nowMs - known.startedAtMs < MINUTE_MS)
      return known;
    this.#minutes.delete(key);
    if (this.#minutes.size >= this.#mostClients) {
      const [oldest] = this.#minutes.keys();
      if (oldest !== undefined) this.#minutes.delete(oldest);
    }
    const started = { startedAtMs: nowMs, points: 0 };
    this.#minutes.set(key, started);
    return started;
  }
}
