import { useTexts } from "#app/site/page/use-texts.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { AppointmentCard } from "./appointment-card.tsx";
import type { CancelPageData } from "./cancel-page.server.ts";
import { appointmentsCopy } from "./copy.ts";
import { ManageFrame, type ManageReply } from "./manage-frame.tsx";

/** The question before an appointment is cancelled. */
export function CancelPage({
  page: { appointment },
  reply,
}: {
  readonly page: CancelPageData;
  readonly reply: ManageReply;
}) {
  const t = useTexts(appointmentsCopy);
  return (
    <ManageFrame
      appointment={appointment}
      here="cancel"
      reply={reply}
      title={t("cancelTitle")}
      lead={t("cancelText")}
    >
      <AppointmentCard appointment={appointment} hasWays={false} />
      <form
        className="btn-row appt-deeds"
        method="post"
        action={appointment.cancelAddress}
        aria-label={t("cancelTitle")}
      >
        <input type="hidden" name="revision" value={appointment.revision} />
        <LinkButton href={appointment.address} look="main">
          {t("back")}
        </LinkButton>
        <Button>{t("confirmCancel")}</Button>
      </form>
    </ManageFrame>
  );
}
