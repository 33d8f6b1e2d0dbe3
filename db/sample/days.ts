/** Midnight UTC of a YYYY-MM-DD day. */
export function startOfDayMs(day: string): number {
  const startMs = Date.parse(`${day}T00:00:00Z`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(startMs))
    throw new RangeError(`Not a YYYY-MM-DD day: ${day}`);
  return startMs;
}
