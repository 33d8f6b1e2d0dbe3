import { useState } from "react";
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
import { ChoiceLines } from "#app/features/service-booking/choice-lines.tsx";
import { serviceBookingCopy } from "#app/features/service-booking/copy.ts";
import {
  StepButtons,
  StepFrame,
} from "#app/features/service-booking/step-frame.tsx";
import type { VisitSummary } from "#app/features/service-booking/visit-summary.server.ts";
import { foldOtherWork } from "./folded-work.ts";
import { MovingNote } from "./moving-note.tsx";
import {
  buildNeedsForm,
  getServiceField,
  SERVICES_FIELD,
} from "./needs-form.ts";
import type { NeedsStepData } from "./needs-step.server.ts";
import { NotesLabel } from "./notes-label.tsx";

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
  const isAboutTires = offer?.isTires === true;
  const [storeId, setStoreId] = useState(form.values["store"]);
  const store = stores.find(({ id }) => id === storeId) ?? only;
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
      // Whoever calls means the store that is chosen here, which may not be theirs.
      visit={store === undefined ? visit : { ...visit, line: store.line }}
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
          label={<NotesLabel isAboutTires={isAboutTires} />}
          hint={t(isAboutTires ? "tiresHint" : "notesHint")}
          rows={3}
        />
        {stores.length === 1 && only !== undefined ? (
          <input type="hidden" name="store" value={only.id} />
        ) : (
          <div
            onChange={({ target }) => {
              if (target instanceof HTMLInputElement) setStoreId(target.value);
            }}
          >
            <ChoiceLines
              name="store"
              legend={t("store")}
              lines={stores.map(({ id, name, address }) => ({
                value: id,
                label: name,
                detail: address,
              }))}
            />
          </div>
        )}
        <RadioField
          name="reason"
          legend={t("reason")}
          options={(["new", "rescheduled"] as const).map((value) => ({
            value,
            label: t(`reason.${value}`),
          }))}
        />
        {store !== undefined && <MovingNote store={store} />}
        {/* The breadcrumb leads back from the first step. */}
        <StepButtons backAddress={null}>
          <SubmitButton label={t("continue")} />
        </StepButtons>
      </PostForm>
    </StepFrame>
  );
}
