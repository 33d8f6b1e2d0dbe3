/** The two steps share this ten-digit number, which was just sent a code. */
export interface PhoneToVerify {
  readonly phone: string;
  readonly sentAtMs: number;
  /** Only who has it can try the code: 32 hex digits that nobody guesses. */
  readonly askerSecret: string;
}

/** Essential, because the second step would not know the number. Forging it gains nothing: no code belongs to it. */
export const PHONE_TO_VERIFY_COOKIE = "phoneToVerify";

/** The cookie lives as long as a code. */
const LIFETIME_S = 10 * 60;
const ATTRIBUTES = "; Path=/; HttpOnly; SameSite=Lax";

export function formatPhoneToVerifyCookie(
  { phone, sentAtMs, askerSecret }: PhoneToVerify,
  hasTls: boolean,
): string {
  return `${PHONE_TO_VERIFY_COOKIE}=${phone}-${sentAtMs}-${askerSecret}; Max-Age=${LIFETIME_S}${ATTRIBUTES}${hasTls ? "; Secure" : ""}`;
}

export function formatExpiredPhoneToVerifyCookie(hasTls: boolean): string {
  return `${PHONE_TO_VERIFY_COOKIE}=; Max-Age=0${ATTRIBUTES}${hasTls ? "; Secure" : ""}`;
}

export function parsePhoneToVerify(
  value: string | undefined,
): PhoneToVerify | null {
  const [, phone, sentAtMs, askerSecret] =
    /^(\d{10})-(\d{1,15})-([\da-f]{32})$/.exec(value ?? "") ?? [];
  return phone === undefined || askerSecret === undefined
    ? null
    : { phone, sentAtMs: Number(sentAtMs), askerSecret };
}
