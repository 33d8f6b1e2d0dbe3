import type { ValidationRequest } from "#app/domain/phone-verification/phone-validation.ts";
import { PHONE_VALIDATION_PATH } from "./phone-addresses.ts";
import type { PhoneValidationAnswer } from "./phone-validation-answer.ts";

/** Spec §7's call, as it was typed; null when no answer came that could be read. */
export async function askPhoneValidation(
  fields: ValidationRequest,
): Promise<PhoneValidationAnswer | null> {
  try {
    const response = await fetch(PHONE_VALIDATION_PATH, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(fields),
    });
    const answer: unknown = await response.json();
    return isAnswer(answer) ? answer : null;
  } catch {
    return null;
  }
}

function isAnswer(value: unknown): value is PhoneValidationAnswer {
  return (
    typeof value === "object" &&
    value !== null &&
    "success" in value &&
    "errors" in value
  );
}
