import {
  findNearestSlots,
  findSlot,
  type Slot,
  type SlotDay,
} from "#app/domain/scheduling/slot.ts";
import {
  type Language,
  toLocale,
} from "#app/domain/store-profile/fields/languages.ts";
import { formatZonedDay, isCalendarDay } from "#app/domain/time.ts";
import { type DaysInSight, pickDays } from "./pick-days.ts";

/** A time of a day, by the store's clock. */
export interface SlotTime {
  /** It names the slot in forms and addresses. */
  readonly startMs: number;
  /** They count from midnight as the clock shows them: 630 is half past ten. */
  readonly minutes: number;
  /** It reads "CDT" where the clock shows this time twice that day, else null. */
  readonly zone: string | null;
  readonly isFull: boolean;
}

/** What the pickers show: some days in a row, and the times of one of them. */
export interface SlotChoice extends DaysInSight {
  /** Null where nothing can be booked at all. */
  readonly chosenDay: string | null;
  /** The day that was asked for, where it has no times. */
  readonly missedDay: string | null;
  readonly times: readonly SlotTime[];
  /** The time that was asked for, while it is free. */
  readonly chosenTime: SlotTime | null;
  readonly slotMinutes: number;
  /** It reads "Central Time". */
  readonly zoneName: string;
}

export interface ChoiceQuestion {
  readonly days: readonly SlotDay[];
  readonly timeZone: string;
  readonly slotMinutes: number;
  readonly nowMs: number;
  /** Without one that has times, the first that has some. */
  readonly day?: string | null;
  readonly startMs?: number | null;
  readonly dayCount?: number;
  /** Of the zone's name, which not every place shows. */
  readonly language?: Language;
}

/** Two rows of five. */
const DAY_COUNT = 10;

export function buildSlotChoice({
  days,
  timeZone,
  slotMinutes,
  nowMs,
  day = null,
  startMs = null,
  dayCount = DAY_COUNT,
  language = "en",
}: ChoiceQuestion): SlotChoice {
  const asked = startMs === null ? null : findSlot(days, startMs);
  const wanted = asked === null ? day : formatZonedDay(asked.startMs, timeZone);
  const chosen =
    days.find(({ day }) => wanted !== null && day >= wanted) ?? days[0] ?? null;
  const isMissed =
    wanted !== null && isCalendarDay(wanted) && wanted !== chosen?.day;
  const times = chosen === null ? [] : toSlotTimes(chosen.slots, timeZone);
  return {
    ...pickDays(days, chosen?.day ?? null, dayCount),
    chosenDay: chosen?.day ?? null,
    missedDay: isMissed ? wanted : null,
    times,
    chosenTime:
      times.find((it) => it.startMs === startMs && !it.isFull) ?? null,
    slotMinutes,
    zoneName: getZonePart(nowMs, timeZone, "longGeneric", language),
  };
}

/** For whoever was late: free times nearest to the one that went, with their days. */
export function listNearestTimes(
  days: readonly SlotDay[],
  startMs: number,
  timeZone: string,
): readonly (SlotTime & { readonly day: string })[] {
  return findNearestSlots(days, startMs, 3).map((slot) => ({
    ...toSlotTime({ ...slot, isFull: false }, timeZone),
    day: formatZonedDay(slot.startMs, timeZone),
  }));
}

export function toSlotTime(
  { startMs, isFull }: Pick<Slot, "startMs"> & { readonly isFull: boolean },
  timeZone: string,
): SlotTime {
  const parts = new Intl.DateTimeFormat("en-US", {
    timeZone,
    hour: "numeric",
    minute: "numeric",
    hourCycle: "h23",
  }).formatToParts(startMs);
  const get = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((part) => part.type === type)?.value ?? 0);
  const minutes = get("hour") * 60 + get("minute");
  return { startMs, minutes, zone: null, isFull };
}

/** In the night when clocks are set back an hour comes twice, and its times are told apart by the zone's letters. */
function toSlotTimes(
  slots: SlotDay["slots"],
  timeZone: string,
): readonly SlotTime[] {
  const times = slots.map((slot) => toSlotTime(slot, timeZone));
  return times.map((time) =>
    times.some(
      (other) =>
        other.minutes === time.minutes && other.startMs !== time.startMs,
    )
      ? { ...time, zone: getZonePart(time.startMs, timeZone, "short") }
      : time,
  );
}

function getZonePart(
  atMs: number,
  timeZone: string,
  timeZoneName: "short" | "longGeneric",
  language: Language = "en",
): string {
  const parts = new Intl.DateTimeFormat(toLocale(language), {
    timeZone,
    timeZoneName,
  }).formatToParts(atMs);
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
}
