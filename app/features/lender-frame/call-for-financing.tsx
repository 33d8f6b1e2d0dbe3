import { getTelephoneAddress } from "#app/site/page/telephone.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { lenderFrameCopy } from "./copy.ts";
import type { LenderFrameView } from "./lender-frame-view.ts";
import { useFinancingStore } from "./use-financing-store.ts";

/** It stands in the frame's place where the profile names no lender. */
export function CallForFinancing({ view }: { readonly view: LenderFrameView }) {
  const t = useTexts(lenderFrameCopy);
  const store = useFinancingStore(view);
  return (
    <section className="lender-call" aria-labelledby="lender-call-title">
      <h2 className="h2" id="lender-call-title">
        {t("callTitle")}
      </h2>
      <p>{t("callText", { store: store.name })}</p>
      <p className="call-number">
        <a href={getTelephoneAddress(store.phone)}>{store.phoneText}</a>
      </p>
      <p className="meta">
        {store.city}, {store.stateShort} · {store.openText}
      </p>
    </section>
  );
}
