import { NextSteps } from "#app/site/forms/next-steps.tsx";
import { useTexts } from "#app/site/page/use-texts.ts";
import { valuationCopy } from "#app/features/valuation/copy.ts";
import type { OfferView } from "#app/features/valuation/offer/words/offer-words.ts";
import { Line } from "./offer-ledger.tsx";

export interface OfferProps {
  readonly page: {
    /** What a day of driving the car costs until it sells, as in "$10.00". */
    readonly driveFee: string;
    /** Null until an offer is accepted. */
    readonly accepted: object | null;
  };
  readonly offer: OfferView;
}

/** What an offer in several payments pays when, below the sum that they add up to. */
export function HowPaid({ page, offer }: OfferProps) {
  const t = useTexts(valuationCopy);
  if (offer.payments.length + listSteps({ page, offer }).length === 0)
    return null;
  return (
    <section className="offer-paid">
      <h2 className="h3">{t("howPaid")}</h2>
      <PaymentsAndSteps page={page} offer={offer} />
    </section>
  );
}

export function PaymentsAndSteps({ page, offer }: OfferProps) {
  const t = useTexts(valuationCopy);
  const { payments } = offer;
  const steps = listSteps({ page, offer });
  return (
    <>
      {payments.length > 0 && (
        <>
          <dl className="ledger">
            {payments.map((line) => (
              <Line key={line.label} line={line} />
            ))}
          </dl>
          <p className="terms">{t("driveNote", { fee: page.driveFee })}</p>
        </>
      )}
      {steps.length > 0 && (
        <div className="offer-next">
          <NextSteps
            steps={steps.map(({ title, description: text }) => ({
              title,
              text,
            }))}
          />
        </div>
      )}
    </>
  );
}

/** Once an offer is accepted, the page itself says what happens next. */
function listSteps({ page, offer }: OfferProps): OfferView["steps"] {
  return page.accepted === null ? offer.steps : [];
}
