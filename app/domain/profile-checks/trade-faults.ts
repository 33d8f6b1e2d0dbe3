import { buildFault, type ProfileFault } from "./profile-fault.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import { SAFETY_QUESTION_IDS } from "#app/domain/store-profile/content/trade.ts";

/** It lists questions about a vehicle that lead nowhere, or that are missing. */
export function listTradeFaults({ trade }: StoreProfile): ProfileFault[] {
  const known = trade.questions.map(({ questionId }) => questionId);
  return [
    ...trade.categories.flatMap(({ questionsIds }, at) =>
      questionsIds
        .filter((id) => !known.includes(id))
        .map((id) =>
          buildFault(
            ["trade", "categories", at, "questionsIds"],
            `${id} is no question`,
          ),
        ),
    ),
    ...SAFETY_QUESTION_IDS.filter(
      (id) =>
        !trade.questions.some((it) => it.questionId === id && it.required),
    ).map((id) =>
      buildFault(
        ["trade", "questions"],
        `must hold the required question ${id}`,
      ),
    ),
    ...trade.questions.flatMap(({ inputType, answers }, at) =>
      ["radio", "select"].includes(inputType) && answers.length === 0
        ? [
            buildFault(
              ["trade", "questions", at, "answers"],
              `must not be empty for a ${inputType} question`,
            ),
          ]
        : [],
    ),
    ...trade.questions.flatMap(({ condition }, at) => {
      if (condition === null) return [];
      const key = ["trade", "questions", at, "condition"];
      const asked = trade.questions.find(
        ({ questionId }) => questionId === condition.questionId,
      );
      if (!asked)
        return [buildFault(key, `${condition.questionId} is no question`)];
      return condition.answers
        .filter((value) => !asked.answers.some((it) => it.value === value))
        .map((value) =>
          buildFault(
            key,
            `question ${condition.questionId} has no answer "${value}"`,
          ),
        );
    }),
  ];
}
