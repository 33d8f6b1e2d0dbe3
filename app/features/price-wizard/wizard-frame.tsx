import type { ReactNode } from "react";
import { PageTitle } from "#app/site/page/page-title.tsx";
import { useTexts } from "#app/site/page/use-texts.ts";
import { wizardCopy } from "./copy.ts";
import type { WizardPageData } from "./wizard-page.ts";
import "./price-wizard.css";

interface WizardFrameProps {
  readonly page: WizardPageData;
  readonly title: string;
  /** This is the document's title; without it the question is the title unless something is wrong. */
  readonly documentTitle?: string;
  readonly lead: string;
  readonly children: ReactNode;
}

/** Every step shows how far it is, its question, and what was answered before. */
export function WizardFrame({
  page,
  title,
  documentTitle = title,
  lead,
  children,
}: WizardFrameProps) {
  return (
    <div className="wrap wizard">
      <PageTitle title={documentTitle} />
      <Progress page={page} />
      {/* A script moves the focus here with every step. */}
      <h1 className="h1" tabIndex={-1}>
        {title}
      </h1>
      <p className="wizard-lead">{lead}</p>
      {children}
      <AnswersSummary page={page} />
    </div>
  );
}

function Progress({
  page: { stepNumber, stepCount, returnTo, question },
}: Pick<WizardFrameProps, "page">) {
  const t = useTexts(wizardCopy);
  return (
    <>
      <div className="wizard-bars" aria-hidden="true">
        {Array.from({ length: stepCount }, (_, at) => (
          <i key={at} className={at < stepNumber ? "on" : undefined} />
        ))}
      </div>
      <div className="wizard-place">
        <p>{t("progress", { step: stepNumber, count: stepCount })}</p>
        {question.step !== "done" && <a href={returnTo}>{t("finishLater")}</a>}
      </div>
    </>
  );
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
