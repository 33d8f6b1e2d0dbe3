import type { Trade } from "#app/domain/store-profile/store-profile.ts";
import type { TradeContent } from "#app/domain/trade-draft/trade-record.ts";
import type { TradeAnswers } from "#app/domain/trade-offer/trade-answers.ts";
import { OPTIONS_STEP } from "#app/features/valuation/trade-steps.ts";

interface SentStep {
  readonly step: string;
  readonly answers: TradeAnswers;
  readonly optionIds: readonly string[];
  readonly isBack: boolean;
}

/** What this page told replaces what it told before; an offer of other answers is none any more. */
export function mergeStep(
  trade: Trade,
  { draft, offer, accepted }: TradeContent,
  { step, answers, optionIds, isBack }: SentStep,
): TradeContent {
  const kept = { ...draft.answers, ...dropUnknown(trade, answers) };
  const next = {
    ...draft,
    answers: Object.fromEntries(
      Object.entries(kept).filter(([, value]) => value !== ""),
    ),
    optionIds: step === OPTIONS_STEP ? optionIds : draft.optionIds,
    doneSteps:
      isBack || draft.doneSteps.includes(step)
        ? draft.doneSteps
        : [...draft.doneSteps, step],
  };
  const isSame =
    JSON.stringify([draft.answers, draft.optionIds]) ===
    JSON.stringify([next.answers, next.optionIds]);
  return { draft: next, offer: isSame ? offer : null, accepted };
}

/** A value that its question does not have comes from a tampered or outdated page. */
function dropUnknown(
  { questions }: Pick<Trade, "questions">,
  answers: TradeAnswers,
): TradeAnswers {
  return Object.fromEntries(
    Object.entries(answers).filter(([id, value]) => {
      const question = questions.find((it) => String(it.questionId) === id);
      return (
        question !== undefined &&
        (question.answers.length === 0 ||
          value === "" ||
          question.answers.some((it) => it.value === value))
      );
    }),
  );
}
