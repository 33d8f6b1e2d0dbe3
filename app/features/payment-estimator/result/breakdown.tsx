import type { PaymentEstimate } from "#app/domain/finance/payment-estimate.ts";
import type { Translate } from "#app/site/page/copy.ts";
import { formatAmount, formatCents } from "#app/site/page/format.ts";
import type { EstimatorText } from "#app/features/payment-estimator/copy.ts";

interface BreakdownProps {
  readonly estimate: PaymentEstimate;
  readonly t: Translate<EstimatorText>;
}

/** A bar shows the shares of all that would be paid; the same amounts stand to the cent. */
export function Breakdown({ estimate, t }: BreakdownProps) {
  const { termMonths: months, downCents, tradeEquityCents } = estimate;
  const ownCents = downCents + tradeEquityCents;
  const [middle, last] = listLenderParts(estimate);
  const parts = [
    {
      look: "down",
      label: t(tradeEquityCents > 0 ? "row.downAndTrade" : "row.down"),
      cents: ownCents,
    },
    { look: "loan", label: t(middle.label, { months }), cents: middle.cents },
    { look: "cost", label: t(last.label, { months }), cents: last.cents },
  ];
  return (
    <>
      <ShareBar
        parts={parts}
        label={t(estimate.kind === "lease" ? "leaseBarLabel" : "barLabel", {
          down: formatAmount(ownCents),
          [middle.name]: formatAmount(middle.cents),
          [last.name]: formatAmount(last.cents),
        })}
      />
      <dl className="ledger">
        {parts.map(({ look, label, cents }) => (
          <div key={look}>
            <dt>
              <span className={`key pay-bar-${look}`} />
              {label}
            </dt>
            <dd>{formatCents(cents)}</dd>
          </div>
        ))}
        <div className="total">
          <dt>
            {t("total")}
            <small>{t("beforeTax")}</small>
          </dt>
          <dd>{formatCents(estimate.totalCostCents)}</dd>
        </div>
      </dl>
    </>
  );
}

interface LenderPart {
  /** The bar's accessible words know the part by this name. */
  readonly name: "financed" | "interest" | "payments" | "fee";
  readonly label: EstimatorText;
  readonly cents: number;
}

function listLenderParts(
  estimate: PaymentEstimate,
): readonly [LenderPart, LenderPart] {
  return estimate.kind === "lease"
    ? [
        {
          name: "payments",
          label: "row.leasePayments",
          cents: estimate.totalOfPaymentsCents,
        },
        {
          name: "fee",
          label: "row.disposition",
          cents: estimate.dispositionFeeCents,
        },
      ]
    : [
        {
          name: "financed",
          label: "row.financed",
          cents: estimate.amountFinancedCents,
        },
        {
          name: "interest",
          label: "row.interest",
          cents: estimate.interestCents,
        },
      ];
}

interface ShareBarProps {
  readonly parts: readonly { readonly look: string; readonly cents: number }[];
  readonly label: string;
}

function ShareBar({ parts, label }: ShareBarProps) {
  const whole = sumCents(parts) || 1;
  return (
    <svg
      className="pay-bar"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- A drawing made here cannot be an <img>.
      role="img"
      aria-label={label}
    >
      {parts.map(({ look, cents }, at) => (
        <rect
          key={look}
          className={`pay-bar-${look}`}
          x={formatShare(sumCents(parts.slice(0, at)), whole)}
          width={formatShare(cents, whole)}
          height="100%"
        />
      ))}
    </svg>
  );
}

function sumCents(parts: ShareBarProps["parts"]): number {
  return parts.reduce((sum, { cents }) => sum + cents, 0);
}

/** The share is in percent, with two digits. */
function formatShare(cents: number, whole: number): string {
  return `${Math.round((cents / whole) * 10_000) / 100}%`;
}
