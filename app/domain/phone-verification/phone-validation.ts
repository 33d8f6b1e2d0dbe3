import { parsePhone } from "#app/domain/phone/phone-number.ts";

/** Spec §5 sets these texts byte for byte; the others cover cases that it leaves out. */
export const PHONE_ERRORS = {
  phoneRequired: "Phone number is required",
  phoneInvalid: "Phone number is invalid by regex",
  codeRequired: "Code is required",
  codeLength: "Code must be 6 digits",
  codeWrong:
    "That code is not right, or it has expired. Check it, or send a new one.",
  tooManySends:
    "We sent as many codes as we may for now. Please try again later.",
  tooManyTries: "Too many tries. Please wait a while and send a new code.",
  typeUnknown:
    "The type of this call is either phone-validation or code-verification.",
  unavailable: "We cannot send codes just now. Please try again later.",
} as const;
export type PhoneErrorKey = keyof typeof PHONE_ERRORS;

/** Spec §8: errors are keyed phone, code or error. */
type ErrorField = "phone" | "code" | "error";
export interface PhoneError {
  readonly field: ErrorField;
  readonly key: PhoneErrorKey;
}

/** Spec §7: one call has two steps. */
export type ValidationRequest =
  | { readonly type: "phone-validation"; readonly phone: string }
  | {
      readonly type: "code-verification";
      readonly phone: string;
      readonly code: string;
    };

/** Spaces and dashes come along when a code is pasted. */
export function parseCode(value: unknown): string | null {
  if (typeof value !== "string" || value.length > 20) return null;
  const code = value.replace(/[\s-]/g, "");
  // Only ASCII digits count, because a phone never shows a code in other digits.
  return /^\d{6}$/.test(code) ? code : null;
}

/** The values may be of any kind; the first error wins. */
export function parseValidation(sent: {
  readonly phone?: unknown;
  readonly type?: unknown;
  readonly code?: unknown;
}): ValidationRequest | PhoneError {
  const { phone: sentPhone, type, code: sentCode } = sent;
  if (isAbsent(sentPhone)) return { field: "phone", key: "phoneRequired" };
  const phone = typeof sentPhone === "string" ? parsePhone(sentPhone) : null;
  if (phone === null || !/^\d{10}$/.test(phone))
    return { field: "phone", key: "phoneInvalid" };
  if (type === "phone-validation") return { type, phone };
  if (type !== "code-verification")
    return { field: "error", key: "typeUnknown" };
  if (isAbsent(sentCode)) return { field: "code", key: "codeRequired" };
  const code = parseCode(sentCode);
  return code === null
    ? { field: "code", key: "codeLength" }
    : { type, phone, code };
}

function isAbsent(value: unknown): boolean {
  return (
    value === undefined ||
    value === null ||
    (typeof value === "string" && value.trim() === "")
  );
}

/**
 * Spec §8: the sender's answer appears under phone, a failure of ours under error; null when the code is on its way.
 */
export function findSendingError(answer: CodeSending): PhoneError | null {
  return SENDING_ERRORS[answer];
}

const SENDING_ERRORS: Readonly<Record<CodeSending, PhoneError | null>> = {
  sent: null,
  refused: { field: "phone", key: "phoneInvalid" },
  "too-many": { field: "phone", key: "tooManySends" },
  unavailable: { field: "error", key: "unavailable" },
};

/** Spec §8: wrong and expired codes get the same answer, so that it does not reveal who was sent one. */
export function findCheckError(answer: CodeCheck): PhoneError | null {
  return CHECK_ERRORS[answer];
}

const CHECK_ERRORS: Readonly<Record<CodeCheck, PhoneError | null>> = {
  approved: null,
  wrong: { field: "code", key: "codeWrong" },
  expired: { field: "code", key: "codeWrong" },
  "too-many": { field: "code", key: "tooManyTries" },
  unavailable: { field: "error", key: "unavailable" },
};

export type CodeSending =
  | "sent"
  /** Not a number that codes are sent to. */
  | "refused"
  | "too-many"
  | "unavailable";

export type CodeCheck =
  "approved" | "wrong" | "expired" | "too-many" | "unavailable";
