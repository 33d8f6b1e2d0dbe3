import { useTexts } from "#app/site/page/use-texts.ts";
import { estimatorCopy } from "#app/features/payment-estimator/copy.ts";
import type { PanelData } from "#app/features/payment-estimator/panel-data.ts";
import { PaymentPanel } from "./payment-panel.tsx";

/** The content of the part is the same on the server and after its script has loaded. */
export function OwnPart({ data }: { readonly data: PanelData }) {
  const t = useTexts(estimatorCopy);
  return (
    <>
      <h2 id="payment">{t("title")}</h2>
      <p className="meta">{t("lead")}</p>
      <PaymentPanel data={data} place="part" heading="h3" />
    </>
  );
}
