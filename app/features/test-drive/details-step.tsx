import { sayDay } from "#app/domain/day-words.ts";
import { use } from "react";
import type { listNearestTimes } from "#app/site/appointments/pickers/slot-choice.server.ts";
import { formatSlotTime } from "#app/site/appointments/pickers/slot-words.ts";
import { ChosenTime } from "#app/site/appointments/pickers/chosen-time.tsx";
import { slotCopy } from "#app/site/appointments/pickers/slot-copy.ts";
import { useFreshTimes } from "#app/site/appointments/pickers/use-fresh-times.ts";
import { START_FIELD } from "#app/site/appointments/pickers/start-field.ts";
import {
  ContactConsentField,
  EmailField,
  MessageField,
  NameFields,
  PhoneField,
} from "#app/site/forms/fields/contact-fields.tsx";
import {
  RadioField,
  SubmitButton,
} from "#app/site/forms/fields/form-fields.tsx";
import { contactEntries } from "#app/site/forms/contact-details.ts";
import type { FormReply } from "#app/site/forms/form-reply.ts";
import { PostForm } from "#app/site/forms/post-form.tsx";
import { usePostForm } from "#app/site/forms/use-post-form.ts";
import { useSite } from "#app/site/page/site-view.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { testDriveCopy } from "./copy.ts";
import type { DetailsStepData } from "./details-step.server.ts";
import { StepFrame, TestDriveDialogContext } from "./step-frame.tsx";
import { testDriveForm } from "./test-drive-forms.ts";

const CONTACT_FIELDS = Object.keys(contactEntries);

interface DetailsStepProps {
  readonly page: DetailsStepData;
  readonly reply: FormReply | undefined;
}

/** Spec §4: confirm details, schedule. */
export function DetailsStep({ page, reply }: DetailsStepProps) {
  const t = useTexts(testDriveCopy);
  const dialog = use(TestDriveDialogContext);
  const { action, token, defaults, consent, nearest, timesAddress } = page;
  const form = usePostForm(testDriveForm, {
    action,
    token,
    reply,
    defaults,
    copy: testDriveCopy,
    onSent: dialog?.onSent,
    incomplete: { fields: CONTACT_FIELDS, toast: page.incompleteToast },
  });
  // A dialog's data is not the page's, and is not loaded anew with it.
  useFreshTimes(dialog === null ? form.refusal[1] : null);
  const title = t("detailsTitle");
  return (
    <StepFrame
      page={page}
      title={title}
      documentTitle={form.formatTitle(title)}
      lead={t("detailsLead")}
    >
      <PostForm of={form}>
        <DriveTime page={page} />
        {nearest === null ? (
          <input type="hidden" name={START_FIELD} value={defaults["start"]} />
        ) : (
          <OtherTimes nearest={nearest} timesAddress={timesAddress} />
        )}
        <NameFields />
        <EmailField />
        <PhoneField hint={t("phoneHint")} />
        <MessageField label={t("messageLabel")} hint={t("messageHint")} />
        <ContactConsentField consent={consent} />
        <div className="drive-buttons">
          <LinkButton href={timesAddress}>{t("back")}</LinkButton>
          <SubmitButton label={t("schedule")} />
        </div>
      </PostForm>
    </StepFrame>
  );
}

function DriveTime({
  page: { chosen, store, heldUntil, nearest, timesAddress },
}: Pick<DetailsStepProps, "page">) {
  const t = useTexts(testDriveCopy);
  const tSlots = useTexts(slotCopy);
  const { language, stores } = useSite();
  const [street] = stores.find(({ id }) => id === store.id)?.addressLines ?? [];
  const isGone = nearest !== null;
  const holds =
    heldUntil === null
      ? t("unheld")
      : tSlots("chosen.held", { time: formatSlotTime(heldUntil, language) });
  return (
    <ChosenTime
      time={chosen}
      place={
        <p className="drive-where">
          {store.name}
          {street !== undefined && <span>{street}</span>}
        </p>
      }
      note={isGone ? null : holds}
      changeAddress={timesAddress}
      isGone={isGone}
    />
  );
}

/** Somebody else was first: what was typed stays, and another time is one press away. */
function OtherTimes({
  nearest,
  timesAddress,
}: {
  readonly nearest: ReturnType<typeof listNearestTimes>;
  readonly timesAddress: string;
}) {
  const t = useTexts(testDriveCopy);
  const { language } = useSite();
  return (
    <div className="drive-others">
      <RadioField
        name={START_FIELD}
        legend={t("chooseOther")}
        options={nearest.map(({ day, ...time }) => ({
          value: String(time.startMs),
          label: t("otherTime", {
            day: sayDay(day, "long", language),
            time: formatSlotTime(time, language),
          }),
        }))}
      />
      <a className="arrow" href={timesAddress}>
        {t("seeAllTimes")}
      </a>
    </div>
  );
}
