import { sayDay } from "#app/domain/day-words.ts";
import { DayPicker } from "#app/site/appointments/pickers/day-picker.tsx";
import { SlotNote } from "#app/site/appointments/pickers/slot-note.tsx";
import { formatSlotTime } from "#app/site/appointments/pickers/slot-words.ts";
import { START_FIELD } from "#app/site/appointments/pickers/start-field.ts";
import { TimeLinks } from "#app/site/appointments/pickers/time-links.tsx";
import { useSite } from "#app/site/page/site-view.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { StatusText } from "#app/ui/status-text.tsx";
import { appointmentsCopy } from "./copy.ts";
import { ManageFrame, type ManageReply } from "./manage-frame.tsx";
import type { ReschedulePageData } from "./reschedule-page.server.ts";

interface ReschedulePageProps {
  readonly page: ReschedulePageData;
  readonly reply: ManageReply;
}

/** A day, a time, and a button that confirms it: nothing moves before. */
export function ReschedulePage({ page, reply }: ReschedulePageProps) {
  const t = useTexts(appointmentsCopy);
  const { appointment, obstacle, choice, chosen } = page;
  return (
    <ManageFrame
      appointment={appointment}
      here="reschedule"
      reply={reply}
      title={t("rescheduleTitle")}
      lead={t("rescheduleText", { time: appointment.time })}
    >
      {obstacle !== null && <p className="appt-obstacle">{t(obstacle)}</p>}
      {chosen !== null && <ConfirmMove page={page} />}
      <Nearest page={page} />
      {choice !== null && <Pickers page={page} />}
      <div className="btn-row appt-deeds">
        <LinkButton href={appointment.address}>{t("back")}</LinkButton>
      </div>
    </ManageFrame>
  );
}

function ConfirmMove({ page }: Pick<ReschedulePageProps, "page">) {
  const t = useTexts(appointmentsCopy);
  const { appointment, chosen } = page;
  if (chosen === null) return null;
  return (
    <form
      className="appt-new"
      method="post"
      action={appointment.rescheduleAddress}
      aria-label={t("confirmNew")}
    >
      <input type="hidden" name="revision" value={appointment.revision} />
      <input type="hidden" name={START_FIELD} value={chosen.startMs} />
      <p>
        <span className="meta">{t("newTime")}</span>
        <b>{chosen.text}</b>
      </p>
      <Button look="main">{t("confirmNew")}</Button>
    </form>
  );
}

function Nearest({ page }: Pick<ReschedulePageProps, "page">) {
  const t = useTexts(appointmentsCopy);
  const { language } = useSite();
  const { nearest, appointment } = page;
  if (nearest === null) return null;
  return (
    <section className="appt-gone">
      <StatusText>
        <Icon name="alert" />
        {t("goneSlot")}
      </StatusText>
      {nearest.length > 0 && (
        <>
          <h2 className="h4">{t("nearest")}</h2>
          <ul className="times times--near">
            {nearest.map((time) => (
              <li key={time.startMs}>
                <a
                  className="time"
                  href={`${appointment.rescheduleAddress}?${START_FIELD}=${time.startMs}`}
                  rel="nofollow"
                >
                  {sayDay(time.day, "short", language)},{" "}
                  {formatSlotTime(time, language)}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function Pickers({ page }: Pick<ReschedulePageProps, "page">) {
  const t = useTexts(appointmentsCopy);
  const { stores } = useSite();
  const { appointment, choice } = page;
  if (choice === null) return null;
  if (choice.chosenDay === null) return <p>{t("noTimes")}</p>;
  const { rescheduleAddress, storeName, storeId, line, kind, takes } =
    appointment;
  const store = stores.find(({ id }) => id === storeId);
  return (
    <div className="appt-pickers">
      <DayPicker
        choice={choice}
        formatAddress={(day) => `${rescheduleAddress}?day=${day}`}
        line={line ?? store}
      />
      <TimeLinks
        choice={choice}
        storeName={storeName}
        booked={{ startMs: appointment.startMs, label: t("nowBooked") }}
        formatAddress={(startMs) =>
          `${rescheduleAddress}?${START_FIELD}=${startMs}`
        }
      />
      <SlotNote kind={kind} choice={choice} takes={takes} />
    </div>
  );
}
