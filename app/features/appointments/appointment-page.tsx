import { CallInstead } from "#app/site/forms/confirmation.tsx";
import { useTexts } from "#app/site/page/use-texts.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { StatusText } from "#app/ui/status-text.tsx";
import { AppointmentFacts } from "./appointment-facts.tsx";
import { ComingReceipt, ComingSteps } from "./coming.tsx";
import type { AppointmentPageData } from "./appointment-page.server.ts";
import type { AppointmentView } from "./appointment-view.server.ts";
import "./appointments.css";
import { appointmentsCopy } from "./copy.ts";

/** An appointment's own page, in every browser that its link opens. */
export function AppointmentPage({
  page: { appointment, notice },
}: {
  readonly page: AppointmentPageData;
}) {
  const t = useTexts(appointmentsCopy);
  if (appointment === null)
    return (
      <div className="wrap appt">
        <h1 className="vh">{t("pageTitle")}</h1>
        <EmptyState title={t("goneTitle")} text={t("goneText")} />
      </div>
    );
  const { phase, kind, time } = appointment;
  const isComing = phase === "coming";
  const question = (
    <aside className="aside aside--forms" aria-label={t("ask")}>
      <CallInstead
        title={t("ask")}
        storeId={appointment.storeId}
        line={appointment.line ?? undefined}
      />
    </aside>
  );
  return (
    <div className="wrap appt">
      <div className="two">
        <div>
          {notice !== null && (
            <StatusText className="appt-notice">
              <Icon name={notice === "stale" ? "alert" : "success"} />
              {t(`notice.${notice}`)}
            </StatusText>
          )}
          <h1 className="h1">{t(`${phase}.${kind}`, { time })}</h1>
          {isComing ? (
            <ComingReceipt appointment={appointment} />
          ) : (
            <>
              <p className="lead">{t(`${phase}Text`)}</p>
              <AppointmentFacts appointment={appointment} />
              <Again appointment={appointment} />
            </>
          )}
        </div>
        {isComing ? (
          <div className="confirm-beside">
            <ComingSteps appointment={appointment} />
            {question}
          </div>
        ) : (
          question
        )}
      </div>
    </div>
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
