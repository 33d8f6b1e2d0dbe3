import type { Trade } from "#app/domain/store-profile/store-profile.ts";
import { MOST_DOLLARS } from "#app/domain/valuation/valuation.ts";

export type TradeQuestion = Trade["questions"][number];

/** By question id: an answer's value, an amount in whole dollars as typed, or free text. */
export type TradeAnswers = Readonly<Record<string, string>>;

export type AnswerProblem =
  /** A required question has no answer. */
  | "missing"
  /** The question has no such answer: a stale or tampered form. */
  | "unknown"
  /** A price that is no amount in dollars, or one above a million. */
  | "no-amount"
  | "too-long"
  /** Another answer says the opposite. */
  | "contradiction";

export interface AnswerFault {
  readonly questionId: number;
  readonly problem: AnswerProblem;
  /** The index in `trade.contradictions`; null for the other problems. */
  readonly contradictionAt: number | null;
}

type Questionnaire = Pick<Trade, "categories" | "questions" | "contradictions">;

const LONGEST_TEXT = 2_000;

/** Spec §4: a question with a condition is asked only after one of the answers that it names. */
function isAsked(
  { condition }: TradeQuestion,
  answers: TradeAnswers,
  questionnaire: Pick<Questionnaire, "questions">,
  depth = 0,
): boolean {
  if (condition === null) return true;
  const earlier = questionnaire.questions.find(
    (it) => it.questionId === condition.questionId,
  );
  return (
    earlier !== undefined &&
    // Conditions that lead in a circle ask for nothing.
    depth < questionnaire.questions.length &&
    condition.answers.includes(getAnswer(answers, earlier.questionId) ?? "") &&
    isAsked(earlier, answers, questionnaire, depth + 1)
  );
}

/** In the order of the categories; a question that stands in no category is not asked. */
export function listAskedQuestions(
  questionnaire: Questionnaire,
  answers: TradeAnswers,
  categoryId?: string,
): readonly TradeQuestion[] {
  const ids = questionnaire.categories
    .filter((it) => categoryId === undefined || it.categoryId === categoryId)
    .flatMap(({ questionsIds }) => questionsIds);
  return [...new Set(ids)]
    .map((id) => questionnaire.questions.find((it) => it.questionId === id))
    .filter((it) => it !== undefined)
    .filter((it) => isAsked(it, answers, questionnaire));
}

/** Spec §3: the count of remaining questions; of all categories, or of one. */
export function countQuestionsLeft(
  questionnaire: Questionnaire,
  answers: TradeAnswers,
  categoryId?: string,
): number {
  return listAskedQuestions(questionnaire, answers, categoryId).filter(
    ({ questionId }) => getAnswer(answers, questionId) === null,
  ).length;
}

/** What stands between the answers and an offer, in the order of the questions. */
export function listAnswerFaults(
  questionnaire: Questionnaire,
  answers: TradeAnswers,
  categoryId?: string,
): readonly AnswerFault[] {
  const faults: AnswerFault[] = [];
  for (const question of listAskedQuestions(
    questionnaire,
    answers,
    categoryId,
  )) {
    const { questionId } = question;
    const problem = findAnswerProblem(question, answers);
    const contradictionAt =
      problem === null
        ? findContradiction(questionnaire, answers, questionId)
        : null;
    if (problem !== null)
      faults.push({ questionId, problem, contradictionAt: null });
    else if (contradictionAt !== null)
      faults.push({ questionId, problem: "contradiction", contradictionAt });
  }
  return faults;
}

function findAnswerProblem(
  { questionId, inputType, required, answers: choices }: TradeQuestion,
  answers: TradeAnswers,
): AnswerProblem | null {
  const answer = getAnswer(answers, questionId);
  if (answer === null) return required ? "missing" : null;
  if (inputType === "price")
    return parseDollars(answer) === null ? "no-amount" : null;
  if (inputType === "textarea")
    return answer.length > LONGEST_TEXT ? "too-long" : null;
  return choices.some(({ value }) => value === answer) ? null : "unknown";
}

/** It is told at the later of the two questions, `other`. */
function findContradiction(
  questionnaire: Questionnaire,
  answers: TradeAnswers,
  questionId: number,
): number | null {
  const asked = listAskedQuestions(questionnaire, answers);
  const says = (side: {
    readonly questionId: number;
    readonly answers: readonly string[];
  }) =>
    asked.some((it) => it.questionId === side.questionId) &&
    side.answers.includes(getAnswer(answers, side.questionId) ?? "");
  const at = questionnaire.contradictions.findIndex(
    ({ one, other }) =>
      other.questionId === questionId && says(one) && says(other),
  );
  return at === -1 ? null : at;
}

/** What was answered to questions that are not asked any more is left out. */
export function keepAskedAnswers(
  questionnaire: Questionnaire,
  answers: TradeAnswers,
): TradeAnswers {
  return Object.fromEntries(
    listAskedQuestions(questionnaire, answers).flatMap(({ questionId }) => {
      const answer = getAnswer(answers, questionId);
      return answer === null ? [] : [[String(questionId), answer] as const];
    }),
  );
}

/** Null for no answer and for a blank one. */
export function getAnswer(
  answers: TradeAnswers,
  questionId: number,
): string | null {
  const key = String(questionId);
  const answer = Object.hasOwn(answers, key) ? (answers[key] ?? "") : "";
  return answer.trim() === "" ? null : answer.trim();
}

/** "$12,345" and "12345.00" are 12,345; null for what is no amount. */
export function parseDollars(text: string): number | null {
  const bare = text.trim().replace(/^\$\s*/, "");
  if (!/^(?:\d{1,7}|\d{1,3}(?:,\d{3})+)(?:\.\d{0,2})?$/.test(bare)) return null;
  const dollars = Number(bare.replaceAll(",", ""));
  return dollars <= MOST_DOLLARS ? dollars : null;
}
