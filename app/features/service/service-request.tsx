import { CallInstead } from "#app/site/forms/confirmation.tsx";
import { formsCopy } from "#app/site/forms/copy.ts";
import { NextSteps } from "#app/site/forms/next-steps.tsx";
import { formatUnbroken, getTelephoneAddress } from "#app/site/page/format.ts";
import { useSite } from "#app/site/page/site-view.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { REQUEST_ID } from "#app/site/store/service-address.ts";
import { serviceCopy } from "./copy.ts";
import {
  NEXT_STEPS,
  ServiceFields,
  type useServiceForm,
} from "./service-form.tsx";
import type { ServicePageData } from "./service.server.ts";

/** What is sent to a store that takes no bookings, and to one that does by whoever would rather be called. */
export function ServiceRequest({
  of: form,
  page,
}: {
  readonly of: ReturnType<typeof useServiceForm>;
  readonly page: ServicePageData;
}) {
  const t = useTexts(serviceCopy);
  const isBookable = page.bookingAddress !== null;
  return (
    <section
      className={isBookable ? "section" : "section section--surface"}
      id={REQUEST_ID}
    >
      <div className="wrap service-request">
        <div>
          <h2 className="h2">
            {t(isBookable ? "formTitleBookable" : "formTitle")}
          </h2>
          <p className="lead service-lead">{t("formLead")}</p>
          <ServiceFields of={form} page={page} />
        </div>
        <Beside hours={page.hours} line={page.line} phones={page.phones} />
      </div>
    </section>
  );
}

/** The telephone stands there only when somebody answers it. */
function Beside({
  hours,
  line,
  phones,
}: Pick<ServicePageData, "hours" | "line" | "phones">) {
  const t = useTexts(serviceCopy);
  const tForms = useTexts(formsCopy);
  return (
    <aside className="aside aside--forms" aria-label={tForms("callInstead")}>
      <CallInstead title={tForms("callInstead")} line={line} />
      <section>
        <h2>{t("hours")}</h2>
        <dl className="service-hours">
          {hours.map(({ days, hours: open }) => (
            <div key={days}>
              <dt>{days}</dt>
              <dd>{open}</dd>
            </div>
          ))}
        </dl>
      </section>
      <Desks phones={phones} />
      <section>
        <h2>{tForms("next")}</h2>
        <NextSteps
          steps={NEXT_STEPS.map((step) => ({
            title: t(`${step}Title`),
            text: t(`${step}Text`),
          }))}
        />
      </section>
    </aside>
  );
}

/** A car is brought to a place: each store's, and the number of its service desk. */
function Desks({ phones }: Pick<ServicePageData, "phones">) {
  const t = useTexts(serviceCopy);
  const { stores } = useSite();
  return (
    <section>
      <h2>{t("desks")}</h2>
      <ul className="service-desks">
        {stores.map(({ id, name, addressLines, directionsAddress }) => {
          const line = phones.find(({ storeId }) => storeId === id);
          return (
            <li key={id}>
              <b>{name}</b>
              <span className="meta">{addressLines.join(", ")}</span>
              <span className="service-desk-ways">
                <a href={directionsAddress}>
                  {t("directions")}
                  <span className="vh"> {name}</span>
                </a>
                {line !== undefined && (
                  <a href={getTelephoneAddress(line.phone)}>
                    {formatUnbroken(line.phoneText)}
                  </a>
                )}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
