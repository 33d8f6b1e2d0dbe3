import { sayServicePrice } from "#app/site/store/service-price.ts";
import { servicePriceCopy } from "#app/site/store/service-price-copy.ts";
import {
  OFFER_SERVICE,
  OTHER_SERVICE,
} from "#app/domain/scheduling/service-draft.ts";
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
import {
  ChoiceLines,
  type Line,
  type LinesProps,
} from "#app/features/service-booking/choice-lines.tsx";
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

/** What the car needs, and which store it comes to. */
export function NeedsStep({ page, reply }: NeedsStepProps) {
  const t = useTexts(serviceBookingCopy);
  const tPrice = useTexts(servicePriceCopy);
  const { stores, services, offer, isStale, visit } = page;
  const form = usePostForm(
    buildNeedsForm(
      stores.map(({ id }) => id),
      services.map(({ id }) => id),
      offer?.isWork === true,
    ),
    { ...page, reply, copy: serviceBookingCopy, line: page.visit.line },
  );
  const [only] = stores;
  const isPriced = services.some(({ fromCents }) => fromCents !== null);
  const sayPrice = (fromCents: number | null, hasOffer: boolean) =>
    isPriced ? sayServicePrice(fromCents, tPrice, hasOffer) : null;
  const work = [
    ...(offer?.isWork === true
      ? [
          {
            value: OFFER_SERVICE,
            label: offer.title,
            detail: offer.text,
            price: sayPrice(null, false),
          },
        ]
      : []),
    ...services.map(({ id, name, text, fromCents, hasOffer }) => ({
      value: id,
      label: name,
      detail: text,
      price: sayPrice(fromCents, hasOffer),
    })),
    {
      value: OTHER_SERVICE,
      label: t("other"),
      detail: t("otherText"),
      price: sayPrice(null, false),
    },
  ];
  return (
    <StepFrame
      step="needs"
      title={t("title")}
      documentTitle={form.formatTitle(t("title"))}
      lead={t("lead")}
      visit={visit}
    >
      {offer !== null && (
        <p className="visit-came">
          {t("cameWith")} <b>{offer.title}</b>
          {offer.until !== null && <span>{offer.until}</span>}
        </p>
      )}
      {isStale && <p className="visit-note">{t("staleNote")}</p>}
      <CookiesNote say="serviceBooking" areRefused={isStale} />
      <PostForm of={form}>
        <ChoiceLines
          name={SERVICES_FIELD}
          legend={t("needs")}
          hint={t("needsHint")}
          getName={getServiceField}
          {...foldOtherWork(work, page.chosen, t("moreWork"))}
        />
        {isPriced && <p className="terms">{tPrice("note")}</p>}
        <TextAreaField
          name="notes"
          label={
            <>
              {t("notes")}{" "}
              <span className="visit-optional">{t("optional")}</span>
            </>
          }
          hint={t("notesHint")}
          rows={3}
        />
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

/** Whoever came for some work sees that alone, and opens the rest; all of it lies open where nothing was chosen. */
function foldOtherWork(
  work: readonly Line[],
  chosen: readonly string[],
  label: string,
): Pick<LinesProps, "lines" | "folded"> {
  const isChosen = ({ value }: Line) => chosen.includes(value);
  const lines = work.filter(isChosen);
  const rest = work.filter((line) => !isChosen(line));
  return lines.length === 0 || rest.length === 0
    ? { lines: work }
    : { lines, folded: { label, lines: rest } };
}
