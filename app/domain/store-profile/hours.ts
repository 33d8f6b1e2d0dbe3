import * as v from "valibot";

export const WEEKDAYS = [
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
  "sunday",
] as const;
export type Weekday = (typeof WEEKDAYS)[number];

export const minutesOfDay = v.pipe(
  v.number("must be minutes after midnight"),
  v.integer("must be whole minutes after midnight"),
  v.minValue(0, "must be 0 (midnight) or later"),
  v.maxValue(24 * 60, "must be 1440 (midnight) or earlier"),
);

/** Minutes after midnight are in the store's own zone; a closed day ignores them. */
const dayHours = v.pipe(
  v.strictObject({
    closed: v.boolean("must be true or false"),
    open: minutesOfDay,
    close: minutesOfDay,
  }),
  v.check(
    ({ closed, open, close }) => closed || open < close,
    "open must be before close",
  ),
);
export type DayHours = v.InferOutput<typeof dayHours>;

const NINE_TO_SIX: DayHours = { closed: false, open: 540, close: 1080 };

/** Spec §9: stores open 9–18 Monday to Friday and 9–16 Saturday, and are closed on Sunday. */
export const DEFAULT_HOURS: Readonly<Record<Weekday, DayHours>> = {
  monday: NINE_TO_SIX,
  tuesday: NINE_TO_SIX,
  wednesday: NINE_TO_SIX,
  thursday: NINE_TO_SIX,
  friday: NINE_TO_SIX,
  saturday: { closed: false, open: 540, close: 960 },
  sunday: { closed: true, open: 540, close: 960 },
};

export const weekHours = v.strictObject(v.entriesFromList(WEEKDAYS, dayHours));
export type WeekHours = Readonly<v.InferOutput<typeof weekHours>>;

export const DEPARTMENTS = ["sales", "service", "finance"] as const;
export type Department = (typeof DEPARTMENTS)[number];
