import { use } from "react";
import {
  ContactConsentField,
  EmailField,
  NameFields,
  PhoneField,
} from "#app/site/forms/fields/contact-fields.tsx";
import { useIsContactTyped } from "#app/site/forms/typed-contact.ts";
import { formatDollars } from "#app/site/page/format.ts";
import { useSite } from "#app/site/page/site-view.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { renderPaymentLine } from "#app/site/vehicles/cards/vehicle-card.tsx";
import { formatFeeNote } from "#app/site/vehicles/cards/vehicle-cards.tsx";
import { vehiclesCopy } from "#app/site/vehicles/copy.ts";
import { renderWholeWords } from "#app/site/vehicles/cards/whole-words.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { AmountQuestion } from "./amount-question.tsx";
import { CreditQuestion, TradeInQuestion } from "./choice-questions.tsx";
import { wizardCopy } from "./copy.ts";
import { KnownContact } from "./known-contact.tsx";
import { contactDetailsForm } from "./step-forms.ts";
import {
  WizardDialogContext,
  QuestionForm,
  type QuestionProps,
  WizardFrame,
} from "./wizard-frame.tsx";
import type { StepQuestion, WizardPageData } from "./wizard-page.server.ts";

/** `/personalized-pricing/{step}`: Spec §4, personalized pricing wizard. */
export function WizardStep({ page, reply }: QuestionProps) {
  const { question } = page;
  switch (question.step) {
    case "down-payment":
    case "trade-equity":
      return <AmountQuestion page={page} question={question} reply={reply} />;
    case "trade-in":
      return <TradeInQuestion page={page} reply={reply} />;
    case "credit-score":
      return <CreditQuestion page={page} question={question} reply={reply} />;
    case "contact-details":
      return <ContactQuestion page={page} question={question} reply={reply} />;
    case "done":
      return <Done page={page} question={question} />;
  }
}

/** This is step 6. */
function Done({
  page,
  question: {
    car,
    end,
    facts,
    termMonths,
    keptFor,
    links: [first, ...others],
  },
}: {
  readonly page: WizardPageData;
  readonly question: StepQuestion<"done">;
}) {
  const t = useTexts(wizardCopy);
  // The dialog's own title is a heading of the second level.
  const Heading = use(WizardDialogContext) === null ? "h2" : "h3";
  const kept =
    keptFor === null ? t("done.keptForNow") : t("done.kept", { time: keptFor });
  return (
    <WizardFrame
      page={page}
      title={t(`done.title.${end}`)}
      lead={`${t(`done.lead.${end}`)} ${kept}`}
    >
      {car !== null && <OpenedCar car={car} />}
      <Heading className="h3">{t("done.terms")}</Heading>
      <dl className="ledger wizard-terms">
        {facts.map(({ label, value, changeAddress }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {value}{" "}
              <a href={changeAddress}>
                {t("change")}
                <span className="vh"> {label}</span>
              </a>
            </dd>
          </div>
        ))}
      </dl>
      <p className="wizard-note">{t("done.months", { months: termMonths })}</p>
      {first !== undefined && (
        <p className="wizard-way-on">
          <LinkButton href={first.address} look="main">
            {t(first.label)}
          </LinkButton>
        </p>
      )}
      <p className="wizard-ways">
        {others.map(({ label, address }) => (
          <LinkButton key={label} href={address}>
            {t(label)}
          </LinkButton>
        ))}
      </p>
    </WizardFrame>
  );
}

/** Whoever came for one car's price reads it first. */
function OpenedCar({
  car: { name, dollars, payment },
}: {
  readonly car: NonNullable<StepQuestion<"done">["car"]>;
}) {
  const t = useTexts(vehiclesCopy);
  return (
    <div className="wizard-car">
      <p dir="auto">{renderWholeWords(name)}</p>
      <p className="wizard-price">{formatDollars(dollars)}</p>
      <small>{formatFeeNote(t, useSite())}</small>
      {payment !== null && renderPaymentLine(payment, dollars, t)}
    </div>
  );
}

/** This is step 5. Where nothing is locked, nobody has to leave contact details (Assumption A116). */
function ContactQuestion({
  page,
  question: { token, consent, end, areOpened, ...question },
  reply,
}: QuestionProps & { readonly question: StepQuestion<"contact-details"> }) {
  const t = useTexts(wizardCopy);
  const { name } = useSite();
  const isTyped = useIsContactTyped();
  const isKnown = question.isKnown || isTyped;
  const fields = (
    <>
      <NameFields />
      <EmailField />
      <PhoneField hint={t("phoneHint")} />
    </>
  );
  const consentField = <ContactConsentField consent={consent} />;
  // Whoever was asked by the form that made them known is not asked again, but finds the box with the details.
  const isAskedBefore = question.isKnown && consent.hasOwnCheckbox;
  return (
    <QuestionForm
      page={page}
      reply={reply}
      definition={contactDetailsForm}
      token={token}
      title={t(`contact-details.title.${isKnown ? "known" : "new"}`)}
      lead={t(`contact-details.lead.${isKnown ? "known" : end}`)}
      button={t(
        end === "prices" ? "openPrices" : areOpened ? "finishOpened" : "finish",
      )}
      // Nothing is left to type for whoever is known: one button ends it, and the close button leaves.
      hasNotNow={end === "payments" && !isKnown}
    >
      {isKnown ? (
        <KnownContact hasAgreed={isAskedBefore && question.hasAgreed}>
          {fields}
          {isAskedBefore && consentField}
        </KnownContact>
      ) : (
        fields
      )}
      {!isAskedBefore && consentField}
      <p className="wizard-note">
        {!isAskedBefore && consent.hasOwnCheckbox && `${t("optional")} `}
        {t("disclaimer", { name })}
      </p>
    </QuestionForm>
  );
}
