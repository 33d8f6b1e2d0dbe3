import { BROUGHT, bringCopy } from "#app/site/appointments/bring-copy.ts";
import { useVisitSteps } from "#app/site/appointments/receipt/use-visit-steps.ts";
import { formsCopy } from "#app/site/forms/copy.ts";
import { NextSteps } from "#app/site/forms/next-steps.tsx";
import { useTexts } from "#app/site/page/use-texts.ts";
import { LinkButton } from "#app/ui/button.tsx";
import type { AppointmentView } from "./appointment-view.server.ts";
import { appointmentsCopy } from "./copy.ts";

interface ComingProps {
  readonly appointment: AppointmentView;
}

/** What somebody may want of a visit that lies ahead. */
export function ComingDeeds({ appointment }: ComingProps) {
  const t = useTexts(appointmentsCopy);
  return (
    <>
      <div className="btn-row appt-deeds">
        <LinkButton href={appointment.rescheduleAddress}>
          {t("reschedule")}
        </LinkButton>
        <LinkButton href={appointment.cancelAddress}>{t("cancel")}</LinkButton>
      </div>
      {appointment.isReminded && (
        <p className="meta appt-reminder">{t("reminder")}</p>
      )}
    </>
  );
}

/** What to bring stands before what happens until then: it is what somebody opens the page for that morning. */
export function ComingSteps({
  appointment: { kind, storeName, driven, slotMinutes, isAtOpening },
}: ComingProps) {
  const tForms = useTexts(formsCopy);
  const tBring = useTexts(bringCopy);
  const steps = useVisitSteps({
    kind,
    storeName,
    vehicle: driven?.name ?? "",
    slotMinutes,
    isAtOpening,
  });
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
        <h2 className="h3">{tForms("next")}</h2>
        <NextSteps steps={steps} />
      </section>
    </>
  );
}
