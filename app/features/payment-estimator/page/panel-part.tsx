import { Suspense } from "react";
import { createLazyPart } from "#app/ui/lazy-part.ts";
import type { PanelData } from "#app/features/payment-estimator/panel-data.ts";
import "./payment-estimator.css";

const OwnPart = import.meta.env.SSR
  ? (await import("./own-part.tsx")).OwnPart
  : createLazyPart(async () => (await import("./own-part.tsx")).OwnPart);

/**
 * The estimator on a page of another subject: the server's plain form, which leads to the estimator's own page, until
 * its script has come. Give it another `key` for another vehicle.
 */
export function PanelPart({ data }: { readonly data: PanelData }) {
  return (
    <section className="vdp-block payment-part">
      <Suspense>
        <OwnPart data={data} />
      </Suspense>
    </section>
  );
}
