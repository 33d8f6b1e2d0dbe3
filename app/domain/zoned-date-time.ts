import { memoize } from "#app/domain/memoize.ts";

/** The format is ISO 8601 with the zone's offset, which tells the repeated hour apart: `2026-11-20T14:05:00-06:00`. */
export function formatZonedDateTime(atMs: number, timeZone: string): string {
  const parts = getFormatter(timeZone).formatToParts(atMs);
  const getPart = (type: Intl.DateTimeFormatPartTypes): string =>
    parts.find((it) => it.type === type)?.value ?? "";
  const offset = getPart("timeZoneName").replace("GMT", "") || "+00:00";
  return `${getPart("year")}-${getPart("month")}-${getPart("day")}T${getPart("hour")}:${getPart("minute")}:${getPart("second")}${offset}`;
}

/** Formats are kept, because making one takes a hundred times as long as using it. */
const getFormatter = memoize(
  (timeZone: string) =>
    new Intl.DateTimeFormat("en-US", {
      timeZone,
      hourCycle: "h23",
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
      hour: "2-digit",
      minute: "2-digit",
      second: "2-digit",
      timeZoneName: "longOffset",
    }),
);
