import type { ReactNode } from "react";
import type { PaymentEstimate } from "#app/domain/finance/payment-estimate.ts";
import type { Translate } from "#app/site/page/copy.ts";
import { formatCents } from "#app/site/page/format.ts";
import type { EstimatorText } from "#app/features/payment-estimator/copy.ts";
import { Breakdown } from "./breakdown.tsx";
import { LeaseTerms, LoanTerms } from "./terms.tsx";
import type { PanelData } from "#app/features/payment-estimator/panel-data.ts";
import { formatPreApprovalAddress } from "./pre-approval-address.ts";
import { listUncounted } from "./uncounted.ts";
import type { PanelReading } from "#app/features/payment-estimator/read-panel.ts";

interface ResultProps {
  readonly data: PanelData;
  readonly reading: PanelReading;
  readonly heading: "h2" | "h3";
  /** The one main action of a vehicle's page is another; on the estimator's own page it is the pre-approval. */
  readonly place: "page" | "part";
  /** It stands below the way to a pre-approval. */
  readonly children?: ReactNode;
  readonly t: Translate<EstimatorText>;
}

/** The figure may not stand without its terms. */
export function Result({
  data,
  reading,
  heading: Heading,
  place,
  children,
  t,
}: ResultProps) {
  const { estimate } = reading;
  if (estimate === null)
    return (
      <section className="pay-result">
        <p className="pay-result-none">{t("lease.none")}</p>
      </section>
    );
  return (
    <section className="pay-result">
      <div className="pay-result-top">
        <Heading className="h4">
          {t(estimate.kind === "lease" ? "leaseResult" : "result")}
        </Heading>
        <PaymentFigure estimate={estimate} t={t} />
      </div>
      <UncountedMoney reading={reading} data={data} t={t} />
      <Breakdown estimate={estimate} t={t} />
      <div className="pay-result-foot">
        {estimate.kind === "lease" ? (
          <LeaseTerms estimate={estimate} estimator={data.estimator} t={t} />
        ) : (
          <LoanTerms
            estimate={estimate}
            estimator={data.estimator}
            vehicle={reading.vehicle}
            t={t}
          />
        )}
        <PreApproval data={data} reading={reading} place={place} t={t} />
        {children}
      </div>
    </section>
  );
}

/** A lease is read aloud with its own terms, which begin with the figure. */
function PaymentFigure({
  estimate,
  t,
}: {
  readonly estimate: PaymentEstimate;
  readonly t: ResultProps["t"];
}) {
  const { monthlyCents, termMonths: months } = estimate;
  const isLoan = estimate.kind === "finance";
  return (
    <p
      className="pay-result-figure"
      aria-live={isLoan ? "polite" : undefined}
      aria-atomic={isLoan || undefined}
    >
      {formatCents(monthlyCents)}{" "}
      <small>
        {isLoan
          ? t("loan.perMonth", { months, apr: estimate.aprPercent })
          : t("perMonth", { months })}
      </small>
    </p>
  );
}

function UncountedMoney({
  data: { estimator },
  reading: { estimate, terms },
  t,
}: Omit<ResultProps, "heading" | "place">) {
  if (estimate === null) return null;
  const uncounted = listUncounted(terms, estimate, estimator);
  return (
    <div className="pay-result-uncounted" aria-live="polite">
      {uncounted.map(({ kind, askedCents, usedCents }) => (
        <p key={kind}>
          {t(`uncounted.${kind}`, {
            asked: formatCents(askedCents),
            used: formatCents(usedCents),
            rest: formatCents(askedCents - usedCents),
          })}
        </p>
      ))}
    </div>
  );
}

function PreApproval({
  data,
  reading,
  place,
  t,
}: Omit<ResultProps, "heading" | "children">) {
  const address = formatPreApprovalAddress(data, reading);
  if (address === null) return null;
  return (
    <>
      <a
        className={
          place === "page" ? "btn btn--main btn--block" : "btn btn--block"
        }
        href={address}
      >
        {t("preApproval")}
      </a>
      <p className="meta pay-result-note">{t("noImpact")}</p>
    </>
  );
}
