import type { JsonValue } from "#app/domain/console/json-value.ts";
import { readTypedAmount } from "#app/domain/forms/typed-amount.ts";
import { toCents } from "#app/domain/price/rounding.ts";
import { findZonedMinutesMs } from "#app/domain/store-hours/zoned-minutes.ts";
import { isCalendarDay } from "#app/domain/time.ts";
import { formatZonedDateTime } from "#app/domain/zoned-date-time.ts";

/** What cannot be read stays text, and the schema says at its key what it should have been. */
export function readMoney(text: string): JsonValue {
  const typed = readTypedAmount(text);
  return typed === null || typed.unit === "percent"
    ? text
    : toCents(typed.amount);
}

export function formatMoneyTyped(cents: number): string {
  return (cents / 100).toFixed(2).replace(/\.00$/, "");
}

export function readNumber(text: string): JsonValue {
  return readTypedAmount(text)?.amount ?? text;
}

const TWELVE_HOURS = /^(\d{1,2})(?:[:.]?([0-5]\d))?\s*([ap])\.?\s*m?\.?$/i;
const DAY_HOURS = /^([01]?\d|2[0-3]):([0-5]\d)$/;

/** "9 am", "9:00AM" and "18:30" become the profile's "9:00 AM" and "6:30 PM". A bare 9 says no half of the day. */
export function readTime(text: string): string {
  const half = TWELVE_HOURS.exec(text);
  if (half !== null) {
    const [, hour = "", minutes = "00", letter = ""] = half;
    const isHour = Number(hour) >= 1 && Number(hour) <= 12;
    return isHour
      ? `${Number(hour)}:${minutes} ${letter.toUpperCase()}M`
      : text;
  }
  const whole = DAY_HOURS.exec(text);
  if (whole === null) return text;
  const [, hour = "", minutes = ""] = whole;
  return `${Number(hour) % 12 || 12}:${minutes} ${Number(hour) < 12 ? "A" : "P"}M`;
}

const LOCAL_MOMENT = /^(\d{4}-\d\d-\d\d)T(\d\d):(\d\d)(?::\d\d)?$/;

/** The value of a `datetime-local` field, on the clock of the dealership. */
export function readMoment(text: string, timeZone: string): string {
  const [, day = "", hour, minute] = LOCAL_MOMENT.exec(text) ?? [];
  if (!isCalendarDay(day)) return text;
  const atMs = findZonedMinutesMs(
    day,
    Number(hour) * 60 + Number(minute),
    timeZone,
  );
  return formatZonedDateTime(atMs, timeZone);
}

export function formatMomentTyped(instant: string, timeZone: string): string {
  const atMs = Date.parse(instant);
  return Number.isNaN(atMs)
    ? instant
    : formatZonedDateTime(atMs, timeZone).slice(0, "2026-11-20T14:05".length);
}
