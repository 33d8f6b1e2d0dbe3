import { getTelephoneAddress } from "#app/site/page/format.ts";
import { type StoreView, useSite } from "#app/site/page/site-view.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { HoursTable } from "#app/site/store/hours-table.tsx";
import { findSameHours } from "#app/site/store/same-hours.ts";
import { isPlaceHere } from "#app/site/store/store-place.ts";
import { spellCount } from "#app/site/store/spell-count.ts";
import { StoreName } from "#app/site/store/store-name.tsx";
import { Tag } from "#app/ui/badge.tsx";
import type { ServiceHours } from "./service-hours.server.ts";
import { contactCopy } from "./copy.ts";

/** There is one table when every store keeps the same hours; otherwise each store has its own. */
export function Hours() {
  const { stores } = useSite();
  const t = useTexts(contactCopy);
  const hours = findSameHours(stores);
  if (hours === null) return null;
  return (
    <section>
      <h2>{t("hours", { count: stores.length })}</h2>
      <HoursTable hours={hours} />
    </section>
  );
}

/** Whoever writes about a repair looks for these: the shop opens earlier than the showroom. */
export function ServiceHoursTable({
  of: { hours, city },
}: {
  readonly of: ServiceHours;
}) {
  const { stores } = useSite();
  const t = useTexts(contactCopy);
  return (
    <section className="contact-service">
      <h2>
        {city === null
          ? t("serviceHours", { count: stores.length })
          : t("serviceHoursIn", { city })}
      </h2>
      <HoursTable hours={hours} />
    </section>
  );
}

/** What is taller than the form would leave a hole below it. */
const MOST_BESIDE = 5;

/** One store always does; several do while each says little. */
export function fitBeside(stores: readonly StoreView[]): boolean {
  return (
    stores.length <= 1 ||
    (stores.length <= MOST_BESIDE &&
      findSameHours(stores) !== null &&
      stores.every(({ furtherDepartments }) => furtherDepartments.length === 0))
  );
}

export function StoresTitle() {
  const { stores, language } = useSite();
  const t = useTexts(contactCopy);
  return (
    <h2 className="h2">
      {t("stores", {
        count: stores.length,
        countWord: spellCount(stores.length, language),
      })}
    </h2>
  );
}

/** Spec §3, location. */
export function Locations() {
  const { stores } = useSite();
  const hasOwnHours = findSameHours(stores) === null;
  return (
    <ol className="locations">
      {stores.map((store, at) => (
        <Location
          key={store.id}
          store={store}
          mark={String(at + 1)}
          hasOwnHours={hasOwnHours}
        />
      ))}
    </ol>
  );
}

interface LocationProps {
  readonly store: StoreView;
  readonly mark: string;
  readonly hasOwnHours: boolean;
}

function Location({ store, mark, hasOwnHours }: LocationProps) {
  const { selectedStoreId, stores } = useSite();
  const t = useTexts(contactCopy);
  const hasNeighbors = stores.length > 1;
  const isCurrent = hasNeighbors && store.id === selectedStoreId;
  return (
    <li
      className="location"
      id={`store-${store.id}`}
      aria-current={isCurrent ? "location" : undefined}
    >
      <div className="location-head">
        <h3 className="h4">
          {hasNeighbors && (
            <b className="store-mark" aria-hidden="true">
              {mark}
            </b>
          )}
          <StoreName store={store} /> {isCurrent && <Tag>{t("yourStore")}</Tag>}
        </h3>
        <a className="num meta" href={getTelephoneAddress(store.phone)}>
          {store.phoneText}
        </a>
      </div>
      <p className="meta">{store.addressLines.join(", ")}</p>
      {store.note !== null && <p className="meta">{store.note}</p>}
      {hasOwnHours && <HoursTable hours={store.hours} />}
      {store.furtherDepartments.map((further) => (
        <section key={further.name}>
          <div className="location-head">
            <h4>{further.name}</h4>
            <a className="num meta" href={getTelephoneAddress(further.phone)}>
              {further.phoneText}
            </a>
          </div>
          <HoursTable hours={further.hours} />
        </section>
      ))}
      <p className="store-links">
        <a href={store.directionsAddress} rel="external">
          {t("directions")}
          <span className="vh"> {store.name}</span>
        </a>
        {store.siteAddress !== null &&
          (hasNeighbors || !isPlaceHere(store)) && (
            <a href={store.siteAddress}>
              {t("storeSite")}
              <span className="vh"> {store.name}</span>
            </a>
          )}
        <a href={store.inventoryAddress}>
          {t("storeCars")}
          <span className="vh"> {store.name}</span>
        </a>
      </p>
    </li>
  );
}
