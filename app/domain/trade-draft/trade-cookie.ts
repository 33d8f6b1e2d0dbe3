import { DAY_S } from "#app/domain/time.ts";

/** The browser's own draft, by its signed name: an address would tell it to whoever sees the address. */
export const TRADE_COOKIE = "trade";
/** As long as a draft is kept. */
export const TRADE_COOKIE_DAYS = 30;

export function formatTradeCookie(token: string, hasTls: boolean): string {
  return `${TRADE_COOKIE}=${token}; Path=/; Max-Age=${TRADE_COOKIE_DAYS * DAY_S}; HttpOnly; SameSite=Lax${hasTls ? "; Secure" : ""}`;
}

export function formatExpiredTradeCookie(hasTls: boolean): string {
  return `${TRADE_COOKIE}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax${hasTls ? "; Secure" : ""}`;
}
