import type { Clock } from "#app/ports.ts";

const LOOK_MS = 250;
const SURGE_PER_SECOND = 250;

/**
 * Whether leads come in faster than one by one: then visitors who wait go before mails. It is measured over quarters of
 * a second of a clock that never jumps.
 */
export function watchSurge(monotonic: Clock) {
  let beganAtMs = monotonic.nowMs();
  let count = 0;
  let perSecond = 0;

  function look(): void {
    const lastedMs = monotonic.nowMs() - beganAtMs;
    if (lastedMs < LOOK_MS) return;
    perSecond = (count / lastedMs) * 1_000;
    beganAtMs += lastedMs;
    count = 0;
  }

  return {
    noteLead() {
      look();
      count++;
    },
    isOn() {
      look();
      return perSecond >= SURGE_PER_SECOND;
    },
  };
}
