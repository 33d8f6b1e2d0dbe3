import { getConsoleAddress } from "#app/domain/console/console-routes.ts";
import { formatPhone } from "#app/domain/phone/phone-number.ts";
import {
  formatAppointmentTime,
  formatAppointmentVehicle,
} from "#app/site/appointments/appointment-words.ts";
import { type AskedByPerson, getTexts } from "#app/console/frame/asked.ts";
import { Facts } from "#app/console/frame/facts.tsx";
import { Button } from "#app/ui/button.tsx";
import { appointmentsCopy } from "./copy.ts";
import type { FreeDay, OwnAppointment } from "./own-appointment.server.ts";
import { TimeChoice } from "./time-choice.tsx";

interface AppointmentBodyProps extends OwnAppointment {
  readonly asked: AskedByPerson;
  /** It lies ahead and was not cancelled. */
  readonly isOpen: boolean;
  /** Null while the store's own scheduler is away. */
  readonly days: readonly FreeDay[] | null;
  readonly error: string | undefined;
}

export function AppointmentBody(props: AppointmentBodyProps) {
  const { asked, appointment, isOpen, error } = props;
  const t = getTexts(asked, appointmentsCopy);
  return (
    <>
      {error !== undefined && (
        <p className="error-text" role="alert">
          {error}
        </p>
      )}
      {appointment.state === "cancelled" && <p>{t("isCancelled")}</p>}
      {appointment.state === "booked" && !isOpen && <p>{t("over")}</p>}
      <AppointmentFacts {...props} />
      {isOpen && <ChangeForms {...props} />}
      <p>
        <a href={getConsoleAddress("appointments")}>{t("back")}</a>
      </p>
    </>
  );
}

function AppointmentFacts({ asked, appointment, store }: AppointmentBodyProps) {
  const t = getTexts(asked, appointmentsCopy);
  const { customer, vehicles, repairOrderLines, notesGeneral } = appointment;
  return (
    <Facts
      rows={[
        {
          label: t("when"),
          value: formatAppointmentTime(
            appointment.startMs,
            store.timeZone,
            asked.language,
          ),
        },
        { label: t("store"), value: store.name },
        {
          label: t("customer"),
          value: `${customer.firstName} ${customer.lastName}`,
        },
        { label: t("phone"), value: <PhoneLink digits={customer.phone} /> },
        {
          label: t("email"),
          value:
            customer.email === "" ? (
              t("noEmail")
            ) : (
              <a href={`mailto:${customer.email}`}>{customer.email}</a>
            ),
        },
        {
          label: t("vehicle"),
          value: vehicles.map(formatAppointmentVehicle).join(", "),
        },
        {
          label: t("services"),
          value: repairOrderLines.map(({ name }) => name).join(", "),
        },
        { label: t("notes"), value: notesGeneral },
        { label: t("reference"), value: appointment.reference },
      ]}
    />
  );
}

/** Whoever erased their details has no number any more. */
function PhoneLink({ digits }: { readonly digits: string }) {
  return digits === "" ? (
    "–"
  ) : (
    <a href={`tel:+1${digits}`}>{formatPhone(digits, "general")}</a>
  );
}

function ChangeForms({
  asked,
  appointment: { reference, revision },
  store,
  days,
}: AppointmentBodyProps) {
  const t = getTexts(asked, appointmentsCopy);
  const params = { reference };
  return (
    <>
      <section aria-labelledby="move">
        <h2 id="move">{t("move")}</h2>
        <form
          method="post"
          action={getConsoleAddress("appointment.move", params)}
          className="console-form"
          aria-label={t("moveButton")}
        >
          <input type="hidden" name="revision" value={revision} />
          <TimeChoice
            asked={asked}
            store={store}
            days={days}
            id="startMs"
            label={t("newTime")}
            hint={t("moveHint")}
          />
          {days !== null && days.length > 0 && (
            <Button look="main">{t("moveButton")}</Button>
          )}
        </form>
      </section>
      <section aria-labelledby="cancel">
        <h2 id="cancel">{t("cancel")}</h2>
        <p>{t("cancelHint")}</p>
        <form
          method="post"
          action={getConsoleAddress("appointment.cancel", params)}
          aria-label={t("cancelButton")}
        >
          <input type="hidden" name="revision" value={revision} />
          <Button>{t("cancelButton")}</Button>
        </form>
      </section>
    </>
  );
}
