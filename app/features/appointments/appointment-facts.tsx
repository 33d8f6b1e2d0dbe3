import { useSite } from "#app/site/page/site-view.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import type { AppointmentView } from "./appointment-view.server.ts";
import { appointmentsCopy } from "./copy.ts";

/** When, what and where. */
export function AppointmentFacts({
  appointment,
}: {
  readonly appointment: AppointmentView;
}) {
  const t = useTexts(appointmentsCopy);
  const store = useSite().stores.find(({ id }) => id === appointment.storeId);
  const { vehicles, services, business } = appointment;
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
          <dt>{t(appointment.kind === "testDrive" ? "car" : "vehicle")}</dt>
          <dd>{vehicles.join(", ")}</dd>
        </div>
      )}
      {services.length > 0 && (
        <div>
          <dt>{t("services")}</dt>
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
          <dt>{t("where")}</dt>
          <dd>
            {store.name}
            <br />
            {store.addressLines.join(", ")}
            <br />
            <a href={store.directionsAddress} rel="external">
              {t("directions")}
            </a>
          </dd>
        </div>
      )}
      <div>
        <dt>{t("reference")}</dt>
        <dd>{appointment.reference}</dd>
      </div>
    </dl>
  );
}
