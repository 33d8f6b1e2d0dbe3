import type { TradeRecord } from "#app/domain/trade-draft/trade-record.ts";
import { DRAFT_DAYS } from "#app/domain/trade-draft/trade-record.ts";
import {
  countQuestionsLeft,
  getAnswer,
  listAnswerFaults,
} from "#app/domain/trade-offer/trade-answers.ts";
import type { AppPorts } from "#app/ports.ts";
import type { RequestFacts } from "#app/request-facts.ts";
import { createTranslator } from "#app/site/page/copy.ts";
import { valuationCopy } from "#app/features/valuation/copy.ts";
import {
  buildCarView,
  toRangeView,
  type ValuePorts,
  valueVehicle,
} from "#app/features/valuation/car-views.server.ts";
import { sayRangeTold } from "#app/features/valuation/offer/words/deduction-words.ts";
import { foretellStep } from "./foretell-step.server.ts";
import { listStepQuestions } from "./send-step.server.ts";
import { listStepOptions } from "./step-options.ts";
import {
  buildStepForm,
  getOptionField,
  getQuestionField,
} from "./step-form.ts";
import {
  getPrivateAddress,
  getStepAddress,
  type RecordPorts,
} from "#app/features/valuation/trade-access.server.ts";
import {
  listSteps,
  OPTIONS_STEP,
} from "#app/features/valuation/trade-steps.ts";

type Ports = RecordPorts &
  ValuePorts &
  Pick<AppPorts, "formTokens" | "signedNames" | "siteUrl">;

export type StepPageData = Awaited<ReturnType<typeof stepPage>>;

/** One page of the questionnaire, with the range of the car beside it. */
export async function stepPage(
  ports: Ports,
  facts: Pick<RequestFacts, "language">,
  record: TradeRecord,
  step: string,
) {
  const { profile, formTokens } = ports;
  const { trade, texts } = profile;
  const { language } = facts;
  const t = createTranslator(valuationCopy, texts[language], language);
  const { draft } = record;
  const { answers } = draft;
  const steps = listSteps(trade);
  const at = steps.indexOf(step);
  const category = trade.categories.find(
    ({ categoryId }) => categoryId === step,
  );
  const questions = listStepQuestions(trade, step);
  const options = listStepOptions(trade, step, draft.vehicle);
  const valuation = await valueVehicle(ports, record);
  const foretold = foretellStep(
    ports,
    { language, t },
    {
      record,
      valuation,
      // While its options are asked for, any of them may still add to it.
      optionIds:
        step === OPTIONS_STEP
          ? options.map(({ optionId }) => optionId)
          : draft.optionIds,
    },
  );
  const faults = listAnswerFaults(trade, answers, step);
  const defaults: readonly (readonly [field: string, value: string])[] = [
    ...questions.map(
      ({ questionId }) =>
        [
          getQuestionField(questionId),
          getAnswer(answers, questionId) ?? "",
        ] as const,
    ),
    ...options.map(
      ({ optionId }) =>
        [
          getOptionField(optionId),
          draft.optionIds.includes(optionId) ? "on" : "",
        ] as const,
    ),
  ];
  const title = category?.categoryTitle[language] ?? t("optionsTitle");
  return {
    kind: "step" as const,
    step,
    title,
    lead:
      category === undefined
        ? t("optionsLead")
        : (category.categoryDescription?.[language] ?? null),
    stepNumber: at + 1,
    stepCount: steps.length - 1,
    /** What was passed over on an earlier page is not asked again. The options are one question more. */
    questionsLeft: steps
      .slice(at)
      .map((it) =>
        it === OPTIONS_STEP ? 1 : countQuestionsLeft(trade, answers, it),
      )
      .reduce((sum, count) => sum + count, 0),
    isLast: at === steps.length - 2,
    isFirst: at === 0,
    action: getStepAddress(facts, step),
    token: formTokens.issue(buildStepForm(step, [], []).name),
    questions: questions.map((question) => {
      const { questionId, condition } = question;
      const fault = faults.find((it) => it.questionId === questionId);
      return {
        questionId,
        inputType: question.inputType,
        isRequired: question.required,
        text: question.text[language],
        /** The page's heading asks it already. */
        isHeading: question.text[language] === title,
        description: question.description?.[language] ?? null,
        answers: question.answers.map(({ label, value, description }) => ({
          label: label[language],
          value,
          meaning: description?.[language] ?? null,
        })),
        condition:
          condition === null
            ? null
            : {
                field: getQuestionField(condition.questionId),
                answers: condition.answers,
                /** The other question stands on another page: what was answered there counts. */
                isElsewhere: !questions.some(
                  (it) => it.questionId === condition.questionId,
                ),
                holds: condition.answers.includes(
                  getAnswer(answers, condition.questionId) ?? "",
                ),
              },
        contradiction:
          fault?.contradictionAt == null
            ? null
            : (trade.contradictions[fault.contradictionAt]?.message[language] ??
              null),
      };
    }),
    options: options.map(({ optionId, label }) => ({
      optionId,
      label: label[language],
    })),
    defaults: Object.fromEntries(defaults),
    car: buildCarView(facts, record),
    /** The first figure that the shopper sees. */
    range: toRangeView(valuation),
    rangeTold: sayRangeTold(valuation.range, { trade, answers, language }),
    ...foretold,
    isTradingIn: draft.interest === "trade-in",
    privateAddress: ports.siteUrl + getPrivateAddress(ports, facts, record),
    draftDays: DRAFT_DAYS,
  };
}
