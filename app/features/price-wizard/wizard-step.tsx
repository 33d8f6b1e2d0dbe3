import type { FormReply } from "#app/site/forms/form-reply.ts";
import { AmountQuestion } from "./amount-question.tsx";
import { CreditQuestion, TradeInQuestion } from "./choice-questions.tsx";
import { ContactQuestion } from "./contact-question.tsx";
import { Done } from "./done.tsx";
import type { WizardPageData } from "./wizard-page.ts";

interface WizardStepProps {
  readonly page: WizardPageData;
  readonly reply: FormReply | undefined;
}

/** Each page of `/personalized-pricing/{step}` asks one question (Spec §4, personalised pricing wizard). */
export function WizardStep({ page, reply }: WizardStepProps) {
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
