import { setTimeout as wait } from "node:timers/promises";
import { Pool } from "undici";
import { filledForm } from "./lead-form.ts";

/** What became of many submissions. */
export interface Submissions {
  /** References that visitors were told. */
  readonly acknowledged: readonly string[];
  /** Answers that were none: status or fault → how many. */
  readonly others: ReadonlyMap<string, number>;
  /** Of the acknowledged ones, in ascending order. */
  readonly tookMs: readonly number[];
  readonly seconds: number;
}

let visitors = 0;

/** Every connection sends its next form when the last one was answered. */
export async function submitInTurn(
  origin: string,
  connections: number,
  seconds: number,
): Promise<Submissions> {
  const pool = new Pool(origin, { connections });
  const tally = new Tally();
  const startedAtMs = performance.now();
  const endMs = startedAtMs + seconds * 1_000;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() < endMs)
        await tally.send(pool, performance.now());
    }),
  );
  const submissions = tally.end(startedAtMs);
  await pool.close();
  return submissions;
}

/** So many a second whatever becomes of them; each is timed from when it was due. */
export async function submitAtRate(
  origin: string,
  perSecond: number,
  seconds: number,
): Promise<Submissions> {
  const pool = new Pool(origin, { connections: perSecond });
  const tally = new Tally();
  const startedAtMs = performance.now();
  const sent: Promise<void>[] = [];
  for (let number = 0; number < perSecond * seconds; number++) {
    const dueAtMs = startedAtMs + (number * 1_000) / perSecond;
    const earlyMs = dueAtMs - performance.now();
    if (earlyMs > 0) await wait(earlyMs);
    sent.push(tally.send(pool, dueAtMs));
  }
  await Promise.all(sent);
  const submissions = tally.end(startedAtMs);
  await pool.close();
  return submissions;
}

class Tally {
  readonly #acknowledged: string[] = [];
  readonly #others = new Map<string, number>();
  readonly #tookMs: number[] = [];

  async send(pool: Pool, dueAtMs: number): Promise<void> {
    const reference = await this.#submit(pool);
    if (reference === null) return;
    this.#tookMs.push(performance.now() - dueAtMs);
    this.#acknowledged.push(reference);
  }

  /** Null for any answer that acknowledges nothing. */
  async #submit(pool: Pool): Promise<string | null> {
    try {
      const { path, headers, body } = filledForm(visitors++);
      const answer = await pool.request({
        method: "POST",
        path,
        headers,
        body,
      });
      await answer.body.dump();
      const reference = REFERENCE.exec(String(answer.headers["location"]))?.[0];
      if (answer.statusCode === 303 && reference !== undefined)
        return reference;
      this.#count(String(answer.statusCode));
    } catch (error) {
      this.#count(error instanceof Error ? error.message : String(error));
    }
    return null;
  }

  #count(other: string): void {
    this.#others.set(other, (this.#others.get(other) ?? 0) + 1);
  }

  end(startedAtMs: number): Submissions {
    return {
      acknowledged: this.#acknowledged,
      others: this.#others,
      tookMs: this.#tookMs.toSorted((a, b) => a - b),
      seconds: (performance.now() - startedAtMs) / 1_000,
    };
  }
}

const REFERENCE = /[2-9A-Z]{4}-[2-9A-Z]{4}/;

/** Of ascending values. */
export function percentile(sorted: readonly number[], share: number): number {
  return (
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ??
    NaN
  );
}
