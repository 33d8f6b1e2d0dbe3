import {
  type Calendar,
  getHoursOn,
  listOpenSpans,
} from "#app/domain/store-hours/day-hours.ts";
import { findZonedMinutesMs } from "#app/domain/store-hours/zoned-minutes.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import {
  addDays,
  formatZonedDay,
  HOUR_MS,
  MINUTE_MS,
} from "#app/domain/time.ts";

export const APPOINTMENT_KINDS = ["testDrive", "service"] as const;
export type AppointmentKind = (typeof APPOINTMENT_KINDS)[number];

/** A kind of appointment is made in the hours of this department. */
export const DEPARTMENT_OF_KIND = {
  testDrive: "sales",
  service: "service",
} as const satisfies Record<AppointmentKind, "sales" | "service">;

/** How the profile lets a kind be booked. */
export type SlotRules = StoreProfile["scheduling"][AppointmentKind];

export interface Slot {
  readonly startMs: number;
  readonly endMs: number;
}

export function getSlotMinutes({ startMs, endMs }: Slot): number {
  return (endMs - startMs) / MINUTE_MS;
}

/** A time that is held, booked or blocked. */
export interface BusyTime extends Slot {
  /** A block by the store takes all: Infinity. */
  readonly places: number;
}

export interface OfferedSlot extends Slot {
  readonly isFull: boolean;
}

export interface SlotDay {
  /** YYYY-MM-DD on the store's calendar. */
  readonly day: string;
  readonly slots: readonly OfferedSlot[];
}

export interface SlotQuestion extends Calendar {
  readonly rules: SlotRules;
  readonly timeZone: string;
  readonly busy: readonly BusyTime[];
  readonly nowMs: number;
}

/** The days from today to the last that may be booked, each with its slots after the notice; a day without a free one is left out. */
export function listSlotDays(question: SlotQuestion): readonly SlotDay[] {
  const { rules, timeZone, busy, nowMs } = question;
  const today = formatZonedDay(nowMs, timeZone);
  const earliestMs = nowMs + rules.noticeHours * HOUR_MS;
  return Array.from({ length: rules.daysAhead + 1 }, (_, ahead) => {
    const day = addDays(today, ahead);
    const slots = listSlots(question, day)
      .filter(({ startMs }) => startMs >= earliestMs)
      .map((slot) => ({
        ...slot,
        isFull: countTaken(slot, busy) >= rules.capacityPerSlot,
      }));
    return { day, slots };
  }).filter(({ slots }) => slots.some(({ isFull }) => !isFull));
}

/** The span that `listSlotDays` asks about: what is busy outside it changes nothing. */
export function getBookableSpan(
  { daysAhead }: SlotRules,
  nowMs: number,
): { readonly fromMs: number; readonly untilMs: number } {
  // The last day may end up to 14 hours later by UTC, and may have 25 hours.
  return { fromMs: nowMs, untilMs: nowMs + (daysAhead + 2) * 24 * HOUR_MS };
}

/** Slots follow each other in real time: none begins at a time that the clock jumps over, and a repeated hour has them twice. */
function listSlots(
  { rules, timeZone, ...calendar }: SlotQuestion,
  day: string,
): readonly Slot[] {
  const lengthMs = rules.slotMinutes * MINUTE_MS;
  return listOpenSpans(getHoursOn(calendar, day)).flatMap((span) => {
    const openMs = findZonedMinutesMs(day, span.open, timeZone);
    const closeMs = findZonedMinutesMs(day, span.close, timeZone);
    const count = Math.max(0, Math.floor((closeMs - openMs) / lengthMs));
    return Array.from({ length: count }, (_, index) => {
      const startMs = openMs + index * lengthMs;
      return { startMs, endMs: startMs + lengthMs };
    });
  });
}

/** The most places that are taken at any one moment of the slot: times of another length count too. */
export function countTaken(slot: Slot, busy: readonly BusyTime[]): number {
  const within = busy.filter(
    ({ startMs, endMs }) => startMs < slot.endMs && endMs > slot.startMs,
  );
  const moments = [slot.startMs, ...within.map(({ startMs }) => startMs)];
  return Math.max(
    ...moments.map((atMs) =>
      within
        .filter(
          ({ startMs, endMs }) =>
            Math.max(startMs, slot.startMs) <= atMs && endMs > atMs,
        )
        .reduce((sum, { places }) => sum + places, 0),
    ),
  );
}

/** Null stands for a time that nobody may book: past, too soon, closed, another store's, or made up. */
export function findSlot(
  days: readonly SlotDay[],
  startMs: number,
): OfferedSlot | null {
  return (
    days
      .flatMap(({ slots }) => slots)
      .find((slot) => slot.startMs === startMs) ?? null
  );
}

/** The free ones that are nearest to a time, the earliest first. */
export function findNearestSlots(
  days: readonly SlotDay[],
  startMs: number,
  count: number,
): readonly Slot[] {
  const getDistance = (slot: Slot) => Math.abs(slot.startMs - startMs);
  return days
    .flatMap(({ slots }) => slots)
    .filter((slot) => !slot.isFull && slot.startMs !== startMs)
    .sort((a, b) => getDistance(a) - getDistance(b))
    .slice(0, count)
    .sort((a, b) => a.startMs - b.startMs);
}
