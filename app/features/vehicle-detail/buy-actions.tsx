import type { PresentedPrice } from "#app/domain/gate/present-vehicle.ts";
import { telephoneAddress } from "#app/site/shell/telephone.ts";
import type { StoreView } from "#app/site/store/site-view.ts";
import type { Translate } from "#app/site/texts/copy.ts";
import { formatDollars } from "#app/site/texts/format.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { VehicleText } from "./copy.ts";

interface ActionsProps {
  readonly store: StoreView;
  readonly t: Translate<VehicleText>;
}

/** What a visitor can do about this vehicle now. */
export function BuyActions({
  store,
  standsElsewhere,
  t,
}: ActionsProps & { readonly standsElsewhere: string | null }) {
  const [street = ""] = store.addressLines;
  return (
    <>
      <div className="buy-actions">
        <a className="btn btn--main" href={telephoneAddress(store.phone)}>
          <Icon name="phone" />
          {t("call", { phone: store.phoneText })}
        </a>
        <a className="btn" href={store.directionsAddress} rel="external">
          <Icon name="pin" />
          {t("directions")}
        </a>
      </div>
      <ul className="trust">
        <li>
          <Icon name="success" />
          <b>
            {standsElsewhere === null
              ? t("onTheLot", { city: store.city })
              : t("standsElsewhere", { place: standsElsewhere })}
          </b>
        </li>
        <li>
          <Icon name="store" />
          <span>{t("storeHours", { street, open: store.openText })}</span>
        </li>
      </ul>
    </>
  );
}

/** On a phone: the price and the two ways to reach us, always at hand. */
export function StickyBar({
  price,
  store,
  t,
}: ActionsProps & { readonly price: PresentedPrice }) {
  return (
    <section className="sticky-bar" aria-label={t("actions")}>
      <a className="mini" href={store.directionsAddress} rel="external">
        <Icon name="pin" />
        {t("directions")}
      </a>
      <a className="btn btn--main" href={telephoneAddress(store.phone)}>
        {t("call", { phone: store.phoneText })}
        {price.state === "shown" && (
          <small>{formatDollars(price.totalDollars)}</small>
        )}
      </a>
    </section>
  );
}
