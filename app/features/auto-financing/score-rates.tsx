import type { FinancingPageData, RateTableData } from "./financing.server.ts";
import { findBand, formatYears, nameConditions } from "./rate-words.ts";
import { useFinancing } from "./use-financing.ts";

/** Directly below a lender's scale: the row of our own table that the example's score is in. */
export function ScoreRates({
  page,
  score,
}: {
  readonly page: FinancingPageData & { readonly rates: RateTableData };
  readonly score: number;
}) {
  const { say } = useFinancing(page);
  const { bands, columns } = page.rates;
  const band = findBand(bands, score);
  return (
    <section className="frame-rates">
      <h2 className="h4">{say("example.rates", { score: String(score) })}</h2>
      <dl className="ledger">
        {columns.map((column) => (
          <div key={`${column.conditions.join()}-${column.from}`}>
            <dt>
              {nameConditions(column, say)}
              <small>{formatYears(column, say)}</small>
            </dt>
            <dd>
              {say("rates.apr", { percent: column.aprPercents[band] ?? 0 })}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
