import { buildFault, type ProfileFault } from "./profile-fault.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import { SAFETY_QUESTION_IDS } from "#app/domain/store-profile/content/trade.ts";
import {
  listContradictionFaults,
  listOfferRuleFaults,
} from "./offer-rule-faults.ts";

/** Spec §5 names the answers of these questions. */
const ROLE_ANSWERS = {
  condition: ["great", "good", "fair", "poor"],
  financeType: ["none", "loan", "finance"],
} as const;

export function* listTradeFaults(
  profile: StoreProfile,
): Iterable<ProfileFault> {
  yield* listQuestionFaults(profile);
  yield* listRoleFaults(profile);
  yield* listContradictionFaults(profile);
  yield* listOfferRuleFaults(profile);
}

function* listQuestionFaults({
  trade: { form, categories, questions },
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
  // Who is answered by a person is asked none of them.
  for (const id of form === "simple" ? [] : SAFETY_QUESTION_IDS)
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

/** Spec §5: condition and finance type are required, and so is the balance, after loan or finance alone. */
function* listRoleFaults({
  trade: { form, questions, questionRoles },
}: StoreProfile): Iterable<ProfileFault> {
  if (form === "simple") return;
  const find = (id: number | null) =>
    questions.find(({ questionId }) => questionId === id);
  for (const [role, values] of Object.entries(ROLE_ANSWERS)) {
    const id = questionRoles[role === "condition" ? role : "financeType"];
    const found = find(id);
    const answers = found?.answers.map(({ value }) => value) ?? [];
    if (!found?.required)
      yield buildFault(
        ["trade", "questions"],
        `must hold the required question ${id} (${role})`,
      );
    else if (values.some((value) => !answers.includes(value)))
      yield buildFault(
        ["trade", "questions", questions.indexOf(found), "answers"],
        `must have the values ${values.join(", ")}`,
      );
  }
  const balance = find(questionRoles.remainingBalance);
  const asked = balance?.condition;
  if (
    balance === undefined ||
    !balance.required ||
    asked?.questionId !== questionRoles.financeType ||
    [...asked.answers].toSorted().join() !== "finance,loan"
  )
    yield buildFault(
      ["trade", "questions"],
      `must hold the required question ${questionRoles.remainingBalance} (remainingBalance), asked after loan or finance alone`,
    );
  for (const role of ["remainingBalance", "askingPrice"] as const) {
    const id = questionRoles[role];
    const found = find(id);
    if (found !== undefined && found.inputType !== "price")
      yield buildFault(
        ["trade", "questions", questions.indexOf(found), "inputType"],
        `must be price (${role})`,
      );
    if (found === undefined && id !== null && role === "askingPrice")
      yield buildFault(
        ["trade", "questionRoles", role],
        `${id} is no question`,
      );
  }
}
