import {
  addLanguage,
  splitLanguage,
} from "#app/domain/address/printed-address.ts";

export const VERIFY_PHONE_PATH = "/verify-phone";

/** The address of a step carries where the visitor goes when it is done, and has its language. */
export function getVerifyPhoneAddress(
  returnTo: string,
  path = VERIFY_PHONE_PATH,
): string {
  return addLanguage(
    `${path}?returnTo=${encodeURIComponent(returnTo)}`,
    splitLanguage(returnTo).language,
  );
}
