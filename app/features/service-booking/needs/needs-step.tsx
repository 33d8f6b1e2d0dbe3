import { sayServicePrice } from "#app/site/store/service-price.ts";
import { servicePriceCopy } from "#app/site/store/service-price-copy.ts";
import { OTHER_SERVICE } from "#app/domain/scheduling/service-draft.ts";
import {
  RadioField,
  SubmitButton,
  TextAreaField,
} from "#app/site/forms/fields/form-fields.tsx";
import type { FormReply } from "#app/site/forms/form-reply.ts";
import { PostForm } from "#app/site/forms/post-form.tsx";
import { usePostForm } from "#app/site/forms/use-post-form.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { CookiesNote } from "#app/site/visitor/cookies-note.tsx";
import { ChoiceLines } from "#app/features/service-booking/choice-lines.tsx";
import { serviceBookingCopy } from "#app/features/service-booking/copy.ts";
import {
  StepButtons,
  StepFrame,
} from "#app/features/service-booking/step-frame.tsx";
import type { VisitSummary } from "#app/features/service-booking/visit-summary.server.ts";
import {
  buildNeedsForm,
  getServiceField,
  SERVICES_FIELD,
} from "./needs-form.ts";
import type { NeedsStepData } from "./needs-step.server.ts";

interface NeedsStepProps {
  readonly page: NeedsStepData & { readonly visit: VisitSummary };
  readonly reply: FormReply | undefined;
}

/** Which store, and what the car needs. */
export function NeedsStep({ page, reply }: NeedsStepProps) {
  const t = useTexts(serviceBookingCopy);
  const tPrice = useTexts(servicePriceCopy);
  const { stores, services, isStale, visit } = page;
  const form = usePostForm(
    buildNeedsForm(
      stores.map(({ id }) => id),
      services.map(({ id }) => id),
    ),
    { ...page, reply, copy: serviceBookingCopy },
  );
  const [only] = stores;
  const isPriced = services.some(({ fromCents }) => fromCents !== null);
  const sayPrice = (fromCents: number | null) =>
    isPriced ? sayServicePrice(fromCents, tPrice) : null;
  return (
    <StepFrame
      step="needs"
      title={t("title")}
      documentTitle={form.formatTitle(t("title"))}
      lead={t("lead")}
      visit={visit}
    >
      <CameFor page={page} />
      {isStale && <p className="visit-note">{t("staleNote")}</p>}
      <CookiesNote say="serviceBooking" areRefused={isStale} />
      <PostForm of={form}>
        {stores.length === 1 && only !== undefined ? (
          <input type="hidden" name="store" value={only.id} />
        ) : (
          <ChoiceLines
            name="store"
            legend={t("store")}
            lines={stores.map(({ id, name, address }) => ({
              value: id,
              label: name,
              detail: address,
            }))}
          />
        )}
        <ChoiceLines
          name={SERVICES_FIELD}
          legend={t("needs")}
          hint={t("needsHint")}
          getName={getServiceField}
          lines={[
            ...services.map(({ id, name, text, fromCents }) => ({
              value: id,
              label: name,
              detail: text,
              price: sayPrice(fromCents),
            })),
            {
              value: OTHER_SERVICE,
              label: t("other"),
              detail: t("otherText"),
              price: sayPrice(null),
            },
          ]}
        />
        {isPriced && <p className="terms">{tPrice("note")}</p>}
        <TextAreaField
          name="notes"
          label={t("notes")}
          hint={t("notesHint")}
          rows={3}
        />
        <RadioField
          name="reason"
          legend={t("reason")}
          hint={t("reasonNote")}
          options={(["new", "rescheduled"] as const).map((value) => ({
            value,
            label: t(`reason.${value}`),
          }))}
        />
        {/* The breadcrumb leads back from the first step. */}
        <StepButtons backAddress={null}>
          <SubmitButton label={t("continue")} />
        </StepButtons>
      </PostForm>
    </StepFrame>
  );
}

/** What the link here chose beforehand: its line of the form may be below what a window shows. */
function CameFor({
  page: { cameFor, offer },
}: {
  readonly page: Pick<NeedsStepData, "cameFor" | "offer">;
}) {
  const t = useTexts(serviceBookingCopy);
  if (cameFor.length === 0 && offer === null) return null;
  return (
    <ul className="visit-came">
      {cameFor.map((work) => (
        <li key={work}>
          {t("cameFor")} <b>{work}</b>
        </li>
      ))}
      {offer !== null && (
        <li>
          {t("cameWith")} <b>{offer}</b>
        </li>
      )}
    </ul>
  );
}
