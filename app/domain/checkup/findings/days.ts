import { DAY_MS } from "#app/domain/time.ts";

/** It counts whole days from one day to another, both YYYY-MM-DD; it is 0 when the first is later. */
export function countDaysBetween(from: string, to: string): number {
  return Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS));
}
