import { DAY_MS, HOUR_MS, MINUTE_MS } from "#app/domain/time.ts";

export interface CodeLimit {
  readonly count: number;
  readonly windowMs: number;
}

/** Codes may be sent this often; each limit is separate and can refuse. */
export const SEND_LIMITS = {
  phone: [
    { count: 1, windowMs: MINUTE_MS },
    { count: 3, windowMs: 10 * MINUTE_MS },
    { count: 5, windowMs: HOUR_MS },
    { count: 10, windowMs: DAY_MS },
  ],
  /** By how much of the address counts: see `CLIENT_RANGES`. */
  client: {
    household: [{ count: 10, windowMs: HOUR_MS }],
    site: [{ count: 20, windowMs: HOUR_MS }],
    network: [{ count: 40, windowMs: HOUR_MS }],
    provider: [{ count: 100, windowMs: HOUR_MS }],
  },
  session: [{ count: 5, windowMs: HOUR_MS }],
} as const satisfies Record<string, readonly CodeLimit[] | ClientRangeLimits>;

/**
 * Codes may be guessed this often, besides the tries that one code allows. They count for the browser that asked for the
 * code, so that nobody's guesses lock the owner of a number out.
 */
export const CHECK_LIMITS = {
  asker: [{ count: 15, windowMs: HOUR_MS }],
  client: {
    household: [{ count: 30, windowMs: HOUR_MS }],
    site: [{ count: 60, windowMs: HOUR_MS }],
    network: [{ count: 100, windowMs: HOUR_MS }],
    provider: [{ count: 150, windowMs: HOUR_MS }],
  },
} as const satisfies Record<string, readonly CodeLimit[] | ClientRangeLimits>;

/**
 * Whoever has a range of addresses asks from each of them, so ranges have allowances of their own: a household (an IPv4
 * address or a /64), a site (/56), a network (/24 or /48) and a provider (/16 or /32). The widest gets half of what the
 * whole site may, so that no range of addresses ends it for everybody.
 */
export const CLIENT_RANGES = [
  "household",
  "site",
  "network",
  "provider",
] as const;
export type ClientRange = (typeof CLIENT_RANGES)[number];
type ClientRangeLimits = Readonly<Record<ClientRange, readonly CodeLimit[]>>;

/** A guess can be about a code that was sent this long ago; the code itself may have ended before. */
export const ASKED_WINDOW_MS = HOUR_MS;

/** Past this budget of the whole site nobody gets a code until the breaker closes. A busy group sends far fewer. */
export const SEND_BUDGET: CodeLimit = { count: 200, windowMs: HOUR_MS };
export const BREAKER_OPEN_MS = HOUR_MS;
/** The whole site's wrong guesses count, over however many numbers and addresses. */
export const WRONG_GUESS_BUDGET: CodeLimit = { count: 300, windowMs: HOUR_MS };

/** This many numbers this close to each other within the hour come from a list, not from customers. */
export const NEIGHBORS = { distance: 10, count: 3, windowMs: HOUR_MS } as const;

/** On healthy sites more than half of the codes are typed in; a far lower share means that somebody pumps messages. */
export const CONVERSION_ALARM = {
  minimumSent: 20,
  share: 0.2,
  windowMs: HOUR_MS,
} as const;

/** A window holds the entries younger than its length. */
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
