import { isCalendarDay } from "#app/domain/time.ts";

/** `2026-11-20 14:05`, or with seconds. */
export function formatLocalTime(
  atMs: number,
  timeZone: string,
  hasSeconds = false,
): string {
  const text = new Intl.DateTimeFormat("sv-SE", {
    timeZone,
    dateStyle: "short",
    timeStyle: "medium",
  }).format(atMs);
  return hasSeconds ? text : text.slice(0, 16);
}

/** First moment of a day as in 2026-11-20; null when there is no such day. */
export function startOfDay(day: string, timeZone: string): number | null {
  if (!isCalendarDay(day)) return null;
  const startMs = Date.parse(`${day}T00:00:00Z`);
  // The clock may be changed between the two: once more from where it led.
  const nearMs = startMs - offsetMs(startMs, timeZone);
  return startMs - offsetMs(nearMs, timeZone);
}

/** How far the zone's clocks are ahead of UTC. */
function offsetMs(atMs: number, timeZone: string): number {
  const local = formatLocalTime(atMs, timeZone, true).replace(" ", "T");
  return Date.parse(`${local}Z`) - Math.floor(atMs / 1_000) * 1_000;
}
