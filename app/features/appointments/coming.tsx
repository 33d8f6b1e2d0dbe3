import { BROUGHT, bringCopy } from "#app/site/appointments/bring-copy.ts";
import { AppointmentReceipt } from "#app/site/appointments/receipt/appointment-receipt.tsx";
import { NextSteps } from "#app/site/forms/next-steps.tsx";
import { useSite } from "#app/site/page/site-view.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { ChosenPicture } from "#app/site/vehicles/cards/chosen-car.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import type { AppointmentView } from "./appointment-view.server.ts";
import { appointmentsCopy } from "./copy.ts";

interface ComingProps {
  readonly appointment: AppointmentView;
}

/** The card that was shown when it was booked, and below it what somebody may want of it now. */
export function ComingReceipt({ appointment }: ComingProps) {
  const t = useTexts(appointmentsCopy);
  const { stores } = useSite();
  const { driven, vehicles, services, business } = appointment;
  const store = stores.find(({ id }) => id === appointment.storeId);
  const listRow = (
    label: "car" | "work" | "business",
    lines: readonly string[],
  ) => (lines.length === 0 ? [] : [{ label: t(label), lines }]);
  return (
    <>
      <div className="appt-receipt">
        <AppointmentReceipt
          title={t("when")}
          time={appointment.time}
          car={
            driven !== null && <DrivenCar driven={driven} names={vehicles} />
          }
          rows={[
            ...listRow("car", driven === null ? vehicles : []),
            ...listRow("work", services),
            ...listRow("business", business === null ? [] : [business]),
            ...(store === undefined
              ? []
              : [
                  {
                    label: t("store"),
                    lines: [store.name, store.addressLines.join(", ")],
                    isPlace: true,
                  },
                ]),
          ]}
          reference={appointment.reference}
          calendarAddress={appointment.calendarAddress}
          directionsAddress={store?.directionsAddress}
        />
      </div>
      <div className="btn-row appt-deeds">
        <LinkButton href={appointment.rescheduleAddress}>
          {t("reschedule")}
        </LinkButton>
        <LinkButton href={appointment.cancelAddress}>{t("cancel")}</LinkButton>
      </div>
    </>
  );
}

function DrivenCar({
  driven: { card, address },
  names,
}: {
  readonly driven: NonNullable<AppointmentView["driven"]>;
  readonly names: readonly string[];
}) {
  const [vehicle] = card;
  const name = names.join(", ");
  return (
    <div className="receipt-car small-shot">
      {vehicle !== undefined && <ChosenPicture vehicle={vehicle} name={name} />}
      <p>
        <a href={address}>{name}</a>
      </p>
    </div>
  );
}

/** What to bring stands before what happens until then: it is what somebody opens the page for that morning. */
export function ComingSteps({ appointment: { kind, storeName } }: ComingProps) {
  const t = useTexts(appointmentsCopy);
  const tBring = useTexts(bringCopy);
  return (
    <>
      <section>
        <h2 className="h3">{tBring("title")}</h2>
        <ul className="appt-bring">
          {BROUGHT[kind].map((it) => (
            <li key={it}>{tBring(it)}</li>
          ))}
        </ul>
      </section>
      <section>
        <h2 className="h3">{t("nextTitle")}</h2>
        <NextSteps
          steps={[
            {
              title: t("next.confirm.title"),
              text: t("next.confirm.text", { store: storeName }),
            },
            { title: t("next.remind.title"), text: t("next.remind.text") },
            { title: t("next.come.title"), text: t(`next.come.${kind}`) },
          ]}
        />
      </section>
    </>
  );
}
