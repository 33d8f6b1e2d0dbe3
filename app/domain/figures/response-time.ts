import {
  type Calendar,
  getHoursOn,
  listOpenSpans,
} from "#app/domain/store-hours/day-hours.ts";
import { findZonedMinutesMs } from "#app/domain/store-hours/zoned-minutes.ts";
import {
  addDays,
  formatZonedDay,
  HOUR_MS,
  MINUTE_MS,
} from "#app/domain/time.ts";

/** A store's hours on its own clock. */
export interface OpenHours {
  readonly calendar: Calendar;
  readonly timeZone: string;
}

/** A lead that waits has no answer: null. */
export interface ResponseClock {
  readonly receivedAtMs: number;
  readonly answeredAtMs: number | null;
  readonly hours: OpenHours;
}

/** Ends of the steps in time that the store was open; the last step has none. */
export const RESPONSE_STEPS = [
  { id: "quarter", untilMs: 15 * MINUTE_MS },
  { id: "hour", untilMs: HOUR_MS },
  { id: "fourHours", untilMs: 4 * HOUR_MS },
  { id: "day", untilMs: 9 * HOUR_MS },
  { id: "longer", untilMs: Infinity },
] as const;
export type ResponseStep = (typeof RESPONSE_STEPS)[number]["id"] | "waiting";

/** Longer than any period: whoever answers after that is as late as can be. */
const MOST_DAYS = 100;

/** How much of a time a store was open (Assumption A324). */
export function getOpenMs(
  fromMs: number,
  untilMs: number,
  { calendar, timeZone }: OpenHours,
): number {
  const lastDay = formatZonedDay(untilMs, timeZone);
  let day = formatZonedDay(fromMs, timeZone);
  let openMs = 0;
  for (let count = 0; day <= lastDay && count < MOST_DAYS; count++) {
    for (const { open, close } of listOpenSpans(getHoursOn(calendar, day))) {
      const beginMs = findZonedMinutesMs(day, open, timeZone);
      const endMs = findZonedMinutesMs(day, close, timeZone);
      openMs += Math.max(
        0,
        Math.min(endMs, untilMs) - Math.max(beginMs, fromMs),
      );
    }
    day = addDays(day, 1);
  }
  return openMs;
}

export interface ResponseFigures {
  readonly leads: number;
  readonly answered: number;
  /** From the receipt to the answer, by the clock on the wall; null without an answer. */
  readonly medianMs: number | null;
  /** Of the leads that were answered or whose hour is over; null without any. */
  readonly withinHour: { readonly count: number; readonly of: number } | null;
  readonly steps: ReadonlyMap<ResponseStep, number>;
}

export function summarizeResponses(
  clocks: readonly ResponseClock[],
  nowMs: number,
): ResponseFigures {
  const steps = new Map<ResponseStep, number>();
  const tookMs: number[] = [];
  let within = 0;
  let due = 0;
  for (const { receivedAtMs, answeredAtMs, hours } of clocks) {
    const openMs = getOpenMs(receivedAtMs, answeredAtMs ?? nowMs, hours);
    const step =
      answeredAtMs === null
        ? "waiting"
        : (RESPONSE_STEPS.find(({ untilMs }) => openMs <= untilMs)?.id ??
          "longer");
    steps.set(step, (steps.get(step) ?? 0) + 1);
    if (answeredAtMs !== null) tookMs.push(answeredAtMs - receivedAtMs);
    if (answeredAtMs !== null || openMs > HOUR_MS) due += 1;
    if (answeredAtMs !== null && openMs <= HOUR_MS) within += 1;
  }
  return {
    leads: clocks.length,
    answered: tookMs.length,
    medianMs: findMedian(tookMs),
    withinHour: due === 0 ? null : { count: within, of: due },
    steps,
  };
}

/** Of an even number of values it lies between the two in the middle. */
function findMedian(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  return upper === undefined || lower === undefined
    ? null
    : (lower + upper) / 2;
}
