import * as v from "valibot";
import * as field from "#app/domain/store-profile/fields/fields.ts";
import { isCalendarDay } from "#app/domain/time.ts";
import {
  BREAK_MESSAGE,
  closesAt,
  dayBreak,
  DEPARTMENTS,
  isBreakWithin,
  opensAt,
} from "./hours.ts";

export const calendarDay = v.pipe(
  v.string("must be text"),
  v.check(isCalendarDay, "must be a day of the calendar, as in 2026-11-26"),
);

const openDay = {
  day: calendarDay,
  /** Shoppers read it: "Thanksgiving". */
  name: field.localizedText,
  /** Without it the day is special for all of the store. */
  departments: v.optional(
    v.pipe(
      v.array(field.pickListed(DEPARTMENTS)),
      v.minLength(1, "must name at least one department"),
    ),
    () => [...DEPARTMENTS],
  ),
};

export const specialDay = v.variant(
  "closed",
  [
    v.strictObject({ ...openDay, closed: v.literal(true) }),
    v.pipe(
      v.strictObject({
        ...openDay,
        closed: v.literal(false),
        open: opensAt,
        close: closesAt,
        break: dayBreak,
      }),
      v.check(({ open, close }) => open < close, "open must be before close"),
      v.check((it) => isBreakWithin(it), BREAK_MESSAGE),
    ),
  ],
  "closed must be true, or false with open and close as in 9:00 AM",
);

/** Holidays, and days on which a store opens or closes at another time than on that weekday. */
export const specialDays = v.pipe(
  v.array(specialDay),
  v.check(
    (days) => isEachOnce(days),
    "must name each day once, or once for each department",
  ),
);

function isEachOnce(
  days: readonly {
    readonly day: string;
    readonly departments: readonly string[];
  }[],
): boolean {
  const named = days.flatMap(({ day, departments }) =>
    departments.map((department) => `${day} ${department}`),
  );
  return new Set(named).size === named.length;
}
