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
    .flatMap(splitDays)
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
      /^([a-z]{1,12})\.?(?: ?(?:-|–|to|through) ?([a-z]{1,12})\.?)?:? +(\S.*)$/i.exec(
        part,
      ) ?? [];
    const days = listDays(from, to);
    const day = readTimes(times);
    if (days === null || day === null) return null;
    for (const it of days) week[it] = day;
  }
  return week;
}

/** "Mon-Fri 9:00 AM - 6:00 PM; Sat 9:00 AM - 4:00 PM; Sun closed": days in a row with the same hours stand together. */
export function formatOpeningWords(week: WrittenWeek): string {
  const runs: { first: Weekday; last: Weekday; times: string }[] = [];
  for (const day of WEEKDAYS) {
    const { closed, open, close } = week[day];
    const times = closed ? "closed" : `${open} - ${close}`;
    const run = runs.at(-1);
    if (run?.times === times) run.last = day;
    else runs.push({ first: day, last: day, times });
  }
  const shorten = (day: Weekday) =>
    `${day.charAt(0).toUpperCase()}${day.slice(1, 3)}`;
  return runs
    .map(({ first, last, times }) =>
      first === last
        ? `${shorten(first)} ${times}`
        : `${shorten(first)}-${shorten(last)} ${times}`,
    )
    .join("; ");
}

/** "Sat & Sun 10-4" is of each of the two. */
function splitDays(part: string): readonly string[] {
  const [, first = "", second = "", times = ""] =
    /^([a-z]+)\.?(?: ?& ?| and )([a-z]+)\.?:? +(\S.*)$/i.exec(part.trim()) ??
    [];
  return times === "" ? [part] : [`${first} ${times}`, `${second} ${times}`];
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
  const open = readTime(from, isMorningHour);
  const close = readTime(to, () => false);
  return ends.length !== 2 || open === null || close === null
    ? null
    : { closed: false, open, close };
}

/** "12-5" and "1-5" open after noon: nobody sells cars at one in the night. */
function isMorningHour(hour: number): boolean {
  return hour >= 6 && hour < 12;
}

/** A time without AM or PM opens in the morning, if it can, and closes in the afternoon. */
function readTime(
  time: string,
  isMorningUnsaid: (hour: number) => boolean,
): string | null {
  const [, hour, minutes = "00", said] =
    /^(\d{1,2})(?::(\d\d))? ?([ap])?\.?(?:m\.?)?$/i.exec(time.trim()) ?? [];
  if (hour === undefined || Number(hour) < 1 || Number(hour) > 12) return null;
  if (Number(minutes) > 59) return null;
  const isMorning =
    said === undefined ? isMorningUnsaid(Number(hour)) : /a/i.test(said);
  return `${Number(hour)}:${minutes} ${isMorning ? "AM" : "PM"}`;
}
