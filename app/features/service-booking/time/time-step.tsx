import { DayPicker } from "#app/site/appointments/pickers/day-picker.tsx";
import { SlotNote } from "#app/site/appointments/pickers/slot-note.tsx";
import { TimePicker } from "#app/site/appointments/pickers/time-picker.tsx";
import type { FormReply } from "#app/site/forms/form-reply.ts";
import { PostForm } from "#app/site/forms/post-form.tsx";
import { usePostForm } from "#app/site/forms/use-post-form.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { StatusText } from "#app/ui/status-text.tsx";
import { serviceBookingCopy } from "#app/features/service-booking/copy.ts";
import {
  StepButtons,
  StepFrame,
} from "#app/features/service-booking/step-frame.tsx";
import type { VisitSummary } from "#app/features/service-booking/visit-summary.server.ts";
import { timeForm } from "./time-form.ts";
import type { TimeStepData } from "./time-step.server.ts";

interface TimeStepProps {
  readonly page: TimeStepData & { readonly visit: VisitSummary };
  readonly reply: FormReply | undefined;
}

const TITLE_ID = "visit-title";

/** Days are links and times are buttons: one press of a time leads on. */
export function TimeStep({ page, reply }: TimeStepProps) {
  const t = useTexts(serviceBookingCopy);
  const { store, choice, areWishes, goneTime, nearest, backAddress } = page;
  const form = usePostForm(timeForm, {
    action: page.action,
    token: null,
    reply,
    copy: serviceBookingCopy,
    line: page.visit.line,
  });
  const title = t(areWishes ? "awayTitle" : "timeTitle");
  return (
    <StepFrame
      step="time"
      title={title}
      titleId={TITLE_ID}
      documentTitle={form.formatTitle(title)}
      lead={t(areWishes ? "awayNote" : "timeLead", { store: store.name })}
      visit={page.visit}
    >
      {goneTime !== null && (
        <StatusText className="visit-note">
          {t("goneNote", { time: goneTime })}
        </StatusText>
      )}
      {choice.chosenDay === null ? (
        <NoTimes page={page} />
      ) : (
        <>
          <p className="label slot-label" aria-hidden="true">
            {t("chooseDay")}
          </p>
          <DayPicker
            choice={choice}
            formatAddress={(day) => page.dayAddress + day}
            line={page.visit.line}
          />
          <PostForm of={form} labelledBy={TITLE_ID}>
            <div>
              <TimePicker
                choice={choice}
                storeName={store.name}
                nearest={nearest}
              />
              <SlotNote kind="service" choice={choice} takes={page.takes} />
            </div>
            <StepButtons backAddress={backAddress} />
          </PostForm>
        </>
      )}
    </StepFrame>
  );
}

function NoTimes({ page }: Pick<TimeStepProps, "page">) {
  const t = useTexts(serviceBookingCopy);
  return (
    <>
      <div className="visit-note">
        <p>
          <b>{t("noTimes", { days: page.daysAhead })}</b>
        </p>
        <p>{t("noTimesText")}</p>
      </div>
      <StepButtons backAddress={page.backAddress}>
        {page.requestAddress !== null && (
          <LinkButton href={page.requestAddress} look="main">
            {t("request")}
          </LinkButton>
        )}
      </StepButtons>
    </>
  );
}
