import { parsePhone } from "#app/domain/phone/parse-phone.ts";
import type { CodeCheck, CodeSending } from "./code-answers.ts";

/** Spec §5, byte for byte, and what it leaves unsaid. */
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
  unavailable: "We cannot send codes just now. Please try again later.",
} as const;
export type PhoneErrorKey = keyof typeof PHONE_ERRORS;

/** Spec §8: errors are keyed phone, code or error. */
type ErrorField = "phone" | "code" | "error";
export interface PhoneError {
  readonly field: ErrorField;
  readonly key: PhoneErrorKey;
}

/** Spec §7: the two steps of one call. */
export type ValidationRequest =
  | { readonly type: "phone-validation"; readonly phone: string }
  | {
      readonly type: "code-verification";
      readonly phone: string;
      readonly code: string;
    };

/** Digits of a code; null for anything but six of them. Spaces and dashes come along when a code is pasted. */
export function parseCode(value: unknown): string | null {
  if (typeof value !== "string" || value.length > 20) return null;
  const code = value.replace(/[\s-]/g, "");
  // ASCII alone: what a phone shows is never written in other digits.
  return /^\d{6}$/.test(code) ? code : null;
}

/** What a call asks for, or the first thing that is wrong with it. Values of any kind. */
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
  // Whatever is no verification can only ask for a code.
  if (type !== "code-verification") return { type: "phone-validation", phone };
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

/** Spec §8: what the sender says stands at the phone; a failure of ours under error. Null when the code is on its way. */
export function findSendingError(answer: CodeSending): PhoneError | null {
  switch (answer) {
    case "sent":
      return null;
    case "refused":
      return { field: "phone", key: "phoneInvalid" };
    case "too-many":
      return { field: "phone", key: "tooManySends" };
    case "unavailable":
      return { field: "error", key: "unavailable" };
  }
}

/** Spec §8: what the checker says stands at the code. One answer for wrong and expired, so that neither tells who was sent one. */
export function findCheckError(answer: CodeCheck): PhoneError | null {
  switch (answer) {
    case "approved":
      return null;
    case "wrong":
    case "expired":
      return { field: "code", key: "codeWrong" };
    case "too-many":
      return { field: "code", key: "tooManyTries" };
    case "unavailable":
      return { field: "error", key: "unavailable" };
  }
}
