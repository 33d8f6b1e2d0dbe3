import { ComparisonTable } from "#app/site/sections/comparison-table.tsx";
import { Section } from "#app/site/sections/section.tsx";
import type { RateTableView } from "./rate-table.server.ts";

interface RateTableProps {
  readonly table: RateTableView;
  readonly isOnSurface?: boolean;
}

/** The table shows what a credit score does to the rate; the length of each bar follows the rate. */
export function RateTable({ table, isOnSurface = false }: RateTableProps) {
  return (
    <Section isOnSurface={isOnSurface} title={table.title} text={table.text}>
      <ComparisonTable
        caption={table.caption}
        corner={table.scoreHead}
        ways={table.columns.map(({ name, years }) => ({ name, note: years }))}
        rows={table.rows.map(({ label, scores, rates }) => ({
          label,
          note: scores,
          cells: rates.map(({ text, widthPercent }) => (
            <>
              <b className="rate">{text}</b>
              <svg className="rate-bar" aria-hidden="true">
                <rect width={`${widthPercent}%`} height="6" />
              </svg>
            </>
          )),
        }))}
      />
      <p className="terms rate-terms">{table.terms}</p>
    </Section>
  );
}
