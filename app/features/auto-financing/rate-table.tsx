import { ComparisonTable } from "#app/site/sections/comparison-table.tsx";
import { Section } from "#app/site/sections/section.tsx";
import { useTexts } from "#app/site/page/use-texts.ts";
import { termsCopy } from "#app/site/visitor/terms-copy.ts";
import type { FinancingPageData, RateTableData } from "./financing.server.ts";
import { findBand, formatYears, nameConditions } from "./rate-words.ts";
import { useFinancing } from "./use-financing.ts";

/** The steps lead to it. */
export const RATES_ID = "rates";

interface RateTableProps {
  readonly page: FinancingPageData & { readonly rates: RateTableData };
  readonly isOnSurface?: boolean;
  /** A lender's own scale stands above it, with other names for other ranges: then the rows have their numbers alone. */
  readonly hasOtherScale?: boolean;
  /** The row of this score is marked; null stands for none that is known. */
  readonly exampleScore?: number | null;
}

/** The length of each bar follows the rate, which is stated as an APR (12 CFR 1026.24(c)). */
export function RateTable({
  page,
  isOnSurface = false,
  hasOtherScale = false,
  exampleScore = null,
}: RateTableProps) {
  const { say } = useFinancing(page);
  const tTerms = useTexts(termsCopy);
  const { bands, columns } = page.rates;
  const highest = Math.max(...columns.flatMap((it) => it.aprPercents));
  const marked = exampleScore === null ? null : findBand(bands, exampleScore);
  const rows = bands.map(({ label, minimumScore }, band) => ({
    ...nameRow(
      tTerms(`label.${label}`),
      formatScores(minimumScore, bands[band + 1]?.minimumScore),
    ),
    mark:
      band === marked
        ? say("rates.example", { score: String(exampleScore) })
        : undefined,
    cells: columns.map(({ aprPercents }) => {
      const percent = aprPercents[band] ?? 0;
      const share = highest > 0 ? Math.round((100 * percent) / highest) : 0;
      return (
        <>
          <b className="rate">{say("rates.apr", { percent })}</b>
          <svg className="rate-bar" aria-hidden="true">
            <rect width={`${share}%`} height="6" />
          </svg>
        </>
      );
    }),
  }));
  return (
    <Section
      id={RATES_ID}
      isOnSurface={isOnSurface}
      title={say("rates.title")}
      text={[
        say("rates.text"),
        ...(hasOtherScale ? [say("rates.byNumber")] : []),
      ].join(" ")}
    >
      <ComparisonTable
        caption={say("rates.caption")}
        corner={say("rates.score")}
        ways={columns.map((column) => ({
          name: nameConditions(column, say),
          note: formatYears(column, say),
        }))}
        rows={[...rows].reverse()}
      />
      <p className="terms rate-terms">{say("rates.terms")}</p>
    </Section>
  );

  function nameRow(name: string, scores: string) {
    return hasOtherScale ? { label: scores } : { label: name, note: scores };
  }

  function formatScores(minimum: number, next: number | undefined): string {
    if (next === undefined) return say("rates.from", { from: minimum });
    return minimum === 0
      ? say("rates.below", { to: next })
      : say("rates.between", { from: minimum, to: next - 1 });
  }
}
