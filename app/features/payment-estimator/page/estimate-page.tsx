import { UnlockLink } from "#app/site/gate/unlock-link.tsx";
import { getSelectedStore, useSite } from "#app/site/page/site-view.ts";
import { formatUnbroken, getTelephoneAddress } from "#app/site/page/format.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { CarLine } from "#app/site/vehicles/cards/car-line.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { estimatorCopy } from "#app/features/payment-estimator/copy.ts";
import type { EstimatePageData } from "./estimate-page.server.ts";
import { PaymentPanel } from "./payment-panel.tsx";
import "./payment-estimator.css";

export function EstimatePage({ page }: { readonly page: EstimatePageData }) {
  const t = useTexts(estimatorCopy);
  const { name, vehicleAddress } = page;
  return (
    <div className="wrap estimate-page">
      <p className="crumbs">
        <a className="estimate-back" href={vehicleAddress} dir="auto">
          <Icon name="chevron-left" size={16} />
          {name}
        </a>
      </p>
      {page.kind === "open" ? (
        <>
          <h1 className="h1">{t("title")}</h1>
          <p className="lead">{t("lead")}</p>
          {page.card.map((vehicle) => (
            <CarLine key={vehicle.vin} vehicle={vehicle} />
          ))}
          <PaymentPanel
            // Terms that came with another address are another start.
            key={JSON.stringify(page.panel.entries)}
            data={page.panel}
            place="page"
          />
        </>
      ) : (
        <NoEstimate page={page} />
      )}
    </div>
  );
}

function NoEstimate({
  page,
}: {
  readonly page: Exclude<EstimatePageData, { readonly kind: "open" }>;
}) {
  const t = useTexts(estimatorCopy);
  const site = useSite();
  const store =
    site.stores.find(({ id }) => id === page.storeId) ?? getSelectedStore(site);
  const phone = formatUnbroken(store.phoneText);
  const isPrivate = page.kind === "private";
  return (
    <div className="invitation">
      {isPrivate && <Icon name="lock" size={24} />}
      <h1 className="h1">{t(isPrivate ? "privateTitle" : "onRequestTitle")}</h1>
      <p className="lead">
        {isPrivate
          ? t(page.key === "terms" ? "privateTerms" : "privateText")
          : t("onRequestText", { phone })}
      </p>
      <p className="btn-row">
        {isPrivate && (
          <UnlockLink className="btn btn--main" asks={page.key}>
            {t(page.key === "terms" ? "finishTerms" : "unlock")}
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
