import { DAY_S } from "#app/domain/time.ts";

/** Spec §4: this cookie marks a visitor whose first lead was sent. */
export const LEAD_SENT_COOKIE = "leadSent";

const MARK = "true";

/**
 * A forged cookie changes only the status of the visitor's own leads. With null days it ends with the browser session.
 */
export function formatLeadSentCookie(
  days: number | null,
  hasTls: boolean,
): string {
  const lifetime = days === null ? "" : `; Max-Age=${days * DAY_S}`;
  return `${LEAD_SENT_COOKIE}=${MARK}; Path=/${lifetime}; SameSite=Lax${hasTls ? "; Secure" : ""}`;
}

export function formatExpiredLeadSentCookie(hasTls: boolean): string {
  return `${LEAD_SENT_COOKIE}=; Path=/; Max-Age=0; SameSite=Lax${hasTls ? "; Secure" : ""}`;
}

export function parseLeadSent(value: string | undefined): boolean {
  return value === MARK;
}
