import {
  type DayHours,
  type Department,
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

/** The hours of a YYYY-MM-DD day: a special day replaces its weekday. */
export function getHoursOn(
  { hours, specialDays }: Calendar,
  day: string,
): DayHours {
  const special = specialDays.find((it) => it.day === day);
  if (special === undefined) return hours[getWeekday(day)];
  return special.closed ? CLOSED : special;
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
