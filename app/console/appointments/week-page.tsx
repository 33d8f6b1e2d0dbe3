import { getConsoleAddress } from "#app/domain/console/console-routes.ts";
import { getStoreOrFirst } from "#app/domain/leads/route-lead.ts";
import type { Appointment } from "#app/domain/scheduling/appointment.ts";
import { addDays, formatZonedDay } from "#app/domain/time.ts";
import { formatAppointmentVehicle } from "#app/site/appointments/appointment-words.ts";
import { type AskedByPerson, getTexts } from "#app/console/frame/asked.ts";
import { frameCopy } from "#app/console/frame/copy.ts";
import { StoreSelect } from "#app/console/frame/store-select.tsx";
import { formatDay, formatHour } from "#app/console/frame/times.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { CONSOLE_TITLE_ID } from "#app/console/frame/console-document.tsx";
import { appointmentsCopy } from "./copy.ts";
import { KindSelect } from "./kind-select.tsx";
import { formatWeekQuery, type WeekQuestion } from "./week-question.ts";

interface WeekBodyProps {
  readonly asked: AskedByPerson;
  readonly week: WeekQuestion;
  readonly appointments: readonly Appointment[];
}

export function WeekBody(props: WeekBodyProps) {
  const { asked, appointments } = props;
  const t = getTexts(asked, appointmentsCopy);
  const days = Object.entries(
    Object.groupBy(appointments, (it) =>
      formatZonedDay(
        it.startMs,
        getStoreOrFirst(it.storeId, asked.ports.profile).timeZone,
      ),
    ),
  );
  return (
    <>
      <div className="console-line">
        <LinkButton href={getConsoleAddress("appointments.new")} look="main">
          {t("add")}
        </LinkButton>
        <LinkButton href={getConsoleAddress("appointments.blocks")}>
          {t("blocks")}
        </LinkButton>
      </div>
      <WeekLinks {...props} />
      <WeekFilter {...props} />
      {days.length === 0 && <p>{t("emptyWeek")}</p>}
      {days.map(([day, those = []]) => (
        <section key={day} aria-labelledby={`day-${day}`}>
          <h2 id={`day-${day}`}>{formatDay(asked, day)}</h2>
          <ul className="console-rows">
            {those.map((appointment) => (
              <AppointmentRow
                key={appointment.id}
                asked={asked}
                appointment={appointment}
              />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function WeekLinks({ asked, week }: WeekBodyProps) {
  const t = getTexts(asked, appointmentsCopy);
  const linkTo = (monday: string) =>
    getConsoleAddress("appointments") + formatWeekQuery({ ...week, monday });
  return (
    <p className="console-line">
      <a href={linkTo(addDays(week.monday, -7))}>{t("previousWeek")}</a>
      <a href={getConsoleAddress("appointments")}>{t("thisWeek")}</a>
      <a href={linkTo(addDays(week.monday, 7))}>{t("nextWeek")}</a>
    </p>
  );
}

function WeekFilter({ asked, week }: WeekBodyProps) {
  const t = getTexts(asked, appointmentsCopy);
  return (
    <form
      action={getConsoleAddress("appointments")}
      className="console-filter"
      aria-labelledby={CONSOLE_TITLE_ID}
    >
      <input type="hidden" name="week" value={week.monday} />
      <StoreSelect
        asked={asked}
        label={t("store")}
        everyStore={getTexts(asked, frameCopy)("allStores")}
        chosen={week.storeId}
      />
      <KindSelect asked={asked} hasAny chosen={week.kind} />
      <Button>{t("show")}</Button>
    </form>
  );
}

function AppointmentRow({
  asked,
  appointment,
}: Pick<WeekBodyProps, "asked"> & { readonly appointment: Appointment }) {
  const t = getTexts(asked, appointmentsCopy);
  const { reference, customer, kind, startMs, vehicles, state } = appointment;
  const store = getStoreOrFirst(appointment.storeId, asked.ports.profile);
  return (
    <li>
      <div>
        <a href={getConsoleAddress("appointment", { reference })}>
          <strong>
            {formatHour(asked, startMs, store)}{" "}
            {t("one", {
              kind: t(`kind.${kind}`),
              name: `${customer.firstName} ${customer.lastName}`,
            })}
          </strong>
        </a>
        <p>
          {[
            ...(state === "cancelled" ? [t("cancelled")] : []),
            ...vehicles.map(formatAppointmentVehicle),
            store.name,
          ].join(", ")}
        </p>
      </div>
    </li>
  );
}
