const ISO = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:$|[T ])/;
const US = /^(\d{1,2})[-/](\d{1,2})[-/](\d{4}|\d{2})(?:$|[T ])/;
const COMPACT = /^(\d{4})(\d{2})(\d{2})$/;
const FIRST_YEAR = 1990;

export interface ParsedDay {
  /** YYYY-MM-DD, or null when the text is no day that a vehicle can have been listed on. */
  readonly day: string | null;
  readonly warning: string | null;
}

/** "2026-03-23", "03/23/2026", "2026-03-23 14:05:00"; a day after `today` (YYYY-MM-DD) is not believed. Empty text is no warning. */
export function parseListedOn(text: string, today: string): ParsedDay {
  if (text.trim() === "") return { day: null, warning: null };
  const day = dayOf(text.trim());
  if (day === null)
    return {
      day: null,
      warning: `listing date not understood: ${text.trim().slice(0, 40)}`,
    };
  if (day > today)
    return { day: null, warning: `listing date is in the future: ${day}` };
  return { day, warning: null };
}

function dayOf(text: string): string | null {
  const iso = ISO.exec(text) ?? COMPACT.exec(text);
  if (iso !== null) return validDay(iso[1], iso[2], iso[3]);
  const us = US.exec(text);
  if (us === null) return null;
  const year = us[3]?.length === 2 ? `20${us[3]}` : us[3];
  return validDay(year, us[1], us[2]);
}

function validDay(year = "", month = "", day = ""): string | null {
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  const isReal =
    date.getUTCMonth() === Number(month) - 1 &&
    date.getUTCDate() === Number(day);
  return isReal && Number(year) >= FIRST_YEAR
    ? date.toISOString().slice(0, 10)
    : null;
}
