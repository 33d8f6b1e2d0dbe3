import { useTexts } from "#app/site/page/use-texts.ts";
import { estimatorCopy } from "#app/features/payment-estimator/copy.ts";
import type { PanelData } from "#app/features/payment-estimator/panel-data.ts";
import { PaymentPanel } from "./payment-panel.tsx";
import "./payment-estimator.css";

/** The estimator without a vehicle may stand on any page. */
export function PaymentCalculator({ data }: { readonly data: PanelData }) {
  const t = useTexts(estimatorCopy);
  return (
    <section className="payment-calculator" aria-labelledby="calculator">
      <h2 className="h2" id="calculator">
        {t("calculatorTitle")}
      </h2>
      <p className="lead">{t("calculatorLead")}</p>
      <PaymentPanel
        key={JSON.stringify(data.entries)}
        data={data}
        place="page"
        heading="h3"
      />
    </section>
  );
}
