import { formatZonedDay, HOUR_MS } from "#app/domain/time.ts";

/** A server that starts later in the day sends no morning's mail any more. */
const MORNING_HOURS = 4;

/** The day whose mail is due at this moment, as YYYY-MM-DD; null outside the morning that begins at the hour. */
export function findMorning(
  nowMs: number,
  hour: number,
  timeZone: string,
): string | null {
  const hourNow = Number(
    new Intl.DateTimeFormat("en-US", {
      hour: "2-digit",
      hourCycle: "h23",
      timeZone,
    }).format(nowMs),
  );
  // A morning that begins late goes on after midnight, and is still of the day before.
  const hoursSince = (hourNow - hour + 24) % 24;
  return hoursSince < MORNING_HOURS
    ? formatZonedDay(nowMs - hoursSince * HOUR_MS, timeZone)
    : null;
}
