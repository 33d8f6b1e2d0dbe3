import type { Trade } from "#app/domain/store-profile/store-profile.ts";
import {
  checkbox,
  optionalLine,
  optionalLines,
} from "#app/domain/forms/fields.ts";
import { defineForm } from "#app/site/forms/form-definition.ts";
import * as v from "valibot";

const LONGEST_COMMENT = 2_000;

/** Each question has one field; ids are numbers, and names of fields begin with a letter. */
export function getQuestionField(questionId: number): string {
  return `q${questionId}`;
}

export function getOptionField(optionId: string): string {
  return `option-${optionId}`;
}

/** Two buttons send the form: on, and back, which keeps what was typed. */
export const GO_FIELD = "go";

/** Every answer is judged by the server, which knows the other pages' answers too. */
export function buildStepForm(
  step: string,
  questions: readonly Pick<
    Trade["questions"][number],
    "questionId" | "inputType"
  >[],
  optionIds: readonly string[],
) {
  return defineForm(
    `valuation-${step}`,
    v.object({
      [GO_FIELD]: optionalLine(),
      ...Object.fromEntries(
        questions.map(({ questionId, inputType }) => [
          getQuestionField(questionId),
          inputType === "textarea"
            ? optionalLines(LONGEST_COMMENT)
            : optionalLine(),
        ]),
      ),
      ...Object.fromEntries(
        optionIds.map((optionId) => [getOptionField(optionId), checkbox]),
      ),
    }),
  );
}
