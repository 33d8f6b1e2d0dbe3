export const VERIFY_PHONE_PATH = "/verify-phone";

/** The address of a step carries where the visitor goes when it is done. */
export function getVerifyPhoneAddress(
  returnTo: string,
  path = VERIFY_PHONE_PATH,
): string {
  return `${path}?returnTo=${encodeURIComponent(returnTo)}`;
}
