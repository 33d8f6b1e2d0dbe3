import { sayServicePrice } from "#app/site/store/service-price.ts";
import { servicePriceCopy } from "#app/site/store/service-price-copy.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { serviceCopy } from "./copy.ts";
import { sayDuration } from "#app/site/store/service-duration.ts";
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
  // The sheet of the page's head has the prices: a card says when a car needs the work, and how long it takes.
  const isPriced =
    !hasServiceMenu({ services }) &&
    services.some(({ fromCents }) => fromCents !== null);
  return (
    <>
      <ul className="services">
        {services.map(({ id, name, text, icon, fromCents, minutes, due }) => (
          <li key={id}>
            <Icon name={icon} size={28} />
            <h3 className="h4">{name}</h3>
            <p>{text}</p>
            <ServiceFacts minutes={minutes} due={due} />
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
      {isPriced && <p className="terms services-note">{tPrice("note")}</p>}
    </>
  );
}

/** Nothing is said of what the profile does not say. */
function ServiceFacts({
  minutes,
  due,
}: Pick<ServicePageData["services"][number], "minutes" | "due">) {
  const t = useTexts(serviceCopy);
  const tPrice = useTexts(servicePriceCopy);
  if (minutes === null && due === null) return null;
  return (
    <dl className="service-facts">
      {due !== null && (
        <div>
          <dt>{t("due")}</dt>
          <dd>{due}</dd>
        </div>
      )}
      {minutes !== null && (
        <div>
          <dt>{t("takes")}</dt>
          <dd>{sayDuration(minutes, tPrice)}</dd>
        </div>
      )}
    </dl>
  );
}
