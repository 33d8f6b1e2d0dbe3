import { sayServicePrice } from "#app/site/store/service-price.ts";
import { servicePriceCopy } from "#app/site/store/service-price-copy.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { serviceCopy } from "./copy.ts";
import { sayDuration } from "#app/site/store/service-duration.ts";
import type { ServicePageData } from "./service.server.ts";

/** A sheet with fewer lines would be no menu. */
const FEWEST = 3;

export function hasServiceMenu({
  services,
}: Pick<ServicePageData, "services">): boolean {
  return services.filter((it) => it.fromCents !== null).length >= FEWEST;
}

/**
 * What visits cost at least, set like a car's price: on a phone it stands for the list of services, with how long each
 * takes. Each line books its service where the visitor's store takes bookings.
 */
export function ServiceMenu({
  page: { services, bookingAddress },
}: {
  readonly page: Pick<ServicePageData, "services" | "bookingAddress">;
}) {
  const t = useTexts(serviceCopy);
  const tPrice = useTexts(servicePriceCopy);
  return (
    <div className="sticker service-menu">
      <p className="sticker-head">
        <span>{t("menuTitle")}</span>
        <span>{t("menuSide")}</span>
      </p>
      <div className="sticker-body">
        <dl className="ledger ledger--s">
          {services.map(({ id, name, fromCents, minutes }) => (
            <div key={id}>
              <dt>
                {bookingAddress === null ? (
                  name
                ) : (
                  <a href={`${bookingAddress}?service=${id}`}>{name}</a>
                )}
                {minutes !== null && (
                  <small>{sayDuration(minutes, tPrice)}</small>
                )}
              </dt>
              <dd>{sayServicePrice(fromCents, tPrice)}</dd>
            </div>
          ))}
          {bookingAddress !== null && (
            <div className="service-menu-else">
              <dt>
                <a href={bookingAddress}>{t("somethingElse")}</a>
              </dt>
              <dd>{sayServicePrice(null, tPrice)}</dd>
            </div>
          )}
        </dl>
        <p className="terms">{t("menuNote")}</p>
      </div>
    </div>
  );
}
