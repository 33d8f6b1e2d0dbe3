import { useState } from "react";
import type { FormReply } from "#app/site/forms/form-reply.ts";
import { SubmitButton } from "#app/site/forms/fields/form-fields.tsx";
import { PostForm } from "#app/site/forms/post-form.tsx";
import { useStepFocus } from "#app/site/page/use-step-focus.ts";
import { usePostForm } from "#app/site/forms/use-post-form.ts";
import { PageTitle } from "#app/site/page/page-title.tsx";
import { useTexts } from "#app/site/page/use-texts.ts";
import { Checkbox } from "#app/ui/fields/choice.tsx";
import { StepBars } from "#app/ui/step-bars.tsx";
import {
  CarBox,
  RangeBox,
  RangeText,
} from "#app/features/valuation/car-box.tsx";
import { valuationCopy } from "#app/features/valuation/copy.ts";
import { PrivateLink } from "#app/features/valuation/private-link.tsx";
import { QuestionField } from "./question-field.tsx";
import {
  buildStepForm,
  getOptionField,
  getQuestionField,
  GO_FIELD,
} from "./step-form.ts";
import type { StepPageData } from "./step-page.server.ts";

interface StepPageProps {
  readonly page: StepPageData;
  readonly reply: FormReply | undefined;
}

export function StepPage({ page, reply }: StepPageProps) {
  const t = useTexts(valuationCopy);
  const { stepNumber: step, stepCount: steps, questions, options } = page;
  const form = usePostForm(
    buildStepForm(
      page.step,
      questions,
      options.map(({ optionId }) => optionId),
    ),
    {
      ...page,
      reply,
      copy: valuationCopy,
      questions: Object.fromEntries(
        questions.map(({ questionId, text }) => [
          getQuestionField(questionId),
          text,
        ]),
      ),
    },
  );
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const answers = { ...form.values, ...typed };
  const heading = useStepFocus();
  return (
    <div className="wrap two valuation">
      <PageTitle title={form.formatTitle(page.title)} />
      <div className="val-known">
        <CarBox car={page.car} />
        {page.hasRange && (
          <RangeBox
            range={page.range}
            isShort={!page.isFirst}
            told={page.isFirst ? null : page.rangeTold}
            {...(page.noPrice === null && { next: "rangeNext" })}
          />
        )}
        {page.noPrice !== null && (
          <p className="val-foretold">
            <b>{t("foretold")}</b> {page.noPrice}{" "}
            {page.isFirst && t("foretoldNext")}
          </p>
        )}
        {page.isSoldForOwner && page.isFirst && (
          <p className="val-foretold">
            <b>{t(page.isTradingIn ? "foretoldTrade" : "foretoldLater")}</b>{" "}
            {t(page.isTradingIn ? "foretoldTradeNext" : "foretoldLaterNext")}
          </p>
        )}
      </div>
      <div>
        <div className="val-progress">
          <StepBars step={step} count={steps} />
          <p className="meta">
            {t("stepOf", { step, steps })}
            {" · "}
            {t("left", { count: page.questionsLeft })}
          </p>
        </div>
        <h1 className="h1" tabIndex={-1} ref={heading}>
          {page.title}
        </h1>
        {page.lead !== null && <p className="lead form-lead">{page.lead}</p>}
        <PostForm of={form}>
          <div
            className="val-questions"
            onChange={({ target }) => {
              if (
                target instanceof HTMLInputElement ||
                target instanceof HTMLSelectElement
              )
                setTyped((before) => ({
                  ...before,
                  [target.name]: target.value,
                }));
            }}
          >
            {options.length > 0 && (
              <fieldset className="val-options">
                <legend className="vh">{page.title}</legend>
                {options.map(({ optionId, label }) => (
                  <Checkbox
                    key={optionId}
                    name={getOptionField(optionId)}
                    label={label}
                    value="on"
                    isChecked={form.values[getOptionField(optionId)] === "on"}
                  />
                ))}
              </fieldset>
            )}
            {questions
              .filter(({ condition }) => isAsked(condition, answers))
              .map((question) => (
                <QuestionField key={question.questionId} question={question} />
              ))}
          </div>
          {/* Enter sends the first button, so the way on stands before the way back, which it is to the right of. */}
          <div className="val-buttons">
            <SubmitButton label={t(nameWayOn(page))} />
            <button className="btn" type="submit" name={GO_FIELD} value="back">
              {t("back")}
            </button>
          </div>
        </PostForm>
      </div>
      <aside className="aside aside--forms" aria-label={t("laterTitle")}>
        {page.isFirst && page.hasRange && page.range !== null && (
          // On a phone the question comes first, and what the figures mean after it.
          <section className="val-range-late">
            <h2>{t("rangeTitle")}</h2>
            <RangeText
              range={page.range}
              {...(page.noPrice === null && { next: "rangeNext" })}
            />
          </section>
        )}
        <section>
          <h2>{t("laterTitle")}</h2>
          <p className="meta">{t("laterText", { days: page.draftDays })}</p>
          <PrivateLink address={page.privateAddress} label={t("laterLink")} />
        </section>
      </aside>
    </div>
  );
}

/** Spec §4. Without JavaScript a question that an answer opens comes with the next answer of the server. */
function isAsked(
  condition: StepPageData["questions"][number]["condition"],
  answers: Readonly<Record<string, string>>,
): boolean {
  if (condition === null) return true;
  if (condition.isElsewhere) return condition.holds;
  return condition.answers.includes(answers[condition.field] ?? "");
}

/** Whoever trades in a car that is only sold for its owner gets the way to a number, and no offer. */
function nameWayOn({
  isLast,
  noPrice,
  isSoldForOwner,
  isTradingIn,
}: Pick<
  StepPageData,
  "isLast" | "noPrice" | "isSoldForOwner" | "isTradingIn"
>) {
  if (!isLast || noPrice !== null) return "next";
  return isSoldForOwner && isTradingIn ? "toVisit" : "toOffer";
}
