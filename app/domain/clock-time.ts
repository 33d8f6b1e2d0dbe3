import type { Language } from "./store-profile/fields/languages.ts";

/** The halves of a day; Spanish breaks at neither of its spaces. */
const HALVES: Readonly<Record<Language, readonly [string, string]>> = {
  en: ["AM", "PM"],
  es: ["\u00a0a.\u00a0m.", "\u00a0p.\u00a0m."],
};

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
  const shownHour = hour % 12 === 0 ? 12 : hour % 12;
  const shownMinute =
    minute === 0 && look !== "slot"
      ? ""
      : `:${String(minute).padStart(2, "0")}`;
  const gap = language === "en" ? ENGLISH_GAPS[look] : "";
  return `${shownHour}${shownMinute}${gap}${HALVES[language][hour < 12 ? 0 : 1]}`;
}
