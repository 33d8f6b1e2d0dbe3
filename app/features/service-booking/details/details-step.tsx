import { sayDay } from "#app/domain/day-words.ts";
import { ChosenTime } from "#app/site/appointments/pickers/chosen-time.tsx";
import { slotCopy } from "#app/site/appointments/pickers/slot-copy.ts";
import { formatSlotTime } from "#app/site/appointments/pickers/slot-words.ts";
import { useFreshTimes } from "#app/site/appointments/pickers/use-fresh-times.ts";
import { START_FIELD } from "#app/site/appointments/pickers/start-field.ts";
import "#app/site/appointments/pickers/slot-pickers.css";
import {
  ContactConsentField,
  EmailField,
  NameFields,
  PhoneField,
} from "#app/site/forms/fields/contact-fields.tsx";
import {
  SubmitButton,
  TextField,
  WayField,
} from "#app/site/forms/fields/form-fields.tsx";
import type { FormReply } from "#app/site/forms/form-reply.ts";
import { PostForm } from "#app/site/forms/post-form.tsx";
import { usePostForm } from "#app/site/forms/use-post-form.ts";
import { useSite } from "#app/site/page/site-view.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { serviceBookingCopy } from "#app/features/service-booking/copy.ts";
import {
  StepButtons,
  StepFrame,
} from "#app/features/service-booking/step-frame.tsx";
import type { VisitSummary } from "#app/features/service-booking/visit-summary.server.ts";
import { CUSTOMERS, detailsForm, SEEN_FIELD } from "./details-form.ts";
import type { DetailsStepData } from "./details-step.server.ts";

interface DetailsStepProps {
  readonly page: DetailsStepData & { readonly visit: VisitSummary };
  readonly reply: FormReply | undefined;
}

/** Who comes, and the button that books. */
export function DetailsStep({ page, reply }: DetailsStepProps) {
  const t = useTexts(serviceBookingCopy);
  const { isWish, time, backAddress } = page;
  const form = usePostForm(detailsForm, {
    ...page,
    reply,
    copy: serviceBookingCopy,
    wayField: "customer",
    line: page.visit.line,
  });
  useFreshTimes(form.refusal[1]);
  const title = t("detailsTitle");
  return (
    <StepFrame
      step="details"
      title={title}
      documentTitle={form.formatTitle(title)}
      lead={t("detailsLead")}
      visit={page.visit}
    >
      <PostForm of={form}>
        <TimeState time={time} backAddress={backAddress} />
        <input type="hidden" name={SEEN_FIELD} value={page.seen} />
        <div>
          {/* The group's legend says it to those who do not see. */}
          <p className="label" aria-hidden="true">
            {t("customer")}
          </p>
          <WayField
            name="customer"
            legend={t("customer")}
            options={CUSTOMERS.map((value) => ({
              value,
              label: t(`customer.${value}`),
            }))}
          />
        </div>
        <div className="visit-customer visit-customer--personal">
          <NameFields />
          <EmailField />
          <PhoneField hint={t("phoneHint")} />
        </div>
        <BusinessFields />
        <ContactConsentField consent={page.consent} />
        <div>
          <StepButtons backAddress={backAddress}>
            <SubmitButton label={t(isWish ? "sendWish" : "book")} />
          </StepButtons>
          {!isWish && <p className="meta form-note">{t("bookNote")}</p>}
        </div>
      </PostForm>
    </StepFrame>
  );
}

function TimeState({
  time,
  backAddress,
}: Pick<DetailsStepProps["page"], "time" | "backAddress">) {
  const t = useTexts(serviceBookingCopy);
  const tSlots = useTexts(slotCopy);
  const { language } = useSite();
  switch (time.state) {
    case "wish":
      return (
        <ChosenTime
          time={time.text}
          note={t("wished")}
          changeAddress={backAddress}
        />
      );
    case "held":
      return (
        <ChosenTime
          time={time.text}
          note={tSlots("chosen.held", {
            time: formatSlotTime(time.until, language),
          })}
          changeAddress={backAddress}
        />
      );
    case "free":
      return (
        <ChosenTime
          time={time.text}
          note={t("heldEnded")}
          changeAddress={backAddress}
        />
      );
    case "gone":
      return (
        <section className="visit-gone">
          {/* Enter in a field presses the form's first button, which must book no other time. */}
          <button className="vh" tabIndex={-1} aria-hidden="true" />
          <h2 className="h4">{t("goneTitle")}</h2>
          <p>
            {t(time.nearest.length === 0 ? "goneNone" : "goneText", {
              time: time.text,
            })}
          </p>
          <div className="times">
            {time.nearest.map((near) => (
              <button
                key={near.startMs}
                className="time"
                name={START_FIELD}
                value={near.startMs}
              >
                {sayDay(near.day, "short", language)},{" "}
                {formatSlotTime(near, language)}
              </button>
            ))}
          </div>
          <a className="visit-link" href={backAddress}>
            {t("otherTimes")}
          </a>
        </section>
      );
  }
}

/** Spec §3, business customer. */
function BusinessFields() {
  const t = useTexts(serviceBookingCopy);
  return (
    <div className="visit-customer visit-customer--business">
      <TextField
        name="businessName"
        label={t("business")}
        autoComplete="organization"
      />
      <div className="form-2">
        <TextField
          name="contactName"
          label={t("contactName")}
          autoComplete="name"
          autoCapitalize="words"
          spellCheck={false}
        />
        <TextField
          name="contactTitle"
          label={t("contactTitle")}
          autoComplete="organization-title"
        />
      </div>
      <EmailField name="contactEmail" label={t("contactEmail")} />
      <TextField
        name="contactPhone"
        label={t("contactPhone")}
        hint={t("phoneHint")}
        type="tel"
        autoComplete="tel"
        inputMode="tel"
        spellCheck={false}
      />
    </div>
  );
}
