import { sayDay } from "#app/domain/day-words.ts";
import { use, useEffect, useRef } from "react";
import { getTestDriveAddress } from "#app/domain/address/test-drive-address.ts";
import type { Language } from "#app/domain/store-profile/fields/languages.ts";
import { DayPicker } from "#app/site/appointments/pickers/day-picker.tsx";
import { SlotNote } from "#app/site/appointments/pickers/slot-note.tsx";
import { formatSlotTime } from "#app/site/appointments/pickers/slot-words.ts";
import { START_FIELD } from "#app/site/appointments/pickers/start-field.ts";
import { TimePicker } from "#app/site/appointments/pickers/time-picker.tsx";
import type { FormReply } from "#app/site/forms/form-reply.ts";
import { PostForm } from "#app/site/forms/post-form.tsx";
import { usePostForm } from "#app/site/forms/use-post-form.ts";
import { formatUnbroken } from "#app/site/page/format.ts";
import { getSelectedStore, useSite } from "#app/site/page/site-view.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { testDriveCopy } from "./copy.ts";
import { StepFrame, TestDriveDialogContext } from "./step-frame.tsx";
import { timeForm } from "./test-drive-forms.ts";
import { TestDrivePlace } from "./test-drive-place.tsx";
import type { TimeStepData } from "./time-step.server.ts";

interface TimeStepProps {
  readonly page: TimeStepData;
  readonly reply: FormReply | undefined;
}

/** Spec §4: choose a day, choose a time. */
export function TimeStep({ page, reply }: TimeStepProps) {
  const t = useTexts(testDriveCopy);
  const slots = page.slots?.chosenDay == null ? null : page.slots;
  return (
    <StepFrame
      page={page}
      title={t("title", { vehicle: page.name })}
      lead={slots === null ? null : t("chooseLead")}
    >
      {slots === null ? (
        <NoTimes page={page} />
      ) : (
        <Times page={{ ...page, slots }} reply={reply} />
      )}
    </StepFrame>
  );
}

const TIMES_ID = "test-drive-times";

type WithTimes = TimeStepData & {
  readonly slots: NonNullable<TimeStepData["slots"]>;
};

function Times({
  page,
  reply,
}: {
  readonly page: WithTimes;
  readonly reply: FormReply | undefined;
}) {
  const t = useTexts(testDriveCopy);
  const { language } = useSite();
  const dialog = use(TestDriveDialogContext);
  const { vin, slots, gone, hold, store, action } = page;
  const form = usePostForm(timeForm, {
    action,
    token: null,
    reply,
    copy: testDriveCopy,
    onSent: dialog?.onSent,
  });
  return (
    <>
      {gone !== null && (
        <div className="drive-gone" role="alert">
          <Icon name="alert" />
          <p>{t("gone", { time: formatMoment(gone, language) })}</p>
        </div>
      )}
      <p className="label slot-label" aria-hidden="true">
        {t("chooseDay")}
      </p>
      <DayPicker
        choice={slots}
        formatAddress={(day) =>
          getTestDriveAddress(vin, null, { day, hold }, { language })
        }
      />
      <PostForm of={form} labelledBy={TIMES_ID}>
        <div>
          <span className="vh" id={TIMES_ID}>
            {t("timesName")}
          </span>
          <TimePicker
            choice={slots}
            storeName={store.name}
            nearest={gone?.nearest}
          />
          <SlotNote kind="testDrive" choice={slots} />
          <TestDrivePlace storeId={store.id} />
          <GoOnWithTime page={page} />
        </div>
      </PostForm>
    </>
  );
}

/** Whoever tapped a time on the vehicle's page has chosen it: the dialog goes on by itself, and a page in one press. */
function GoOnWithTime({ page: { slots } }: { readonly page: WithTimes }) {
  const t = useTexts(testDriveCopy);
  const { language } = useSite();
  const takeChosen = use(TestDriveDialogContext)?.takeChosen;
  const button = useRef<HTMLButtonElement>(null);
  const { chosenTime, chosenDay } = slots;
  const startMs = chosenTime?.startMs ?? null;
  useEffect(() => {
    if (startMs !== null && takeChosen?.() === true) button.current?.click();
  }, [startMs, takeChosen]);
  if (chosenTime === null || chosenDay === null) return null;
  return (
    <button
      className="btn btn--main drive-continue"
      ref={button}
      name={START_FIELD}
      value={chosenTime.startMs}
    >
      {t("continueWith", {
        time: formatMoment({ ...chosenTime, day: chosenDay }, language),
      })}
    </button>
  );
}

/** It reads "Mon, Nov 23, 10:30 AM". */
function formatMoment(
  {
    day,
    ...time
  }: { readonly day: string } & Parameters<typeof formatSlotTime>[0],
  language: Language,
): string {
  return `${sayDay(day, "short", language)}, ${formatSlotTime(time, language)}`;
}

function NoTimes({ page }: { readonly page: TimeStepData }) {
  const t = useTexts(testDriveCopy);
  const site = useSite();
  const store =
    site.stores.find(({ id }) => id === page.store.id) ??
    getSelectedStore(site);
  const phone = formatUnbroken(store.phoneText);
  const why = page.slots === null ? "away" : "none";
  return (
    <div className="drive-none">
      <h2 className="h3">{t(`${why}Title`)}</h2>
      <p>{t(`${why}Text`, { phone, count: page.daysAhead })}</p>
      <div className="btn-row">
        {why === "away" && (
          <LinkButton look="main" href={page.action}>
            {t("tryAgain")}
          </LinkButton>
        )}
        <LinkButton href={page.askAddress}>{t("askInstead")}</LinkButton>
      </div>
    </div>
  );
}
