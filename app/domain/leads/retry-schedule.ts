import { DAY_MS, MINUTE_MS, SECOND_MS } from "#app/domain/time.ts";

/** A lead is urgent, so retries come soon at first, then every half hour as RFC 5321 asks. */
const FIRST_DELAYS_MS = [
  15 * SECOND_MS,
  30 * SECOND_MS,
  MINUTE_MS,
  2 * MINUTE_MS,
  5 * MINUTE_MS,
  15 * MINUTE_MS,
];
const LATER_DELAY_MS = 30 * MINUTE_MS;
const GIVE_UP_AFTER_MS = 5 * DAY_MS;
/** Each delay is shorter or longer by up to this share, so that leads of one outage do not all retry at once. */
const JITTER = 0.2;

/** No retry is planned further ahead than this. */
export const LONGEST_DELAY_MS = LATER_DELAY_MS * (1 + JITTER);

/** A mail that may have arrived is sent again no sooner, because the copy may be the second (RFC 5321 §4.5.3.2.6). */
export const UNCONFIRMED_DELAY_MS = LATER_DELAY_MS;
/** After so many ends without an answer a person must look whether the mail is there. */
export const MOST_UNCONFIRMED = 3;
/** This attempt comes about 54 minutes after the first. */
const FALLBACK_FROM_ATTEMPT = 8;

/** The attempts span five days. They are counted, not timed, so that a clock that jumps gives no lead up. */
export const MOST_ATTEMPTS =
  1 +
  FIRST_DELAYS_MS.length +
  Math.floor(
    (GIVE_UP_AFTER_MS - FIRST_DELAYS_MS.reduce((sum, it) => sum + it, 0)) /
      LATER_DELAY_MS,
  );

/** Attempts count from 1, `random` is from 0 up to 1, and null gives up. */
export function computeRetryDelayMs(
  attemptCount: number,
  random: number,
): number | null {
  if (attemptCount >= MOST_ATTEMPTS) return null;
  const planned = FIRST_DELAYS_MS[attemptCount - 1] ?? LATER_DELAY_MS;
  return Math.round(planned * (1 - JITTER + 2 * JITTER * random));
}

/** Ends without an answer count from 1, `random` is from 0 up to 1, and null asks a person. */
export function computeUnconfirmedDelayMs(
  unconfirmedCount: number,
  random: number,
): number | null {
  if (unconfirmedCount >= MOST_UNCONFIRMED) return null;
  return Math.round(UNCONFIRMED_DELAY_MS * (1 + JITTER * random));
}

/** A refusal of our settings may last for days, so the fallback recipient gets the lead after about an hour of it. */
export function isTimeForFallback(attemptCount: number): boolean {
  return attemptCount >= FALLBACK_FROM_ATTEMPT;
}
