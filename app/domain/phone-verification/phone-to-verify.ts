/** The two steps of the page share this ten-digit number, which was just sent a code. */
export interface PhoneToVerify {
  readonly phone: string;
  readonly sentAtMs: number;
}

/** Essential, because the second step would not know the number. Forging it gains nothing without the code. */
export const PHONE_TO_VERIFY_COOKIE = "phoneToVerify";

/** The cookie lives as long as a code. */
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
