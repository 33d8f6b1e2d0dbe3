import { telephoneAddress } from "#app/site/shell/telephone.ts";
import type { StoreView } from "#app/site/store/site-view.ts";
import type { Translate } from "#app/site/texts/copy.ts";
import type { VehicleText } from "./copy.ts";

/** The store that has the vehicle. */
export function Whereabouts({
  store,
  t,
}: {
  readonly store: StoreView;
  readonly t: Translate<VehicleText>;
}) {
  return (
    <section className="vdp-block">
      <h2>{t("where")}</h2>
      <div className="where">
        <div>
          <h3 className="h4">{store.name}</h3>
          <p className="meta">{store.addressLines.join(", ")}</p>
          <p className="where-links">
            <a href={store.directionsAddress} rel="external">
              {t("directions")}
            </a>
            <a href={telephoneAddress(store.phone)}>{store.phoneText}</a>
            <a href={store.inventoryAddress}>{t("storeInventory")}</a>
          </p>
        </div>
        <dl className="where-hours">
          {store.hours.map(({ days, hours }) => (
            <div key={days}>
              <dt>{days}</dt>
              <dd>{hours}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
