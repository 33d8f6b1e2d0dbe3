import { formatClockTime } from "#app/domain/clock-time.ts";
import type { Language } from "#app/domain/store-profile/fields/languages.ts";
import type { SlotTime } from "./slot-choice.server.ts";

/** It reads "9:00 AM", and "1:30 AM CDT" where the clock shows that time twice. */
export function formatSlotTime(
  {
    minutes,
    zone = null,
  }: Pick<SlotTime, "minutes"> & Partial<Pick<SlotTime, "zone">>,
  language: Language,
): string {
  const time = formatClockTime(minutes, "slot", language);
  return zone === null ? time : `${time}\u00a0${zone}`;
}
