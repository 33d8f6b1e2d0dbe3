import { buildFault, type ProfileFault } from "./profile-fault.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import { SAFETY_QUESTION_IDS } from "#app/domain/store-profile/content/trade.ts";

export function* listTradeFaults({
  trade: { categories, questions },
}: StoreProfile): Iterable<ProfileFault> {
  const find = (id: number) =>
    questions.find(({ questionId }) => questionId === id);
  for (const [at, { questionsIds }] of categories.entries())
    for (const id of questionsIds)
      if (!find(id))
        yield buildFault(
          ["trade", "categories", at, "questionsIds"],
          `${id} is no question`,
        );
  for (const id of SAFETY_QUESTION_IDS)
    if (!questions.some((it) => it.questionId === id && it.required))
      yield buildFault(
        ["trade", "questions"],
        `must hold the required question ${id}`,
      );
  for (const [at, { inputType, answers }] of questions.entries())
    if (["radio", "select"].includes(inputType) && answers.length === 0)
      yield buildFault(
        ["trade", "questions", at, "answers"],
        `must not be empty for a ${inputType} question`,
      );
  for (const [at, { condition }] of questions.entries()) {
    if (condition === null) continue;
    const { questionId: id, answers } = condition;
    const key = ["trade", "questions", at, "condition"];
    const asked = find(id);
    if (!asked) yield buildFault(key, `${id} is no question`);
    else
      for (const value of answers)
        if (!asked.answers.some((it) => it.value === value))
          yield buildFault(key, `question ${id} has no answer "${value}"`);
  }
}
