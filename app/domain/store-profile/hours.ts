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

const CLOCK_TIME = /^(1[0-2]|[1-9]):([0-5]\d) ([AP])M$/;

/** The minutes after midnight of "9:00 AM". Midnight at the end of a day is "12:00 AM" too: see `closesAt`. */
function toMinutesOfDay(value: string): number {
  const [, hour, minutes, half] = CLOCK_TIME.exec(value) ?? [];
  return (
    (Number(hour) % 12) * 60 + Number(minutes) + (half === "P" ? 12 * 60 : 0)
  );
}

/** A profile has its times as people read them (Assumption A268); all that reads them counts minutes after midnight. */
export const opensAt = v.pipe(
  v.string("must be a time of day, as in 9:00 AM"),
  v.regex(CLOCK_TIME, "must be a time of day, as in 9:00 AM"),
  v.transform(toMinutesOfDay),
);

/** A store that closes at "12:00 AM" closes when the day ends. */
export const closesAt = v.pipe(
  opensAt,
  v.transform((minutes) => (minutes === 0 ? 24 * 60 : minutes)),
);

/** Whoever opens twice a day is closed between these times. */
export const dayBreak = v.exactOptional(
  v.strictObject({ from: opensAt, to: opensAt }),
);

interface OpenTimes {
  readonly open: number;
  readonly close: number;
  readonly break?: { readonly from: number; readonly to: number };
}

export function isBreakWithin({ open, close, break: pause }: OpenTimes) {
  return (
    pause === undefined ||
    (open < pause.from && pause.from < pause.to && pause.to < close)
  );
}

export const BREAK_MESSAGE = "break must lie between open and close";

/** The times are in the store's own zone; a closed day ignores them. */
const dayHours = v.pipe(
  v.strictObject({
    closed: v.boolean("must be true or false"),
    open: opensAt,
    close: closesAt,
    break: dayBreak,
  }),
  v.check(
    ({ closed, open, close }) => closed || open < close,
    "open must be before close",
  ),
  v.check((it) => it.closed || isBreakWithin(it), BREAK_MESSAGE),
);
export type DayHours = v.InferOutput<typeof dayHours>;

const NINE_TO_SIX = { closed: false, open: "9:00 AM", close: "6:00 PM" };

/** Spec §9: stores open 9–18 Monday to Friday and 9–16 Saturday, and are closed on Sunday. */
export const USUAL_HOURS: Readonly<
  Record<Weekday, v.InferInput<typeof dayHours>>
> = {
  monday: NINE_TO_SIX,
  tuesday: NINE_TO_SIX,
  wednesday: NINE_TO_SIX,
  thursday: NINE_TO_SIX,
  friday: NINE_TO_SIX,
  saturday: { closed: false, open: "9:00 AM", close: "4:00 PM" },
  sunday: { closed: true, open: "9:00 AM", close: "4:00 PM" },
};

export const weekHours = v.strictObject(v.entriesFromList(WEEKDAYS, dayHours));
export type WeekHours = Readonly<v.InferOutput<typeof weekHours>>;

export const DEPARTMENTS = ["sales", "service", "finance"] as const;
export type Department = (typeof DEPARTMENTS)[number];
