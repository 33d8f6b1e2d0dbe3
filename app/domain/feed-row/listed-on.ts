import { DAY_MS, formatUtcDay } from "#app/domain/time.ts";
import { parseCount } from "./row-cell.ts";

const ISO = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:$|[T ])/;
const US = /^(\d{1,2})[-/](\d{1,2})[-/](\d{4}|\d{2})(?:$|[T ])/;
const COMPACT = /^(\d{4})(\d{2})(\d{2})$/;
const WORDS = /^([a-z]{3})[a-z]*\.? (\d{1,2}),? (\d{4})$/i;
const MONTHS = "janfebmaraprmayjunjulaugsepoctnovdec";
const FIRST_YEAR = 1990;
/** Ten years is the limit, because a larger number comes from a runaway counter. */
const MAX_DAYS_IN_STOCK = 3_650;

export interface ParsedDay {
  /** A day (YYYY-MM-DD) on which no vehicle can have been listed is null. */
  readonly day: string | null;
  readonly warning: string | null;
}

/** Without a day, it follows from the count of days in stock, a whole number as text (Assumption A56). */
export function readListedOn(
  row: { readonly listedOn?: string; readonly daysInStock?: string },
  today: string,
): ParsedDay {
  const listed = parseListedOn(row.listedOn ?? "", today);
  if (listed.day !== null) return listed;
  const days = parseCount(row.daysInStock ?? "", 0, MAX_DAYS_IN_STOCK);
  if (days === null) return listed;
  return { ...listed, day: formatUtcDay(Date.parse(today) - days * DAY_MS) };
}

/**
 * It reads "2026-03-23", "03/23/2026", "Mar 23, 2026" and "2026-03-23 14:05:00"; a day after `today` (YYYY-MM-DD) is
 * rejected. Empty text gives no warning.
 */
export function parseListedOn(text: string, today: string): ParsedDay {
  if (text.trim() === "") return { day: null, warning: null };
  const day = parseDay(text.trim());
  if (day === null)
    return {
      day: null,
      warning: `listing date not understood: ${text.trim().slice(0, 40)}`,
    };
  if (day > today)
    return { day: null, warning: `listing date is in the future: ${day}` };
  return { day, warning: null };
}

/**
 * The day of a car's first service reads like a listing day. It is null where it cannot be: in the future, or more than
 * two years before the model year.
 */
export function parseInServiceOn(
  text: string,
  modelYear: number,
  today: string,
): string | null {
  const day = parseDay(text.trim());
  const isLikely =
    day !== null && day <= today && Number(day.slice(0, 4)) >= modelYear - 2;
  return isLikely ? day : null;
}

/** The day is YYYY-MM-DD. */
export function parseDay(text: string): string | null {
  const iso = ISO.exec(text) ?? COMPACT.exec(text);
  if (iso !== null) return toValidDay(iso[1], iso[2], iso[3]);
  const us = US.exec(text);
  if (us === null) return parseDayInWords(text);
  const year = us[3]?.length === 2 ? `20${us[3]}` : us[3];
  return toValidDay(year, us[1], us[2]);
}

function parseDayInWords(text: string): string | null {
  const [, month = "", day, year] = WORDS.exec(text) ?? [];
  const at = MONTHS.indexOf(month.toLowerCase());
  return day === undefined || at % 3 !== 0
    ? null
    : toValidDay(year, String(at / 3 + 1), day);
}

function toValidDay(year = "", month = "", day = ""): string | null {
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  const isReal =
    date.getUTCMonth() === Number(month) - 1 &&
    date.getUTCDate() === Number(day);
  return isReal && Number(year) >= FIRST_YEAR
    ? date.toISOString().slice(0, 10)
    : null;
}
