import type { FormReply } from "#app/site/forms/form-reply.ts";
import { PostForm } from "#app/site/forms/post-form.tsx";
import { usePostForm } from "#app/site/forms/use-post-form.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { ChoiceLines } from "./choice-lines.tsx";
import { wizardCopy } from "./copy.ts";
import { buildCreditScoreForm, tradeInForm } from "./step-forms.ts";
import { WizardButtons } from "./wizard-buttons.tsx";
import { WizardFrame } from "./wizard-frame.tsx";
import type { StepQuestion, WizardPageData } from "./wizard-page.ts";

interface QuestionProps {
  readonly page: WizardPageData;
  readonly reply: FormReply | undefined;
}

/** This is step 2. */
export function TradeInQuestion({ page, reply }: QuestionProps) {
  const t = useTexts(wizardCopy);
  const { action, defaults } = page;
  const form = usePostForm(tradeInForm, {
    action,
    token: null,
    reply,
    defaults,
  });
  const title = t("trade-in.title");
  return (
    <WizardFrame
      page={page}
      title={title}
      documentTitle={form.formatTitle(title)}
      lead={t("trade-in.lead")}
    >
      <PostForm of={form}>
        <ChoiceLines
          name="tradeIn"
          legend={title}
          choices={(["yes", "no"] as const).map((value) => ({
            value,
            label: t(value),
            detail: "",
            rates: [],
          }))}
        />
        <WizardButtons backAddress={page.backAddress} />
      </PostForm>
    </WizardFrame>
  );
}

/** This is step 4. */
export function CreditQuestion({
  page,
  question: { choices, note },
  reply,
}: QuestionProps & { readonly question: StepQuestion<"credit-score"> }) {
  const t = useTexts(wizardCopy);
  const { action, defaults } = page;
  const form = usePostForm(
    buildCreditScoreForm(choices.map(({ value }) => value)),
    {
      action,
      token: null,
      reply,
      defaults,
    },
  );
  const title = t("credit-score.title");
  return (
    <WizardFrame
      page={page}
      title={title}
      documentTitle={form.formatTitle(title)}
      lead={t("credit-score.lead")}
    >
      <PostForm of={form}>
        <div>
          <ChoiceLines name="credit" legend={title} choices={choices} />
          <p className="wizard-note">{note}</p>
        </div>
        <WizardButtons backAddress={page.backAddress} />
      </PostForm>
    </WizardFrame>
  );
}
