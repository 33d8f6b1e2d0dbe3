import type { Language } from "./store-profile/fields/languages.ts";

/**
 * "table" is the look of a table of hours, "9AM"; "said" that of a sentence, "9 AM"; "slot" that of a list of times,
 * "9:00 AM". Spanish writes "9 a. m." in the first two and "9:00 a. m." in the last.
 */
export type ClockLook = "table" | "said" | "slot";

const ENGLISH_GAPS: Readonly<Record<ClockLook, string>> = {
  table: "",
  said: " ",
  slot: "\u00a0",
};

/** Minutes after midnight become "9AM", "9:30 AM" or "9 a. m.". Browsers differ in such words, so they are made here. */
export function formatClockTime(
  minutes: number,
  look: ClockLook,
  language: Language,
): string {
  const hour = Math.floor(minutes / 60) % 24;
  const minute = minutes % 60;
  const half = hour < 12 ? "a" : "p";
  const isWhole = minute === 0 && look !== "slot";
  const time = `${hour % 12 || 12}${isWhole ? "" : `:${String(minute).padStart(2, "0")}`}`;
  // Spanish breaks at neither of its spaces.
  return language === "es"
    ? `${time}\u00a0${half}.\u00a0m.`
    : `${time}${ENGLISH_GAPS[look]}${half.toUpperCase()}M`;
}

/** `Intl` writes "8:31 a.m." where the other times of a page have a space: "8:31 a. m.". */
export function spaceHalves(text: string): string {
  return text.replace(/\b([ap])\.m\./g, "$1.\u00a0m.");
}
