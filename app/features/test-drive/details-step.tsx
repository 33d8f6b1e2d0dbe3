import { use } from "react";
import type { listNearestTimes } from "#app/site/appointments/pickers/slot-choice.server.ts";
import {
  formatSlotDay,
  formatSlotTime,
} from "#app/site/appointments/pickers/slot-words.ts";
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
      <ChosenSlot page={page} />
      <PostForm of={form}>
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

/** What is being booked, before who books it. */
function ChosenSlot({
  page: { day, time, store, heldUntil, nearest, timesAddress },
}: Pick<DetailsStepProps, "page">) {
  const t = useTexts(testDriveCopy);
  const { language, stores } = useSite();
  const [street] = stores.find(({ id }) => id === store.id)?.addressLines ?? [];
  return (
    <div className={nearest === null ? "drive-slot" : "drive-slot is-gone"}>
      <p className="drive-when">
        {t("chosenTime", {
          day: formatSlotDay(day, "long", language),
          time: formatSlotTime(time, language),
        })}
      </p>
      <p className="drive-where">
        <span>
          {store.name}
          {street !== undefined && <span>{street}</span>}
        </span>{" "}
        <a href={timesAddress}>
          {t("change")}
          <span className="vh"> {t("changeTime")}</span>
        </a>
      </p>
      {nearest === null && (
        <p className="meta drive-held">
          {heldUntil === null
            ? t("unheld")
            : t("held", { time: formatSlotTime(heldUntil, language) })}
        </p>
      )}
    </div>
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
            day: formatSlotDay(day, "long", language),
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
