import type { ValidationRequest } from "#app/domain/phone-verification/phone-validation.ts";
import { PHONE_VALIDATION_PATH } from "./phone-addresses.ts";
import type { PhoneValidationAnswer } from "./phone-validation-answer.ts";

/** This makes the call of Spec §7 with the fields as they were typed; null means that no readable answer came. */
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
