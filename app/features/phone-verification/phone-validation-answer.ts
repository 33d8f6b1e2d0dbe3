import {
  PHONE_ERRORS,
  type PhoneError,
} from "#app/domain/phone-verification/phone-validation.ts";

/** Spec §7: the call answers with this. */
export interface PhoneValidationAnswer {
  readonly success: boolean;
  /** The error is a sentence; it is empty when all went well. */
  readonly error: string;
  readonly message: string;
  /** These are the same sentence by its key: phone, code or error (Spec §8). */
  readonly errors: Readonly<Partial<Record<PhoneError["field"], string>>>;
}

export function buildGoodAnswer(message: string): PhoneValidationAnswer {
  return { success: true, error: "", message, errors: {} };
}

export function buildErrorAnswer({
  field,
  key,
}: PhoneError): PhoneValidationAnswer {
  const error = PHONE_ERRORS[key];
  return { success: false, error, message: error, errors: { [field]: error } };
}

/** Programs are told to wait with 429 and 503; what a visitor can correct is 400. */
export function getErrorStatus({ key }: PhoneError): 400 | 429 | 503 {
  if (key === "tooManySends" || key === "tooManyTries") return 429;
  return key === "unavailable" ? 503 : 400;
}
