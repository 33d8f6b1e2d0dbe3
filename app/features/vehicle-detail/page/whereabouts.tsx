import { listStorePlaces } from "#app/site/map/store-places.ts";
import { StoreMap } from "#app/site/map/store-map.tsx";
import {
  formatNumber,
  formatUnbroken,
  getTelephoneAddress,
} from "#app/site/page/format.ts";
import { getSelectedStore, useSite } from "#app/site/page/site-view.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { placeCopy } from "#app/site/store/copy.ts";
import { ShopperPlacePart } from "#app/site/visitor/shopper-place-part.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { VehicleText } from "#app/features/vehicle-detail/copy.ts";
import type { StoreSectionProps } from "./vehicle-page.tsx";

const WHEREABOUTS = {
  store: "onTheLot",
  unknown: "soldBy",
  "in-transit": "inTransit",
  "on-order": "onOrder",
} as const satisfies Readonly<Record<string, VehicleText>>;

/** A visitor can rely on each of these lines. */
export function TrustLines({
  page: { whereabouts, hold, expectedDay, hoursNow, rating, daysOnLot },
  store,
  t,
}: StoreSectionProps) {
  const [street = ""] = store.addressLines;
  const isComing =
    whereabouts.kind === "in-transit" || whereabouts.kind === "on-order";
  return (
    <ul className="trust">
      <li>
        <Icon name={isComing ? "calendar" : "success"} />
        <b>
          {whereabouts.kind === "elsewhere"
            ? t("standsElsewhere", { place: whereabouts.place })
            : t(WHEREABOUTS[whereabouts.kind], { city: store.city })}
          {expectedDay !== null && ` ${t("expected", { day: expectedDay })}`}
        </b>
      </li>
      {hold !== null && (
        <li>
          <Icon name="info" />
          <span>{t(`hold.${hold}`)}</span>
        </li>
      )}
      <li>
        <Icon name="store" />
        <span>
          {t(
            whereabouts.kind === "store" || whereabouts.kind === "unknown"
              ? "storeHours"
              : "sellerHours",
            {
              city: store.city,
              street,
              open: formatUnbroken(hoursNow?.text ?? store.openText),
            },
          )}{" "}
          <a href={store.directionsAddress} rel="external">
            {t("directions")}
          </a>
        </span>
      </li>
      {rating !== null && <li className="trust-rating">{rating}</li>}
      {daysOnLot !== null && (
        <li>
          <Icon name="calendar" />
          <span>
            {daysOnLot === 0
              ? t("listedToday")
              : t("listedDays", { count: daysOnLot })}
          </span>
        </li>
      )}
    </ul>
  );
}

/** How far the car's store is, and another store that may ask for the car; a dealership of one store has neither. */
function Distance({
  page: { links },
  store,
}: Pick<StoreSectionProps, "page" | "store">) {
  const tPlace = useTexts(placeCopy);
  const site = useSite();
  const mine = getSelectedStore(site);
  const found = site.distances?.stores.find((it) => it.storeId === store.id);
  const zip = site.distances?.zip ?? null;
  if (site.stores.length < 2) return null;
  return (
    <div className="where-distance">
      {found !== undefined && (
        <p>
          <b>
            {tPlace(zip === null ? "fromSpot" : "fromZip", {
              miles: formatNumber(found.miles),
              zip: zip ?? "",
            })}
          </b>
        </p>
      )}
      {mine.id !== store.id && (
        <p>
          <a href={`${links.ask}?move_to=${mine.id}`} rel="nofollow">
            {tPlace("moveTo", { city: mine.city })}
          </a>
        </p>
      )}
      <ShopperPlacePart id="vehicle-zip" />
    </div>
  );
}

export function Whereabouts({ page, store, t }: StoreSectionProps) {
  const { hoursNow, map, whereabouts } = page;
  const { stores } = useSite();
  const places = listStorePlaces(stores, store.id);
  return (
    <section className="vdp-block">
      <h2>{t(whereabouts.kind === "store" ? "where" : "whoSells")}</h2>
      <div className="where">
        <div>
          <h3 className="h4">{store.name}</h3>
          <p className="meta">{store.addressLines.join(", ")}</p>
          {hoursNow !== null && (
            <p className={hoursNow.isOpen ? "open-now is-open" : "open-now"}>
              {hoursNow.text}
              {hoursNow.zone !== null && <small> {hoursNow.zone}</small>}
            </p>
          )}
          <dl className="where-hours">
            {store.hours.map(({ days, hours }) => (
              <div key={days}>
                <dt>{days}</dt>
                <dd>{hours}</dd>
              </div>
            ))}
          </dl>
          <p className="where-links">
            <a href={store.directionsAddress} rel="external">
              {t("directions")}
            </a>
            <a href={getTelephoneAddress(store.phone)}>{store.phoneText}</a>
            <a href={store.inventoryAddress}>{t("storeInventory")}</a>
          </p>
          <Distance page={page} store={store} />
        </div>
        <StoreMap
          places={places}
          landscape={page.landscape}
          focus={places.filter(({ isChosen }) => isChosen)}
          settings={map}
        />
      </div>
    </section>
  );
}
