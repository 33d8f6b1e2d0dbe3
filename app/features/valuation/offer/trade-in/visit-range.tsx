import { capitalize } from "#app/site/page/format.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { RangeBox } from "#app/features/valuation/car-box.tsx";
import type { RangeView } from "#app/features/valuation/car-views.server.ts";
import { valuationCopy } from "#app/features/valuation/copy.ts";

interface VisitRangeProps {
  readonly range: RangeView;
  /** What the answers leave of it, and how; null where they take nothing off, or all of it. */
  readonly told: {
    readonly low: string;
    readonly high: string;
    readonly amount: string;
    readonly answers: string;
  } | null;
}

/** Nobody has to subtract what they told us: the range that they can go by until the visit is its last line. */
export function VisitRange({ range, told }: VisitRangeProps) {
  const t = useTexts(valuationCopy);
  if (told === null) return <RangeBox range={range} next="rangeVisit" />;
  const { low, high, amount, answers } = told;
  return (
    <section className="val-range">
      <h2>{t("rangeTitle")}</h2>
      <dl className="ledger ledger--s">
        <div>
          <dt>{t("rangeAuction")}</dt>
          <dd>{t("range", { low: range.low, high: range.high })}</dd>
        </div>
        <div>
          <dt>{capitalize(answers)}</dt>
          <dd>−{amount}</dd>
        </div>
        <div className="total">
          <dt>{t("rangeLeft")}</dt>
          <dd>{t("range", { low, high })}</dd>
        </div>
      </dl>
      <p className="val-range-visit">{t("rangeVisit")}</p>
      <p className="meta">
        {t("rangeSpread", { middle: range.middle })}
        {range.isMoved && (
          <span className="val-range-source"> {t("rangeMoved")}</span>
        )}
      </p>
    </section>
  );
}
