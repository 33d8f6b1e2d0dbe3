import { type StoreView, useSite } from "#app/site/page/site-view.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { StoreName } from "#app/site/store/store-name.tsx";
import { Tag } from "#app/ui/badge.tsx";
import { LocatorMap } from "#app/ui/map/locator-map.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { dealershipCopy, homeCopy } from "./copy.ts";
import type { HomePageData } from "./home.server.ts";

export function Stores({
  page: { claims, countByStore, description, pages },
}: {
  readonly page: HomePageData;
}) {
  const { stores } = useSite();
  const t = useTexts(homeCopy);
  const tDealership = useTexts(dealershipCopy);
  return (
    <section className="section">
      <div className="wrap">
        <div className="section-head">
          <h2 className="h2">{t("stores", { count: stores.length })}</h2>
          {stores.length > 1 && claims !== null && (
            <p className="meta">{t("storesText")}</p>
          )}
        </div>
        <div className="stores-lead">
          <p className="lead">{description}</p>
          <div className="btn-row">
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
        <div className="stores">
          <ol className="store-list">
            {stores.map((store, at) => (
              <StoreEntry
                key={store.id}
                store={store}
                mark={String(at + 1)}
                count={countByStore && (countByStore[store.id] ?? 0)}
              />
            ))}
          </ol>
          <div className="map">
            <LocatorMap
              places={stores.map(({ city, coordinates }, at) => ({
                mark: String(at + 1),
                name: city,
                ...coordinates,
              }))}
              label={t("mapLabel", {
                places: stores
                  .map(({ city, stateShort }) => `${city}, ${stateShort}`)
                  .join("; "),
              })}
              scaleLabel={(miles) => t("mapScale", { miles })}
            />
          </div>
        </div>
      </div>
    </section>
  );
}

interface StoreEntryProps {
  readonly store: StoreView;
  readonly mark: string;
  /** Null means that this visitor may not know. */
  readonly count: number | null;
}

function StoreEntry({ store, mark, count }: StoreEntryProps) {
  const t = useTexts(homeCopy);
  const { selectedStoreId, stores } = useSite();
  return (
    <li className="store">
      <b aria-hidden="true">{mark}</b>
      <h3 className="h4">
        <StoreName store={store} />{" "}
        {stores.length > 1 && store.id === selectedStoreId && (
          <Tag>{t("yourStore")}</Tag>
        )}
      </h3>
      <p className="meta">
        {store.addressLines.join(", ")}
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
        {store.siteAddress !== null && (
          <a href={store.siteAddress}>
            {t("storeSite")}
            <span className="vh"> {store.name}</span>
          </a>
        )}
      </p>
    </li>
  );
}
