import { DAY_S } from "#app/domain/time.ts";

/** Spec §3: the selected store is kept in a cookie and overrides the defaults. */
export const STORE_COOKIE = "userSelectedStore";

/** Spec §9 sets 30 days. */
const LIFETIME_S = 30 * DAY_S;

/** The cookie is readable and unsealed, because a forged one changes only the visitor's own view. */
export function formatStoreCookie(storeId: string, hasTls: boolean): string {
  const value = encodeURIComponent(storeId);
  const secure = hasTls ? "; Secure" : "";
  return `${STORE_COOKIE}=${value}; Path=/; Max-Age=${LIFETIME_S}; SameSite=Lax${secure}`;
}
