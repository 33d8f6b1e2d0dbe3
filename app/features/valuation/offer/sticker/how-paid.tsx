import { NextSteps } from "#app/site/forms/next-steps.tsx";
import { useTexts } from "#app/site/page/use-texts.ts";
import { valuationCopy } from "#app/features/valuation/copy.ts";
import type { LoanTold } from "#app/features/valuation/offer/words/loan-told.ts";
import type { OfferView } from "#app/features/valuation/offer/words/offer-words.ts";
import { Line } from "./offer-ledger.tsx";

export interface OfferProps {
  readonly page: {
    /** What a day of driving the car costs until it sells, as in "$10". */
    readonly driveFee: string;
    readonly number: string;
    /** Null until an offer is accepted. */
    readonly accepted: object | null;
    readonly tradeIn: { readonly isVisit: boolean };
    readonly goodThrough: string;
  };
  readonly offer: OfferView & { readonly chooseAddress: string | null };
}

/** Once an offer is accepted, the page itself says what happens next. */
const hasSteps = ({ page, offer }: OfferProps) =>
  offer.steps.length > 0 && page.accepted === null;

/** A phone has it before the form, a wide screen beside it. */
export function HowItGoes({
  page,
  offer,
  look,
}: OfferProps & { readonly look?: "narrow" | "wide" }) {
  const t = useTexts(valuationCopy);
  if (!hasSteps({ page, offer })) return null;
  return (
    <section
      className={
        look === undefined ? "offer-goes" : `offer-goes offer-goes--${look}`
      }
    >
      <h2 className="h3">
        {t(page.tradeIn.isVisit ? "howSaleGoes" : "howItGoes")}
      </h2>
      <OfferSteps offer={offer} />
    </section>
  );
}

/** What comes of the visit at which a buyer names the trade. */
export function HowTradeGoes({ loanTold }: { readonly loanTold: LoanTold }) {
  const t = useTexts(valuationCopy);
  const steps = [
    ["visitTitle", "visitLookText"],
    ["tradeNamedTitle", "tradeGoes.named"],
    ["tradedTitle", `tradedText.${loanTold}`],
  ] as const;
  return (
    <section className="offer-goes offer-trade-goes">
      <h2 className="h3">{t("howItGoes")}</h2>
      <div className="offer-next">
        <NextSteps
          steps={steps.map(([title, text]) => ({
            title: t(title),
            text: t(text),
          }))}
        />
      </div>
    </section>
  );
}

export function PaymentsAndSteps({ page, offer }: OfferProps) {
  return (
    <>
      <Payments page={page} offer={offer} />
      {offer.steps.length > 0 && <OfferSteps offer={offer} />}
    </>
  );
}

/** An offer in several payments says below its total what comes when: they add up to it. */
export function Payments({ page, offer: { payments, saleText } }: OfferProps) {
  const t = useTexts(valuationCopy);
  if (payments.length === 0) return null;
  return (
    <section className="offer-paid" aria-label={t("howPaid")}>
      <dl className="ledger">
        {payments.map((line) => (
          <Line key={line.label} line={line} />
        ))}
      </dl>
      {saleText !== null && <p className="terms">{saleText}</p>}
      <p className="terms">{t("driveNote", { fee: page.driveFee })}</p>
    </section>
  );
}

function OfferSteps({ offer: { steps } }: Pick<OfferProps, "offer">) {
  return (
    <div className="offer-next">
      <NextSteps
        steps={steps.map(({ title, description: text }) => ({ title, text }))}
      />
    </div>
  );
}
