import { createContext, type ReactNode, use } from "react";
import { SubmitButton } from "#app/site/forms/fields/form-fields.tsx";
import type { FormDefinition } from "#app/site/forms/form-definition.ts";
import type { FormReply } from "#app/site/forms/form-reply.ts";
import { PostForm } from "#app/site/forms/post-form.tsx";
import { usePostForm } from "#app/site/forms/use-post-form.ts";
import { PageTitle } from "#app/site/page/page-title.tsx";
import { useTexts } from "#app/site/page/use-texts.ts";
import { renderWholeWords } from "#app/site/vehicles/cards/whole-words.tsx";
import { CookiesNote } from "#app/site/visitor/cookies-note.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { StepBars } from "#app/ui/step-bars.tsx";
import { wizardCopy } from "./copy.ts";
import "./price-wizard.css";
import type { WizardPageData } from "./wizard-page.server.ts";

/** What the dialog is told of its steps; null on the wizard's pages. */
interface WizardDialogWays {
  readonly onSent: (next: string) => void;
}

export const WizardDialogContext = createContext<WizardDialogWays | null>(null);

interface WizardFrameProps {
  readonly page: WizardPageData;
  readonly title: string;
  /** Without it the question is the document's title unless something is wrong. */
  readonly documentTitle?: string;
  readonly lead: string;
  /** It stands with the buttons, and leaves as "Finish later" would. */
  readonly hasNotNow?: boolean;
  readonly children: ReactNode;
}

/** A dialog has its title and the progress in its head, and leaves the document's title alone. */
export function WizardFrame({
  page,
  title,
  documentTitle = title,
  lead,
  hasNotNow = false,
  children,
}: WizardFrameProps) {
  if (use(WizardDialogContext) !== null)
    return (
      <>
        <p className="wizard-lead">{lead}</p>
        <Goal page={page} />
        <CookiesNote say="wizard" />
        {children}
      </>
    );
  return (
    <div className="wrap wizard wizard-page">
      <PageTitle title={documentTitle} />
      <Progress page={page}>
        {page.question.step !== "done" && !hasNotNow && (
          <FinishLater page={page} />
        )}
      </Progress>
      {/* A script moves the focus here with every step. */}
      <h1 className="h1" tabIndex={-1}>
        {title}
      </h1>
      <p className="wizard-lead">{lead}</p>
      <Goal page={page} />
      <CookiesNote say="wizard" areRefused={page.areCookiesRefused} />
      {children}
    </div>
  );
}

export interface QuestionProps {
  readonly page: WizardPageData;
  readonly reply: FormReply | undefined;
}

interface QuestionFormProps<
  Output extends Record<string, unknown>,
> extends QuestionProps {
  readonly definition: FormDefinition<Output>;
  /** Null stands for a step that reaches nobody but its visitor. */
  readonly token?: string | null;
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
  /** It reads "Continue" unless another is given. */
  readonly button?: string;
  /** Its answer is not needed for what was asked for. */
  readonly hasNotNow?: boolean;
}

/** Back keeps every answer that was sent. */
export function QuestionForm<Output extends Record<string, unknown>>({
  page,
  reply,
  definition,
  token = null,
  title,
  lead,
  children,
  button,
  hasNotNow = false,
}: QuestionFormProps<Output>) {
  const t = useTexts(wizardCopy);
  const { action, defaults, backAddress, stepNumber } = page;
  const dialog = use(WizardDialogContext);
  const form = usePostForm(definition, {
    action,
    token,
    reply,
    defaults,
    copy: wizardCopy,
    onSent: dialog?.onSent,
    isOneQuestion: definition.fieldNames.length === 1,
  });
  return (
    <WizardFrame
      page={page}
      title={title}
      documentTitle={form.formatTitle(title)}
      lead={lead}
      hasNotNow={stepNumber === 1 || hasNotNow}
    >
      <PostForm of={form}>
        {children}
        <AnswersSummary page={page} />
        <div className="wizard-buttons">
          <LinkButton href={backAddress}>
            {t(stepNumber === 1 ? "notNow" : "back")}
          </LinkButton>
          {hasNotNow && (
            <LinkButton href={page.returnTo}>{t("notNow")}</LinkButton>
          )}
          <SubmitButton label={button ?? t("continue")} />
        </div>
      </PostForm>
    </WizardFrame>
  );
}

export function Progress({
  page: { stepNumber, stepCount },
  children,
}: Pick<WizardFrameProps, "page"> & { readonly children?: ReactNode }) {
  const t = useTexts(wizardCopy);
  return (
    <>
      <StepBars step={stepNumber} count={stepCount} />
      <div className="wizard-place">
        <p>{t("progress", { step: stepNumber, count: stepCount })}</p>
        {children}
      </div>
    </>
  );
}

/** What the answers lead to; and that it has come about, where only a look at known details is left. */
function Goal({
  page: { arePricesLocked, askedName, opensNext, question },
}: Pick<WizardFrameProps, "page">) {
  const t = useTexts(wizardCopy);
  const name = askedName ?? "";
  const isOpened = question.step === "contact-details" && question.areOpened;
  if (question.step === "done" || !(arePricesLocked || isOpened)) return null;
  const goal = isOpened ? "opened" : opensNext ? "goalNext" : "goal";
  return (
    <p className="wizard-goal">
      <Icon name={isOpened ? "success" : "lock"} size={16} />
      <span>
        {renderWholeWords(t(askedName === null ? goal : `${goal}Of`, { name }))}
      </span>
    </p>
  );
}

function FinishLater({ page: { returnTo } }: Pick<WizardFrameProps, "page">) {
  const t = useTexts(wizardCopy);
  return <a href={returnTo}>{t("finishLater")}</a>;
}

function AnswersSummary({
  page: { answersSummary, changeAddress },
}: Pick<WizardFrameProps, "page">) {
  const t = useTexts(wizardCopy);
  if (answersSummary.length === 0) return null;
  return (
    <p className="wizard-so-far">
      {t("soFar")}{" "}
      {answersSummary.map((part, at) => (
        <span key={part}>
          {at > 0 && ", "}
          <b>{part}</b>
        </span>
      ))}
      .{" "}
      <a href={changeAddress}>
        {t("change")}
        <span className="vh"> {t("changeAnswers")}</span>
      </a>
    </p>
  );
}
