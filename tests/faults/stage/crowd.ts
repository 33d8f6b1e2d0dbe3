import { setTimeout as sleep } from "node:timers/promises";
import type { Journal, Submission } from "./journal.ts";
import { waitUntil } from "./wait-until.ts";
import { fetchToken, type RipeningToken, ripensInMs, send } from "./visitor.ts";

const AFTER_NO_ANSWER_MS = 50;
/** Who is told to try again later does not do so at once, and stays below the limit of an address. */
const AFTER_REFUSAL_MS = 700;
const WAITING_FORMS = 3;
/** How often somebody sends an arrived form once more, as a reload does. */
const REPEAT_ONE_IN = 10;

export interface Crowd {
  /** Throws what a visitor found wrong. */
  requireContent(): void;
  /** No new forms; resolves when each that was ever sent has its answer. */
  settle(): Promise<void>;
}

/**
 * Visitors who fill in forms without end, send each until it is answered, and now and then send
 * one again that had arrived. `origin` is asked for anew every time.
 */
export function startCrowd(
  origin: () => string,
  journal: Journal,
  count = 8,
): Crowd {
  let isSettling = false;
  let fault: unknown = null;
  const visitors = Array.from({ length: count }, () => visit());
  const all = Promise.all(visitors).catch((error: unknown) => {
    fault = error;
    isSettling = true;
  });

  async function visit(): Promise<void> {
    const ripening: RipeningToken[] = [];
    const unanswered: Submission[] = [];
    let turns = 0;
    while (!isSettling || unanswered.length > 0) {
      turns++;
      if (!isSettling && ripening.length < WAITING_FORMS) {
        const fetched = await fetchToken(origin());
        if (fetched === null) await sleep(AFTER_NO_ANSWER_MS);
        else ripening.push(fetched);
      }
      const next =
        unanswered.shift() ?? (isSettling ? null : newForm(ripening));
      if (next === null) {
        await sleep(10);
        continue;
      }
      const result = await send(origin(), journal, next);
      if (result !== "acknowledged") {
        unanswered.push(next);
        await sleep(
          result === "refused" ? AFTER_REFUSAL_MS : AFTER_NO_ANSWER_MS,
        );
      } else if (turns % REPEAT_ONE_IN === 0)
        await send(origin(), journal, next);
      if (fault !== null) return;
    }
  }

  function newForm(ripening: RipeningToken[]): Submission | null {
    const [oldest] = ripening;
    if (oldest === undefined || ripensInMs(oldest) > 0) return null;
    ripening.shift();
    return journal.add(oldest.token);
  }

  function requireContent(): void {
    if (fault !== null) throw fault;
  }

  return {
    requireContent,
    async settle() {
      isSettling = true;
      let isDone = false;
      void all.then(() => {
        isDone = true;
      });
      await waitUntil("every form is answered", () => isDone);
      requireContent();
    },
  };
}

interface SendUntilOptions {
  readonly isOver?: () => boolean;
  readonly path?: string | undefined;
}

/** One form after another until so many have arrived; ends early when the site does. */
export async function sendUntil(
  origin: string,
  journal: Journal,
  count: number,
  { isOver = () => false, path = "/contact-us" }: SendUntilOptions = {},
): Promise<void> {
  const tokens: RipeningToken[] = [];
  while (tokens.length < count && !isOver()) {
    const fetched = await fetchToken(origin);
    if (fetched !== null) tokens.push(fetched);
    else await sleep(AFTER_NO_ANSWER_MS);
  }
  for (const token of tokens) {
    await sleep(ripensInMs(token));
    const submission = journal.add(token.token);
    while (
      (await send(origin, journal, submission, { path })) !== "acknowledged"
    ) {
      if (isOver()) return;
      await sleep(AFTER_NO_ANSWER_MS);
    }
  }
}
