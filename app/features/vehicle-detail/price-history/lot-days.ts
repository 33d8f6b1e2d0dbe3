import { DAY_MS, formatZonedDay } from "#app/domain/time.ts";

/** The days are whole days on the store's own calendar since the vehicle was listed; it is 0 on its first day. */
export function countDaysOnLot(
  listedOn: string,
  timeZone: string,
  nowMs: number,
): number {
  const today = formatZonedDay(nowMs, timeZone);
  const days = (Date.parse(today) - Date.parse(listedOn)) / DAY_MS;
  return Number.isFinite(days) ? Math.max(0, Math.round(days)) : 0;
}
