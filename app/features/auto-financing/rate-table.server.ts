import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import { type RateColumn, buildRateColumns } from "./credit-rates.ts";
import type { FinancingWords } from "./financing-words.server.ts";

export interface RateTableView {
  readonly title: string;
  readonly text: string;
  readonly caption: string;
  readonly scoreHead: string;
  readonly columns: readonly {
    readonly name: string;
    readonly years: string;
  }[];
  /** The row of the highest score comes first. */
  readonly rows: readonly {
    readonly label: string;
    readonly scores: string;
    readonly rates: readonly {
      readonly text: string;
      /** The bar's width is a percentage of the highest rate in the table, from 0 to 100. */
      readonly widthPercent: number;
    }[];
  }[];
  readonly terms: string;
}

/**
 * The table shows the estimator's own rates (Spec §9, credit labels; 12 CFR 1026.24(c): a rate is stated as an
 * APR).
 */
export function buildRateTable(
  { estimator, conditions }: StoreProfile,
  { say }: FinancingWords,
  nowMs: number,
): RateTableView {
  const { creditBands } = estimator;
  const thisYear = new Date(nowMs).getUTCFullYear();
  const columns = buildRateColumns(estimator, conditions, thisYear);
  const highest = Math.max(...columns.flatMap((it) => it.aprPercents));
  const rows = creditBands.map(({ label, minimumScore }, band) => ({
    label,
    scores: formatScores(
      minimumScore,
      creditBands[band + 1]?.minimumScore,
      say,
    ),
    rates: columns.map(({ aprPercents }) => {
      const percent = aprPercents[band] ?? 0;
      return {
        text: say("rates.apr", { percent }),
        widthPercent: highest > 0 ? Math.round((100 * percent) / highest) : 0,
      };
    }),
  }));
  return {
    title: say("rates.title"),
    text: say("rates.text"),
    caption: say("rates.caption"),
    scoreHead: say("rates.score"),
    columns: columns.map((column) => ({
      name: column.conditions
        .map((it) => say(`rates.${it}`))
        .reduce((first, second) =>
          say("rates.and", { first, second: second.toLowerCase() }),
        ),
      years: formatYears(column, say),
    })),
    rows: rows.toReversed(),
    terms: say("rates.terms"),
  };
}

function formatScores(
  minimum: number,
  next: number | undefined,
  say: FinancingWords["say"],
): string {
  if (next === undefined) return say("rates.from", { from: minimum });
  return minimum === 0
    ? say("rates.below", { to: next })
    : say("rates.between", { from: minimum, to: next - 1 });
}

/** Years are not amounts, so they have no thousands separator. */
function formatYears(
  { from, to }: RateColumn,
  say: FinancingWords["say"],
): string {
  if (from !== null && to !== null)
    return say("rates.yearBetween", { from: String(from), to: String(to) });
  if (from !== null) return say("rates.yearFrom", { from: String(from) });
  return to === null ? "" : say("rates.yearTo", { to: String(to + 1) });
}
