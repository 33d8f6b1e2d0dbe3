import {
  type DayHours,
  type Department,
  DEPARTMENTS,
  WEEKDAYS,
  type Weekday,
  type WeekHours,
} from "#app/domain/store-profile/hours.ts";
import type { Store } from "#app/domain/store-profile/store-profile.ts";

export type SpecialDay = Store["specialDays"][number];

/** What decides when a department is open on a day. */
export interface Calendar {
  readonly hours: WeekHours;
  /** Those that hold for the department. */
  readonly specialDays: readonly SpecialDay[];
}

export function getCalendar<Name extends Department>(
  {
    departments,
    specialDays,
  }: Pick<Store, "specialDays"> & {
    readonly departments: Readonly<Record<Name, { readonly hours: WeekHours }>>;
  },
  department: Name,
): Calendar {
  return {
    hours: departments[department].hours,
    specialDays: specialDays.filter((it) =>
      it.departments.includes(department),
    ),
  };
}

/** Departments beyond those that the site works with have the special days of all of the store. */
export function getFurtherCalendar(
  { specialDays }: Pick<Store, "specialDays">,
  { hours }: { readonly hours: WeekHours },
): Calendar {
  return {
    hours,
    specialDays: specialDays.filter(({ departments }) =>
      DEPARTMENTS.every((it) => departments.includes(it)),
    ),
  };
}

/** The hours of a YYYY-MM-DD day: a special day replaces its weekday. */
export function getHoursOn(
  { hours, specialDays }: Calendar,
  day: string,
): DayHours {
  const special = specialDays.find((it) => it.day === day);
  if (special === undefined) return hours[getWeekday(day)];
  return special.closed ? CLOSED : special;
}

/** From opening to closing, in minutes after midnight: none on a closed day, two where there is a break. */
export function listOpenSpans({
  closed,
  open,
  close,
  break: pause,
}: DayHours): readonly { readonly open: number; readonly close: number }[] {
  if (closed) return [];
  if (pause === undefined) return [{ open, close }];
  return [
    { open, close: pause.from },
    { open: pause.to, close },
  ];
}

const CLOSED: DayHours = { closed: true, open: 0, close: 0 };

export function getWeekday(day: string): Weekday {
  const fromSunday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return WEEKDAYS[(fromSunday + 6) % WEEKDAYS.length] ?? "monday";
}

/** The special days from one YYYY-MM-DD day to another, the soonest first. */
export function listSpecialDays(
  { specialDays }: Pick<Calendar, "specialDays">,
  { from, to }: { readonly from: string; readonly to: string },
): readonly SpecialDay[] {
  return specialDays
    .filter(({ day }) => day >= from && day <= to)
    .toSorted((a, b) => a.day.localeCompare(b.day));
}
