import { sayServicePrice } from "#app/site/store/service-price.ts";
import { servicePriceCopy } from "#app/site/store/service-price-copy.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { serviceCopy } from "./copy.ts";
import type { ServicePageData } from "./service.server.ts";
import { hasServiceMenu } from "./service-menu.tsx";

interface PopularServicesProps {
  readonly page: Pick<ServicePageData, "services" | "bookingAddress">;
}

/** Each is booked where the visitor's store takes bookings. */
export function PopularServices({
  page: { services, bookingAddress },
}: PopularServicesProps) {
  const t = useTexts(serviceCopy);
  const tPrice = useTexts(servicePriceCopy);
  const isPriced = services.some(({ fromCents }) => fromCents !== null);
  // What prices are of stands below the head's menu already.
  const isNoted = isPriced && !hasServiceMenu({ services });
  return (
    <>
      <ul className="services">
        {services.map(({ id, name, text, icon, fromCents }) => (
          <li key={id}>
            <Icon name={icon} size={28} />
            <h3 className="h4">{name}</h3>
            <p>{text}</p>
            {isPriced && (
              <p className="service-price">
                {sayServicePrice(fromCents, tPrice)}
              </p>
            )}
            {bookingAddress !== null && (
              <ArrowLink href={`${bookingAddress}?service=${id}`}>
                <span className="service-book">{t("book")}</span>
                <span className="vh">: {name}</span>
              </ArrowLink>
            )}
          </li>
        ))}
        {bookingAddress !== null && (
          <li>
            <Icon name="search" size={28} />
            <h3 className="h4">{t("somethingElse")}</h3>
            <p>{t("somethingElseText")}</p>
            {isPriced && (
              <p className="service-price">{sayServicePrice(null, tPrice)}</p>
            )}
            <ArrowLink href={bookingAddress}>
              <span className="service-book">{t("book")}</span>
              <span className="vh">: {t("somethingElse")}</span>
            </ArrowLink>
          </li>
        )}
      </ul>
      {isNoted && <p className="terms services-note">{tPrice("note")}</p>}
    </>
  );
}
