import { DAY_S } from "#app/domain/time.ts";
import { type CookieCategory, type GateConsent, isGranted } from "./consent.ts";
import type { StoredItem } from "./stored-items.ts";

/** What asks at the gate: something stored, or something sent to others (`receivers.ts`). */
export interface GatedUse {
  readonly category: CookieCategory;
  readonly without: "nothing" | "session" | null;
}

/**
 * The one gate before every cookie, storage item, tag and relayed event (Spec §4 and §6): it lets something last, lets
 * it stay until the browser is closed, or keeps it out.
 */
export function checkGate(
  consent: GateConsent,
  { category, without }: GatedUse,
): "lasting" | "session" | "closed" {
  if (isGranted(consent, category)) return "lasting";
  return without === "session" ? "session" : "closed";
}

/** For what is sent or loaded, where nothing but yes and no is asked. */
export function isAllowed(consent: GateConsent, use: GatedUse): boolean {
  return checkGate(consent, use) !== "closed";
}

type CookieItem = StoredItem & { readonly kind: "cookie" };
type EssentialCookie = CookieItem & { readonly category: "essential" };

export interface CookieRules {
  readonly consent: GateConsent;
  /** What visitors tell the site is kept for this many days. */
  readonly profileDays: number;
  readonly hasTls: boolean;
}

/**
 * A `Set-Cookie` line, which `document.cookie` takes as well: for as long as consent lets the item stay, and one that
 * removes it where it may not be stored.
 */
export function formatCookie(
  item: CookieItem,
  value: string,
  { consent, profileDays, hasTls }: CookieRules,
): string {
  const stay = checkGate(consent, item);
  if (stay === "closed") return formatExpiredCookie(item, hasTls);
  const seconds =
    stay === "session" ? null : countSeconds(item.lasts, profileDays);
  return formatLine(item, value, seconds, hasTls);
}

/** Essential cookies need nobody's consent, and none of them lives as long as a profile. */
export function formatEssentialCookie(
  item: EssentialCookie,
  value: string,
  hasTls: boolean,
): string {
  return formatLine(item, value, countSeconds(item.lasts, 0), hasTls);
}

export function formatExpiredCookie(item: CookieItem, hasTls: boolean): string {
  return formatLine(item, "", 0, hasTls);
}

export function getCookieName(
  { name, hasHostPrefix }: StoredItem,
  hasTls: boolean,
): string {
  return hasHostPrefix === true && hasTls ? `__Host-${name}` : name;
}

function formatLine(
  item: CookieItem,
  value: string,
  seconds: number | null,
  hasTls: boolean,
): string {
  const life = seconds === null ? "" : `; Max-Age=${seconds}`;
  const httpOnly = item.isHttpOnly === true ? "; HttpOnly" : "";
  const secure = hasTls ? "; Secure" : "";
  return `${getCookieName(item, hasTls)}=${value}; Path=/${life}${httpOnly}; SameSite=Lax${secure}`;
}

/** Null stands for the end of the browser's session. */
function countSeconds(
  lasts: StoredItem["lasts"],
  profileDays: number,
): number | null {
  switch (lasts.unit) {
    case "days":
      return lasts.count * DAY_S;
    case "minutes":
      return lasts.count * 60;
    case "profile":
      return profileDays * DAY_S;
    case "session":
      return null;
  }
}
