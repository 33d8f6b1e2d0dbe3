import {
  PHONE_ERRORS,
  type PhoneError,
} from "#app/domain/phone-verification/phone-validation.ts";

/** Spec §7: what the call answers with. */
export interface PhoneValidationAnswer {
  readonly success: boolean;
  /** The sentence of the error; empty when all went well. */
  readonly error: string;
  readonly message: string;
  /** The same sentence by its key: phone, code or error. Spec §8. */
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

/** 429 and 503 tell programs to wait; what a visitor can put right is 400. */
export function getErrorStatus({ key }: PhoneError): 400 | 429 | 503 {
  if (key === "tooManySends" || key === "tooManyTries") return 429;
  return key === "unavailable" ? 503 : 400;
}
