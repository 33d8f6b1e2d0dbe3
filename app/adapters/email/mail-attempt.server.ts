import { MINUTE_MS } from "#app/domain/time.ts";
import { BoundedQueue } from "#app/adapters/shared-jobs.server.ts";
import { MailFailure } from "./mail.server.ts";

/** How long each part of an attempt may take. */
export interface AttemptLimits {
  /** From the moment on that a connection is free for the mail until all of it is handed over. */
  readonly handOverMs: number;
  /** From then on until the receiver's answer. */
  readonly answerMs: number;
}

/**
 * RFC 5321 §4.5.3.2: three minutes for the data, and ten for the answer to its end, because a receiver that was given
 * up too early takes the mail all the same.
 */
export const ATTEMPT_LIMITS: AttemptLimits = {
  handOverMs: 3 * MINUTE_MS,
  answerMs: 10 * MINUTE_MS,
};

/** Mail services allow an account a few. */
export const MOST_CONNECTIONS = 5;

/** One mail on its way. Its limits may break it off. */
export interface MailAttempt {
  readonly signal: AbortSignal;
  /** All of the mail is out: from now on it may have arrived, whatever becomes of the connection. */
  noteHandedOver(): void;
  isHandedOver(): boolean;
}

/** Each attempt of one mailer has a connection to itself; the wait for a free one counts towards no limit. */
export function createAttempts(
  limits: AttemptLimits,
): <T>(work: (attempt: MailAttempt) => Promise<T>) => Promise<T> {
  const connections = new BoundedQueue(MOST_CONNECTIONS, Infinity);
  return (work) => connections.run(() => runAttempt(work, limits));
}

async function runAttempt<T>(
  work: (attempt: MailAttempt) => Promise<T>,
  { handOverMs, answerMs }: AttemptLimits,
): Promise<T> {
  const breaker = new AbortController();
  let brokenOff: MailFailure | null = null;
  let isHandedOver = false;
  let timer = startTimer(handOverMs, "It was not handed over", "later");

  function startTimer(
    limitMs: number,
    what: string,
    kind: MailFailure["kind"],
  ): NodeJS.Timeout {
    return setTimeout(() => {
      brokenOff = new MailFailure(`${what} within ${limitMs / 1_000} s.`, kind);
      breaker.abort();
    }, limitMs);
  }

  try {
    return await work({
      signal: breaker.signal,
      noteHandedOver() {
        isHandedOver = true;
        clearTimeout(timer);
        timer = startTimer(answerMs, "There was no answer", "unconfirmed");
      },
      isHandedOver: () => isHandedOver,
    });
  } catch (error) {
    // A client that is aborted does not say why.
    throw brokenOff ?? error;
  } finally {
    clearTimeout(timer);
  }
}
