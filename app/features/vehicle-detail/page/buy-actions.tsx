import { getTelephoneAddress } from "#app/site/page/format.ts";
import type { StoreView } from "#app/site/page/site-view.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { SectionProps, VehiclePageProps } from "./vehicle-page.tsx";

interface ActionsProps extends SectionProps {
  readonly store: StoreView;
  readonly testDrive: VehiclePageProps["testDrive"];
}

/** The actions say what a visitor can do about this vehicle now; the first of them is the main one. */
export function BuyActions({ page, store, testDrive, t }: ActionsProps) {
  const { links } = page;
  const mains = [
    links.checkAvailability !== null && {
      href: links.checkAvailability,
      label: t("checkAvailability"),
    },
    links.ask !== null && { href: links.ask, label: t("ask") },
  ].filter((link) => link !== false);
  const call = (
    <>
      <Icon name="phone" />
      {t("call", { phone: store.phoneText })}
    </>
  );
  const [main, ...others] = mains;
  return (
    <div className="buy-actions">
      {main === undefined ? (
        <a className="btn btn--main" href={getTelephoneAddress(store.phone)}>
          {call}
        </a>
      ) : (
        <a className="btn btn--main" href={main.href}>
          {main.label}
        </a>
      )}
      {others.map(({ href, label }) => (
        <a key={href} className="btn" href={href}>
          {label}
        </a>
      ))}
      {testDrive != null && (
        <a className="btn" href="#test-drive">
          {t("testDrive")}
        </a>
      )}
      {main !== undefined && (
        <a className="btn" href={getTelephoneAddress(store.phone)}>
          {call}
        </a>
      )}
      {main === undefined && (
        <a className="btn" href={store.directionsAddress} rel="external">
          <Icon name="pin" />
          {t("directions")}
        </a>
      )}
    </div>
  );
}

/**
 * The lines say what a visitor can rely on: where the vehicle stands, when the store is open, and how long it
 * has been here.
 */
export function TrustLines({
  page: { standsElsewhere, hoursNow, daysOnLot },
  store,
  t,
}: SectionProps & { readonly store: StoreView }) {
  const [street = ""] = store.addressLines;
  return (
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
        <span>
          {t("storeHours", {
            street,
            open: hoursNow?.text ?? store.openText,
          })}{" "}
          <a href={store.directionsAddress} rel="external">
            {t("directions")}
          </a>
        </span>
      </li>
      <li>
        <Icon name="calendar" />
        <span>
          {daysOnLot === 0
            ? t("listedToday")
            : t("listedDays", { count: daysOnLot })}
        </span>
      </li>
    </ul>
  );
}
