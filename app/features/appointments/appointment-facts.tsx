import { useSite } from "#app/site/page/site-view.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { ChosenPicture } from "#app/site/vehicles/cards/chosen-car.tsx";
import { formsCopy } from "#app/site/forms/copy.ts";
import type { AppointmentView } from "./appointment-view.server.ts";
import { appointmentsCopy } from "./copy.ts";

/** When, what and where. */
export function AppointmentFacts({
  appointment,
}: {
  readonly appointment: AppointmentView;
}) {
  const t = useTexts(appointmentsCopy);
  const tForms = useTexts(formsCopy);
  const store = useSite().stores.find(({ id }) => id === appointment.storeId);
  const { vehicles, driven, services, business } = appointment;
  const [card] = driven?.card ?? [];
  const names = vehicles.join(", ");
  return (
    <dl className="appt-facts">
      <div>
        <dt>{t("when")}</dt>
        <dd>
          <b>{appointment.time}</b>
        </dd>
      </div>
      {vehicles.length > 0 && (
        <div>
          <dt>{t("car")}</dt>
          <dd className="appt-car small-shot">
            {driven === null ? names : <a href={driven.address}>{names}</a>}
            {card !== undefined && (
              <ChosenPicture vehicle={card} name={names} />
            )}
          </dd>
        </div>
      )}
      {services.length > 0 && (
        <div>
          <dt>{t("work")}</dt>
          <dd>{services.join(", ")}</dd>
        </div>
      )}
      {business !== null && (
        <div>
          <dt>{t("business")}</dt>
          <dd>{business}</dd>
        </div>
      )}
      {store !== undefined && (
        <div>
          <dt>{t("store")}</dt>
          <dd>
            {store.name}
            <br />
            {store.addressLines.join(", ")}
          </dd>
        </div>
      )}
      <div>
        <dt>{tForms("reference")}</dt>
        <dd>{appointment.reference}</dd>
      </div>
    </dl>
  );
}
