/** The number that a code was just sent to, between the two steps of the page. */
export interface PhoneToVerify {
  /** Ten digits. */
  readonly phone: string;
  readonly sentAtMs: number;
}

/** Essential: without it the second step would not know the number. Nobody gains by forging it: the code is missing. */
export const PHONE_TO_VERIFY_COOKIE = "phoneToVerify";

/** As long as a code lives. */
const LIFETIME_S = 10 * 60;
const ATTRIBUTES = "; Path=/; HttpOnly; SameSite=Lax";

export function formatPhoneToVerifyCookie(
  { phone, sentAtMs }: PhoneToVerify,
  hasTls: boolean,
): string {
  return `${PHONE_TO_VERIFY_COOKIE}=${phone}-${sentAtMs}; Max-Age=${LIFETIME_S}${ATTRIBUTES}${hasTls ? "; Secure" : ""}`;
}

export function formatExpiredPhoneToVerifyCookie(hasTls: boolean): string {
  return `${PHONE_TO_VERIFY_COOKIE}=; Max-Age=0${ATTRIBUTES}${hasTls ? "; Secure" : ""}`;
}

export function parsePhoneToVerify(
  value: string | undefined,
): PhoneToVerify | null {
  const [, phone, sentAtMs] = /^(\d{10})-(\d{1,15})$/.exec(value ?? "") ?? [];
  return phone === undefined ? null : { phone, sentAtMs: Number(sentAtMs) };
}
