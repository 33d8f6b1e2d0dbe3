import { DAY_MS, HOUR_MS, MINUTE_MS } from "#app/domain/time.ts";

export interface CodeLimit {
  readonly count: number;
  readonly windowMs: number;
}

/** How often codes may be sent; separate allowances, each of which can say no. */
export const SEND_LIMITS = {
  phone: [
    { count: 1, windowMs: MINUTE_MS },
    { count: 3, windowMs: 10 * MINUTE_MS },
    { count: 5, windowMs: HOUR_MS },
    { count: 10, windowMs: DAY_MS },
  ],
  client: [{ count: 10, windowMs: HOUR_MS }],
  session: [{ count: 5, windowMs: HOUR_MS }],
} as const satisfies Record<string, readonly CodeLimit[]>;

/** How often codes may be guessed at, besides the tries that one code allows. */
export const CHECK_LIMITS = {
  phone: [{ count: 15, windowMs: HOUR_MS }],
  client: [{ count: 30, windowMs: HOUR_MS }],
} as const satisfies Record<string, readonly CodeLimit[]>;

/** Of the whole site: past it nobody gets a code until the breaker closes. A busy group sends far fewer. */
export const SEND_BUDGET: CodeLimit = { count: 200, windowMs: HOUR_MS };
export const BREAKER_OPEN_MS = HOUR_MS;
/** Wrong guesses of the whole site, spread over however many numbers and addresses. */
export const WRONG_GUESS_BUDGET: CodeLimit = { count: 300, windowMs: HOUR_MS };

/** Numbers this near to each other, so many of them within the hour, are a list and no customers. */
export const NEIGHBORS = { distance: 10, count: 3, windowMs: HOUR_MS } as const;

/** Healthy sites see more than half of their codes typed in; few enough mean that somebody pumps messages. */
export const CONVERSION_ALARM = {
  minimumSent: 20,
  share: 0.2,
  windowMs: HOUR_MS,
} as const;

/** Whether one more now would be too many, after those at `timesMs`. A window holds what is younger than its length. */
export function isUsedUp(
  limits: readonly CodeLimit[],
  timesMs: readonly number[],
  nowMs: number,
): boolean {
  return limits.some(
    ({ count, windowMs }) =>
      timesMs.filter((atMs) => atMs > nowMs - windowMs).length >= count,
  );
}
