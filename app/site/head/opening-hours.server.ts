import type { OpeningHoursSpecification } from "schema-dts";
import {
  type Weekday,
  WEEKDAYS,
  type WeekHours,
} from "#app/domain/store-profile/hours.ts";

/** Days with the same hours together; a closed day is left out, as the vocabulary has it. */
export function buildOpeningHours(
  hours: WeekHours,
): readonly OpeningHoursSpecification[] {
  const byTimes = new Map<string, Weekday[]>();
  for (const day of WEEKDAYS) {
    const { closed, open, close } = hours[day];
    if (closed) continue;
    const times = `${formatScheduleTime(open)} ${formatScheduleTime(close)}`;
    byTimes.set(times, [...(byTimes.get(times) ?? []), day]);
  }
  return [...byTimes].map(([times, days]) => {
    const [opens = "", closes = ""] = times.split(" ");
    return {
      "@type": "OpeningHoursSpecification",
      dayOfWeek: days.map((day) => DAY_NAMES[day]),
      opens,
      closes,
    };
  });
}

const DAY_NAMES = {
  monday: "Monday",
  tuesday: "Tuesday",
  wednesday: "Wednesday",
  thursday: "Thursday",
  friday: "Friday",
  saturday: "Saturday",
  sunday: "Sunday",
} as const satisfies Record<Weekday, string>;

/** 540 is "09:00"; the vocabulary's day ends at 23:59. */
function formatScheduleTime(minutes: number): string {
  const inDay = Math.min(minutes, 24 * 60 - 1);
  const padTwoDigits = (value: number) => String(value).padStart(2, "0");
  return `${padTwoDigits(Math.floor(inDay / 60))}:${padTwoDigits(inDay % 60)}`;
}
