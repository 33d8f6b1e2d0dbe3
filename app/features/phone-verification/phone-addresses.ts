import { SEND_LIMITS } from "#app/domain/phone-verification/code-limits.ts";

export const VERIFY_PHONE_PATH = "/verify-phone";
/** The selector matches links to the first step; a dialog opens for them. */
export const PHONE_LINKS = `a[href="${VERIFY_PHONE_PATH}"],a[href^="${VERIFY_PHONE_PATH}?"]`;
export const PHONE_CODE_PATH = "/verify-phone/code";
export const PHONE_VALIDATION_PATH = "/api/customer/phoneValidation";

/** A number may get its next code after this time. */
export const SEND_WAIT_MS = SEND_LIMITS.phone[0].windowMs;

/** The address leads to a step and carries where the visitor goes when it is done. */
export function getStepAddress(path: string, returnTo: string): string {
  return `${path}?returnTo=${encodeURIComponent(returnTo)}`;
}
