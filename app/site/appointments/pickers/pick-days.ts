import type { SlotDay } from "#app/domain/scheduling/slot.ts";
import { addDays } from "#app/domain/time.ts";

interface DayChoice {
  /** YYYY-MM-DD on the store's calendar. */
  readonly day: string;
  readonly isOpen: boolean;
}

/** Some days in a row. */
export interface DaysInSight {
  readonly days: readonly DayChoice[];
  /** Null where the days begin, or end, with those that are shown. */
  readonly earlierDay: string | null;
  readonly laterDay: string | null;
}

/** Days in a row from the first that is open, so many at a time, those with the chosen one. */
export function pickDays(
  open: readonly SlotDay[],
  chosenDay: string | null,
  count: number,
): DaysInSight {
  const names = new Set(open.map(({ day }) => day));
  const first = open[0]?.day;
  const last = open.at(-1)?.day;
  if (first === undefined || last === undefined || chosenDay === null)
    return { days: [], earlierDay: null, laterDay: null };
  const all: DayChoice[] = [];
  for (let day = first; day <= last; day = addDays(day, 1))
    all.push({ day, isOpen: names.has(day) });
  const chosenAt = all.findIndex(({ day }) => day === chosenDay);
  const from = Math.floor(chosenAt / count) * count;
  const isOpen = ({ isOpen }: DayChoice) => isOpen;
  return {
    days: all.slice(from, from + count),
    earlierDay: all.slice(0, from).findLast(isOpen)?.day ?? null,
    laterDay: all.slice(from + count).find(isOpen)?.day ?? null,
  };
}
