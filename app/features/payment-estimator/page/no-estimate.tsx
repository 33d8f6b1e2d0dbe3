import { UnlockLink } from "#app/site/gate/unlock-link.tsx";
import { formatUnbroken, getTelephoneAddress } from "#app/site/page/format.ts";
import { getSelectedStore, useSite } from "#app/site/page/site-view.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { Icon } from "#app/ui/icon.tsx";
import { estimatorCopy } from "#app/features/payment-estimator/copy.ts";
import type { EstimatePageData } from "./estimate-page.server.ts";

interface NoEstimateProps {
  readonly page: EstimatePageData;
  readonly state: Exclude<EstimatePageData["state"], { readonly kind: "open" }>;
}

/** It stands where a payment would be and says why there is none, and what the next step is. */
export function NoEstimate({ page, state }: NoEstimateProps) {
  const t = useTexts(estimatorCopy);
  const site = useSite();
  const store =
    site.stores.find(({ id }) => id === page.storeId) ?? getSelectedStore(site);
  const phone = formatUnbroken(store.phoneText);
  const isPrivate = state.kind === "private";
  return (
    <div className="invitation">
      {isPrivate && <Icon name="lock" size={24} />}
      <h1 className="h1">{t(isPrivate ? "privateTitle" : "onRequestTitle")}</h1>
      <p className="lead">
        {isPrivate
          ? t(state.key === "terms" ? "privateTerms" : "privateText")
          : t("onRequestText", { phone })}
      </p>
      <p className="btn-row">
        {isPrivate && (
          <UnlockLink className="btn btn--main" asks={state.key}>
            {t(state.key === "terms" ? "finishTerms" : "unlock")}
          </UnlockLink>
        )}
        <a className="btn" href={getTelephoneAddress(store.phone)}>
          <Icon name="phone" />
          {t("call", { phone })}
        </a>
      </p>
    </div>
  );
}
