import { useTexts } from "#app/site/page/use-texts.ts";
import { Icon } from "#app/ui/icon.tsx";
import { estimatorCopy } from "#app/features/payment-estimator/copy.ts";
import type { EstimatePageData } from "./estimate-page.server.ts";
import { NoEstimate } from "./no-estimate.tsx";
import { PaymentPanel } from "./payment-panel.tsx";
import "./payment-estimator.css";

/** This is the page at `/payment-estimate/{vin}`. */
export function EstimatePage({ page }: { readonly page: EstimatePageData }) {
  const t = useTexts(estimatorCopy);
  const { name, vehicleAddress, state } = page;
  return (
    <div className="wrap estimate-page">
      <p className="crumbs">
        <a className="estimate-back" href={vehicleAddress} dir="auto">
          <Icon name="chevron-left" size={16} />
          {name}
        </a>
      </p>
      {state.kind === "open" ? (
        <>
          <h1 className="h1">{t("title")}</h1>
          <p className="lead">{t("lead")}</p>
          <PaymentPanel
            // Terms that came with another address are another start.
            key={JSON.stringify(state.panel.entries)}
            data={state.panel}
            place="page"
          />
        </>
      ) : (
        <NoEstimate page={page} state={state} />
      )}
    </div>
  );
}
