import { listStorePlaces } from "#app/site/map/store-places.ts";
import { capitalize, getTelephoneAddress } from "#app/site/page/format.ts";
import { type StoreView, useSite } from "#app/site/page/site-view.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { HoursTable } from "#app/site/store/hours-table.tsx";
import { isPlaceHere } from "#app/site/store/store-place.ts";
import { spellCount } from "#app/site/store/spell-count.ts";
import { StoreName } from "#app/site/store/store-name.tsx";
import { Tag } from "#app/ui/badge.tsx";
import { LocatorMap } from "#app/ui/map/locator-map.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { dealershipCopy, homeCopy } from "#app/features/home/copy.ts";
import type { HomePageData } from "./home.server.ts";

export function Stores({
  page: { claims, countByStore, description, landscape, pages },
}: {
  readonly page: HomePageData;
}) {
  const { stores, language } = useSite();
  const t = useTexts(homeCopy);
  const tDealership = useTexts(dealershipCopy);
  const [first] = stores;
  const isAlone = stores.length === 1;
  return (
    <section className="section">
      <div className="wrap">
        <div className="section-head">
          <h2 className="h2">
            {t("stores", {
              count: stores.length,
              countWord: capitalize(spellCount(stores.length, language)),
            })}
          </h2>
        </div>
        <p className="lead stores-lead">
          {description}
          {stores.length > 1 && claims !== null && ` ${t("storesText")}`}
        </p>
        <div className="stores">
          <ol className="store-list">
            {stores.map((store, at) => (
              <StoreEntry
                key={store.id}
                store={store}
                mark={isAlone ? null : String(at + 1)}
                count={countByStore && (countByStore[store.id] ?? 0)}
              />
            ))}
          </ol>
          {/* A map that is drawn shows where stores lie to each other, and of one nothing. */}
          {isAlone && first !== undefined ? (
            <HoursTable hours={first.hours} />
          ) : (
            <div className="map">
              <LocatorMap
                places={listStorePlaces(stores)}
                label={t("mapLabel", {
                  places: stores
                    .map(({ city, stateShort }) => `${city}, ${stateShort}`)
                    .join("; "),
                })}
                landscape={landscape}
                scaleLabel={(miles) => t("mapScale", { miles })}
              />
            </div>
          )}
        </div>
        <div className="btn-row stores-ways">
          {pages.ourCompany !== null && (
            <LinkButton href={pages.ourCompany}>
              {tDealership("company")}
            </LinkButton>
          )}
          {pages.contact !== null && (
            <LinkButton href={pages.contact}>
              {tDealership("contact")}
            </LinkButton>
          )}
        </div>
      </div>
    </section>
  );
}

interface StoreEntryProps {
  readonly store: StoreView;
  /** It finds the store on the map; null where there is none. */
  readonly mark: string | null;
  /** Null means that this visitor may not know. */
  readonly count: number | null;
}

function StoreEntry({ store, mark, count }: StoreEntryProps) {
  const t = useTexts(homeCopy);
  const { selectedStoreId, stores } = useSite();
  return (
    <li className={mark === null ? "store is-alone" : "store"}>
      {mark !== null && <b aria-hidden="true">{mark}</b>}
      <h3 className="h4">
        <StoreName store={store} />{" "}
        {stores.length > 1 && store.id === selectedStoreId && (
          <Tag>{t("yourStore")}</Tag>
        )}
      </h3>
      <p className="meta">
        {store.addressLines.join(", ")}
        {mark === null && (
          <>
            <br />
            <a href={getTelephoneAddress(store.phone)}>{store.phoneText}</a>
            {" · "}
            {store.openText}
          </>
        )}
        {store.note !== null && (
          <>
            <br />
            {store.note}
          </>
        )}
      </p>
      <p className="store-links">
        <a href={store.directionsAddress}>
          {t("directions")}
          <span className="vh"> {store.name}</span>
        </a>
        <a href={store.inventoryAddress}>
          {count === null ? t("storeInventory") : t("storeCars", { count })}
          <span className="vh"> {store.name}</span>
        </a>
        {store.siteAddress !== null &&
          (mark !== null || !isPlaceHere(store)) && (
            <a href={store.siteAddress}>
              {t(isPlaceHere(store) ? "storeHere" : "storeSite")}
              <span className="vh"> {store.name}</span>
            </a>
          )}
      </p>
    </li>
  );
}
