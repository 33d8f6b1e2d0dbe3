import type { RateColumn } from "./credit-rates.ts";
import type { RateTableData } from "./financing.server.ts";
import type { useFinancing } from "./use-financing.ts";

type Say = ReturnType<typeof useFinancing>["say"];

/** The highest band that the score reaches. */
export function findBand(bands: RateTableData["bands"], score: number): number {
  return bands.findLastIndex((it) => it.minimumScore <= score);
}

export function nameConditions({ conditions }: RateColumn, say: Say): string {
  return conditions
    .map((it) => say(`rates.${it}`))
    .reduce((first, second) =>
      say("rates.and", { first, second: second.toLowerCase() }),
    );
}

/** Years are not amounts, so they have no thousands separator. */
export function formatYears({ from, to }: RateColumn, say: Say): string {
  if (from !== null && from === to)
    return say("rates.yearOne", { year: String(from) });
  if (from !== null && to !== null)
    return say("rates.yearBetween", { from: String(from), to: String(to) });
  if (from !== null) return say("rates.yearFrom", { from: String(from) });
  return to === null ? "" : say("rates.yearTo", { to: String(to + 1) });
}
