import { HOUR_MS, MINUTE_MS } from "#app/domain/time.ts";

/** Somebody who left the desk is signed out after this time. */
export const IDLE_MS = 30 * MINUTE_MS;
/** A working day. */
export const LONGEST_SESSION_MS = 12 * HOUR_MS;
/** What cannot be undone is asked of who has just shown the passkey. */
const FRESH_MS = 5 * MINUTE_MS;
/** A passkey's question is answered at once or not at all. */
export const CHALLENGE_MS = 5 * MINUTE_MS;
export const INVITATION_MS = 72 * HOUR_MS;

/** What a passkey is asked for. */
export type ChallengePurpose = "sign-in" | "enrollment" | "confirmation";

interface SessionTimes {
  readonly createdAtMs: number;
  readonly usedAtMs: number;
}

export function isSessionOver(
  { createdAtMs, usedAtMs }: SessionTimes,
  nowMs: number,
): boolean {
  return (
    nowMs - usedAtMs >= IDLE_MS || nowMs - createdAtMs >= LONGEST_SESSION_MS
  );
}

export function isFresh(confirmedAtMs: number, nowMs: number): boolean {
  return nowMs - confirmedAtMs < FRESH_MS;
}
