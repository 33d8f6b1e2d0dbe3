import { addDays } from "#app/domain/time.ts";

/** Days that figures are shown for, the last one being today. */
export const PERIODS = [7, 30, 90] as const;
export type Period = (typeof PERIODS)[number];

const DEFAULT_PERIOD: Period = 30;

/** What an address says that is no such period counts as not said. */
export function parsePeriod(text: string | null): Period {
  return PERIODS.find((it) => String(it) === text) ?? DEFAULT_PERIOD;
}

/** The first comes first; days are YYYY-MM-DD. */
export function listDays(period: Period, today: string): readonly string[] {
  return Array.from({ length: period }, (_, at) =>
    addDays(today, at + 1 - period),
  );
}
