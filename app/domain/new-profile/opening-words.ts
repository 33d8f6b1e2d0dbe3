import {
  USUAL_HOURS,
  WEEKDAYS,
  type Weekday,
} from "#app/domain/store-profile/hours.ts";

type WrittenWeek = typeof USUAL_HOURS;
type WrittenDay = WrittenWeek[Weekday];

/** A day that is closed keeps times that nobody reads. */
const CLOSED: WrittenDay = {
  closed: true,
  open: "9:00 AM",
  close: "6:00 PM",
};

/**
 * Reads hours as people write them: "Mon-Fri 9:00 AM - 6:00 PM; Sat 9-4; Sun closed". Days that are not named are closed.
 * Null says that a part cannot be read.
 */
export function readOpeningWords(words: string): WrittenWeek | null {
  const parts = words
    .split(/[;,]/)
    .map((part) => part.trim())
    .filter((part) => part !== "");
  if (parts.length === 0) return null;
  const week: Record<Weekday, WrittenDay> = {
    monday: CLOSED,
    tuesday: CLOSED,
    wednesday: CLOSED,
    thursday: CLOSED,
    friday: CLOSED,
    saturday: CLOSED,
    sunday: CLOSED,
  };
  for (const part of parts) {
    const [, from = "", to = from, times = ""] =
      /^([a-z]+)\.?(?: ?(?:-|–|to|through) ?([a-z]+)\.?)?:? +(\S.*)$/i.exec(
        part,
      ) ?? [];
    const days = listDays(from, to);
    const day = readTimes(times);
    if (days === null || day === null) return null;
    for (const it of days) week[it] = day;
  }
  return week;
}

function listDays(from: string, to: string): readonly Weekday[] | null {
  if (/^(?:daily|everyday)$/i.test(from)) return WEEKDAYS;
  const [first, last] = [findDay(from), findDay(to)];
  if (first === null || last === null || first > last) return null;
  return WEEKDAYS.slice(first, last + 1);
}

/** Two letters are enough: "Mo", "Mon", "Monday". */
function findDay(name: string): number | null {
  const at = WEEKDAYS.findIndex(
    (day) => name.length >= 2 && day.startsWith(name.toLowerCase()),
  );
  return at < 0 ? null : at;
}

function readTimes(times: string): WrittenDay | null {
  if (/^closed$/i.test(times)) return CLOSED;
  const ends = times.split(/ ?(?:-|–|to|until) ?/i);
  const [from = "", to = ""] = ends;
  const open = readTime(from, "AM");
  const close = readTime(to, "PM");
  return ends.length !== 2 || open === null || close === null
    ? null
    : { closed: false, open, close };
}

/** A time without AM or PM opens in the morning and closes in the afternoon. */
function readTime(time: string, half: "AM" | "PM"): string | null {
  const [, hour, minutes = "00", said] =
    /^(\d{1,2})(?::(\d\d))? ?([ap])?\.?(?:m\.?)?$/i.exec(time.trim()) ?? [];
  if (hour === undefined || Number(hour) < 1 || Number(hour) > 12) return null;
  if (Number(minutes) > 59) return null;
  const isMorning = said === undefined ? half === "AM" : /a/i.test(said);
  return `${Number(hour)}:${minutes} ${isMorning ? "AM" : "PM"}`;
}
