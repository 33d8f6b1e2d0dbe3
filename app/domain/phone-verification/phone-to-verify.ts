import { formatEssentialCookie } from "#app/domain/consent/storage-gate.ts";
import { PHONE_TO_VERIFY } from "#app/domain/consent/stored-items.ts";

/** The two steps share this ten-digit number, which was just sent a code. */
export interface PhoneToVerify {
  readonly phone: string;
  readonly sentAtMs: number;
  /** Only who has it can try the code: 32 hex digits that nobody guesses. */
  readonly askerSecret: string;
}

/** The second step would not know the number without it. Forging it gains nothing: no code belongs to it. */
export function formatPhoneToVerifyCookie(
  { phone, sentAtMs, askerSecret }: PhoneToVerify,
  hasTls: boolean,
): string {
  const value = `${phone}-${sentAtMs}-${askerSecret}`;
  return formatEssentialCookie(PHONE_TO_VERIFY, value, hasTls);
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
