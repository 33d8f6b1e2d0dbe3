import { listTranslatedAddresses } from "#app/domain/address/printed-address.ts";
import { SEND_LIMITS } from "#app/domain/phone-verification/code-limits.ts";
import { VERIFY_PHONE_PATH } from "#app/site/visitor/verify-phone-address.ts";

/** A dialog opens for links to the first step. */
export const PHONE_LINKS = listTranslatedAddresses(VERIFY_PHONE_PATH)
  .map((it) => `a[href="${it}"],a[href^="${it}?"]`)
  .join();
export const PHONE_CODE_PATH = "/verify-phone/code";
export const PHONE_VALIDATION_PATH = "/api/customer/phoneValidation";

export const SEND_WAIT_MS = SEND_LIMITS.phone[0].windowMs;
