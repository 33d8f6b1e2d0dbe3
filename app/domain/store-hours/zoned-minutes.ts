import { memoize } from "#app/domain/memoize.ts";
import { DAY_MS, MINUTE_MS } from "#app/domain/time.ts";

/**
 * The moment when a store's clock shows so many minutes after midnight of a day (YYYY-MM-DD; 1440 is the next midnight).
 * A time that the clock jumps over is the moment of the jump; of a time that it shows twice this is the first.
 */
export function findZonedMinutesMs(
  day: string,
  minutes: number,
  timeZone: string,
): number {
  const shownMs = Date.parse(`${day}T00:00:00Z`) + minutes * MINUTE_MS;
  // A zone changes its offset once in two days at most.
  const offsets = [shownMs - DAY_MS, shownMs + DAY_MS].map((atMs) =>
    getOffsetMs(atMs, timeZone),
  );
  const candidates = offsets
    .map((offsetMs) => shownMs - offsetMs)
    .sort((a, b) => a - b);
  const found = candidates.find(
    (atMs) => atMs + getOffsetMs(atMs, timeZone) === shownMs,
  );
  return found ?? findJump(candidates, timeZone);
}

/** Halves the time between two moments whose offsets differ. */
function findJump(
  [fromMs = 0, untilMs = 0]: readonly number[],
  timeZone: string,
): number {
  const laterOffsetMs = getOffsetMs(untilMs, timeZone);
  let beforeMs = fromMs;
  let afterMs = untilMs;
  while (afterMs - beforeMs > 1) {
    const middleMs = Math.floor((beforeMs + afterMs) / 2);
    if (getOffsetMs(middleMs, timeZone) === laterOffsetMs) afterMs = middleMs;
    else beforeMs = middleMs;
  }
  return afterMs;
}

const getClock = memoize(
  (timeZone: string) =>
    new Intl.DateTimeFormat("en-US", {
      timeZone,
      year: "numeric",
      month: "numeric",
      day: "numeric",
      hour: "numeric",
      minute: "numeric",
      hourCycle: "h23",
    }),
);

/** How far the zone's clocks are ahead of UTC. */
function getOffsetMs(atMs: number, timeZone: string): number {
  const parts = new Map(
    getClock(timeZone)
      .formatToParts(atMs)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const get = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  const shownMs = Date.UTC(
    get("year"),
    get("month") - 1,
    get("day"),
    get("hour"),
    get("minute"),
  );
  return shownMs - Math.floor(atMs / MINUTE_MS) * MINUTE_MS;
}
