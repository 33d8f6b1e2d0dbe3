import type {
  FinanceEstimate,
  LeaseEstimate,
} from "#app/domain/finance/payment-estimate.ts";
import { roundUpToDollars } from "#app/domain/price/rounding.ts";
import type { Translate } from "#app/site/page/copy.ts";
import { formatCents, formatDollars } from "#app/site/page/format.ts";
import type { EstimatorText } from "#app/features/payment-estimator/copy.ts";

interface Part {
  readonly look: "down" | "loan" | "cost";
  readonly label: string;
  readonly cents: number;
}

interface BreakdownProps<Estimate> {
  readonly estimate: Estimate;
  readonly t: Translate<EstimatorText>;
}

export function LoanBreakdown({
  estimate,
  t,
}: BreakdownProps<FinanceEstimate>) {
  const { amountFinancedCents, interestCents, termMonths } = estimate;
  return (
    <Breakdown
      parts={[
        buildDownPart(estimate, t),
        {
          look: "loan",
          label: t("row.financed"),
          cents: amountFinancedCents,
        },
        {
          look: "cost",
          label: t("row.interest", { months: termMonths }),
          cents: interestCents,
        },
      ]}
      totalCents={estimate.totalCostCents}
      label={t("barLabel", {
        down: formatWholeDollars(buildDownPart(estimate, t).cents),
        financed: formatWholeDollars(amountFinancedCents),
        interest: formatWholeDollars(interestCents),
      })}
      t={t}
    />
  );
}

export function LeaseBreakdown({ estimate, t }: BreakdownProps<LeaseEstimate>) {
  const { totalOfPaymentsCents, dispositionFeeCents, termMonths } = estimate;
  return (
    <Breakdown
      parts={[
        buildDownPart(estimate, t),
        {
          look: "loan",
          label: t("row.leasePayments", { months: termMonths }),
          cents: totalOfPaymentsCents,
        },
        {
          look: "cost",
          label: t("row.disposition"),
          cents: dispositionFeeCents,
        },
      ]}
      totalCents={estimate.totalCostCents}
      label={t("leaseBarLabel", {
        down: formatWholeDollars(buildDownPart(estimate, t).cents),
        payments: formatWholeDollars(totalOfPaymentsCents),
        fee: formatWholeDollars(dispositionFeeCents),
      })}
      t={t}
    />
  );
}

interface PartsBreakdownProps {
  readonly parts: readonly Part[];
  readonly totalCents: number;
  readonly label: string;
  readonly t: Translate<EstimatorText>;
}

/** A bar shows the shares; the same amounts stand to the cent. */
function Breakdown({ parts, totalCents, label, t }: PartsBreakdownProps) {
  const whole = parts.reduce((sum, { cents }) => sum + cents, 0) || 1;
  const shares = parts.map(({ look, cents }, at) => {
    const before = parts.slice(0, at).reduce((sum, it) => sum + it.cents, 0);
    return {
      look,
      x: computeSharePercent(before, whole),
      width: computeSharePercent(cents, whole),
    };
  });
  return (
    <>
      <svg
        className="pay-bar"
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- A drawing made here cannot be an <img>.
        role="img"
        aria-label={label}
      >
        {shares.map(({ look, x, width }) => (
          <rect
            key={look}
            className={`pay-bar-${look}`}
            x={`${x}%`}
            width={`${width}%`}
            height="100%"
          />
        ))}
      </svg>
      <dl className="ledger">
        {parts.map(({ look, label: words, cents }) => (
          <div key={look}>
            <dt>
              <span className={`key pay-bar-${look}`} />
              {words}
            </dt>
            <dd>{formatCents(cents)}</dd>
          </div>
        ))}
        <div className="total">
          <dt>
            {t("total")}
            <small>{t("beforeTax")}</small>
          </dt>
          <dd>{formatCents(totalCents)}</dd>
        </div>
      </dl>
    </>
  );
}

function buildDownPart(
  { downCents, tradeEquityCents }: FinanceEstimate | LeaseEstimate,
  t: Translate<EstimatorText>,
): Part {
  return {
    look: "down",
    label: t(tradeEquityCents > 0 ? "row.downAndTrade" : "row.down"),
    cents: downCents + tradeEquityCents,
  };
}

function formatWholeDollars(cents: number): string {
  return formatDollars(roundUpToDollars(cents));
}

/** The share is in percent, with two digits. */
function computeSharePercent(cents: number, whole: number): number {
  return Math.round((cents / whole) * 10_000) / 100;
}
