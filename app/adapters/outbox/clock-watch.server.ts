import type { Clock } from "#app/ports.ts";

/** Smaller steps are only corrections of the clock. */
const JUMP_MS = 60_000;

/** It tells, each time it is called, whether the wall clock has jumped since the last time. */
export function watchClock(clock: Clock, monotonic: Clock): () => boolean {
  let offsetMs = clock.nowMs() - monotonic.nowMs();
  return () => {
    const nextMs = clock.nowMs() - monotonic.nowMs();
    const hasJumped = Math.abs(nextMs - offsetMs) > JUMP_MS;
    if (hasJumped) offsetMs = nextMs;
    return hasJumped;
  };
}
