import { useTexts } from "#app/site/page/use-texts.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { StatusText } from "#app/ui/status-text.tsx";
import { AppointmentCard } from "./appointment-card.tsx";
import { ComingDeeds, ComingSteps } from "./coming.tsx";
import type { AppointmentPageData } from "./appointment-page.server.ts";
import type { AppointmentView } from "./appointment-view.server.ts";
import "./appointments.css";
import { appointmentsCopy } from "./copy.ts";
import { ManageFrame } from "./manage-frame.tsx";

/** An appointment's own page, in every browser that its link opens. */
export function AppointmentPage({
  page: { appointment, notice },
}: {
  readonly page: AppointmentPageData;
}) {
  const t = useTexts(appointmentsCopy);
  if (appointment === null)
    return (
      <div className="wrap appt appt--gone">
        <h1 className="vh">{t("pageTitle")}</h1>
        <EmptyState title={t("goneTitle")} text={t("goneText")} />
      </div>
    );
  const { phase, kind, time } = appointment;
  const isComing = phase === "coming";
  return (
    <ManageFrame
      appointment={appointment}
      here={null}
      title={t(`${phase}.${kind}`, { time })}
      lead={
        isComing
          ? null
          : t(notice === "cancelled" ? "cancelledNow" : `${phase}Text`)
      }
      notice={
        notice !== null &&
        notice !== "cancelled" && (
          <StatusText className="appt-notice">
            <Icon name={notice === "stale" ? "alert" : "success"} />
            {t(`notice.${notice}`)}
          </StatusText>
        )
      }
      beside={isComing && <ComingSteps appointment={appointment} />}
    >
      <AppointmentCard appointment={appointment} hasWays={isComing} />
      {isComing ? (
        <ComingDeeds appointment={appointment} />
      ) : (
        <Again appointment={appointment} />
      )}
    </ManageFrame>
  );
}

/** Whoever cancelled, or was here, is one press from the next visit. */
function Again({
  appointment: { kind, again },
}: {
  readonly appointment: AppointmentView;
}) {
  const t = useTexts(appointmentsCopy);
  const { bookAddress, browseAddress } = again;
  if (bookAddress === null && browseAddress === null) return null;
  return (
    <div className="btn-row appt-deeds">
      {bookAddress !== null && (
        <LinkButton href={bookAddress} look="main">
          {t(`again.${kind}`)}
        </LinkButton>
      )}
      {browseAddress !== null && (
        <LinkButton
          href={browseAddress}
          look={bookAddress === null ? "main" : "plain"}
        >
          {t(kind === "testDrive" ? "browseCars" : "serviceCenter")}
        </LinkButton>
      )}
    </div>
  );
}
