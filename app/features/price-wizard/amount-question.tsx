import type { FormReply } from "#app/site/forms/form-reply.ts";
import { PostForm } from "#app/site/forms/post-form.tsx";
import { usePostForm } from "#app/site/forms/use-post-form.ts";
import { formatDollars } from "#app/site/page/format.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { AmountField } from "./amount-field.tsx";
import { wizardCopy } from "./copy.ts";
import { buildDownPaymentForm, buildTradeEquityForm } from "./step-forms.ts";
import { WizardButtons } from "./wizard-buttons.tsx";
import { WizardFrame } from "./wizard-frame.tsx";
import type { StepQuestion, WizardPageData } from "./wizard-page.ts";

interface AmountQuestionProps {
  readonly page: WizardPageData;
  readonly question: StepQuestion<"down-payment" | "trade-equity">;
  readonly reply: FormReply | undefined;
}

/** Steps 1 and 3 ask for dollars, by slider or by number. */
export function AmountQuestion({
  page,
  question: { step, bounds },
  reply,
}: AmountQuestionProps) {
  const t = useTexts(wizardCopy);
  const { action, defaults } = page;
  const definition =
    step === "down-payment"
      ? buildDownPaymentForm(bounds)
      : buildTradeEquityForm(bounds);
  const form = usePostForm(definition, {
    action,
    token: null,
    reply,
    defaults,
    copy: wizardCopy,
  });
  const range = t("amountHint", {
    from: formatDollars(bounds.min),
    to: formatDollars(bounds.max),
  });
  return (
    <WizardFrame
      page={page}
      title={t(`${step}.title`)}
      documentTitle={form.formatTitle(t(`${step}.title`))}
      lead={t(`${step}.lead`)}
    >
      <PostForm of={form}>
        <AmountField
          name="amount"
          label={t(`${step}.label`)}
          hint={
            step === "trade-equity"
              ? `${range}. ${t("trade-equity.more")}`
              : range
          }
          sliderLabel={t("slider", { label: t(`${step}.label`) })}
          bounds={bounds}
        />
        <WizardButtons backAddress={page.backAddress} />
      </PostForm>
    </WizardFrame>
  );
}
