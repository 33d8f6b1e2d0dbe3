import {
  ContactConsentField,
  EmailField,
  NameFields,
  PhoneField,
} from "#app/site/forms/fields/contact-fields.tsx";
import type { FormReply } from "#app/site/forms/form-reply.ts";
import { PostForm } from "#app/site/forms/post-form.tsx";
import { usePostForm } from "#app/site/forms/use-post-form.ts";
import { useSite } from "#app/site/page/site-view.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { wizardCopy } from "./copy.ts";
import { contactDetailsForm } from "./step-forms.ts";
import { WizardButtons } from "./wizard-buttons.tsx";
import { WizardFrame } from "./wizard-frame.tsx";
import type { StepQuestion, WizardPageData } from "./wizard-page.ts";

interface ContactQuestionProps {
  readonly page: WizardPageData;
  readonly question: StepQuestion<"contact-details">;
  readonly reply: FormReply | undefined;
}

/**
 * Step 5 asks for contact details and shows the disclaimer. Where nothing is locked, nobody has to leave them
 * (Assumption A116).
 */
export function ContactQuestion({
  page,
  question: { token, consent, end, isKnown },
  reply,
}: ContactQuestionProps) {
  const t = useTexts(wizardCopy);
  const { name } = useSite();
  const { action, defaults } = page;
  const form = usePostForm(contactDetailsForm, {
    action,
    token,
    reply,
    defaults,
  });
  const title = t(`contact-details.title.${isKnown ? "known" : "new"}`);
  return (
    <WizardFrame
      page={page}
      title={title}
      documentTitle={form.formatTitle(title)}
      lead={t(`contact-details.lead.${isKnown ? "known" : end}`)}
    >
      <PostForm of={form}>
        <NameFields />
        <EmailField />
        <PhoneField hint={t("phoneHint")} />
        <ContactConsentField consent={consent} />
        <p className="wizard-note">{t("disclaimer", { name })}</p>
        <WizardButtons
          backAddress={page.backAddress}
          label={t(end === "prices" ? "openPrices" : "finish")}
        >
          {end === "payments" && (
            <LinkButton href={page.returnTo}>{t("notNow")}</LinkButton>
          )}
        </WizardButtons>
      </PostForm>
    </WizardFrame>
  );
}
