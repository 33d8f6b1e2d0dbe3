import { amortize } from "#app/domain/finance/amortization.ts";
import type { FinanceEstimate } from "#app/domain/finance/payment-estimate.ts";
import type { Translate } from "#app/site/page/copy.ts";
import { formatCents } from "#app/site/page/format.ts";
import { Disclosure } from "#app/ui/disclosure.tsx";
import type { EstimatorText } from "#app/features/payment-estimator/copy.ts";

/** Links lead to the table, and the browser opens what hides it. */
export const SCHEDULE_ID = "every-payment";

interface ScheduleProps {
  readonly estimate: FinanceEstimate;
  readonly t: Translate<EstimatorText>;
}

export function Schedule({ estimate, t }: ScheduleProps) {
  if (estimate.amountFinancedCents === 0) return null;
  return (
    <div className="calc-schedule">
      <Disclosure summary={t("schedule")}>
        <table id={SCHEDULE_ID} className="pay-schedule">
          <thead>
            <tr>
              <th scope="col">{t("month")}</th>
              <th scope="col">{t("payment")}</th>
              <th scope="col">{t("principal")}</th>
              <th scope="col">{t("interest")}</th>
              <th scope="col">{t("balance")}</th>
            </tr>
          </thead>
          <tbody>
            {amortize(estimate).map((it) => (
              <tr key={it.month}>
                <th scope="row">{it.month}</th>
                <td>{formatCents(it.paymentCents)}</td>
                <td>{formatCents(it.principalCents)}</td>
                <td>{formatCents(it.interestCents)}</td>
                <td>{formatCents(it.balanceCents)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="meta">{t("scheduleNote")}</p>
      </Disclosure>
    </div>
  );
}
