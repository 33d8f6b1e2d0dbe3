import { type Consent, isGranted } from "#app/domain/consent/consent.ts";
import { DAY_S } from "#app/domain/time.ts";
import { MAX_COMPARED, MAX_SAVED, MAX_VIEWED } from "./shortlist.ts";
import { parseVinList, type VinList } from "./vin-list.ts";

/** Readable, and without a secret: a forged one changes only one's own view. */
export const SHORTLIST_COOKIES = {
  saved: { name: "savedVehicles", maxCount: MAX_SAVED },
  compared: { name: "comparedVehicles", maxCount: MAX_COMPARED },
  viewed: { name: "recentlyViewed", maxCount: MAX_VIEWED },
} as const;
export type ShortlistKind = keyof typeof SHORTLIST_COOKIES;
export const SHORTLIST_KINDS: readonly ShortlistKind[] = [
  "saved",
  "compared",
  "viewed",
];

export interface ShortlistCookieRules {
  readonly consent: Pick<Consent, "tier" | "chosen">;
  /** How long what visitors tell us is kept. */
  readonly days: number;
  readonly isSecure: boolean;
}

export function parseShortlistCookie(
  list: ShortlistKind,
  value: string | undefined,
): VinList {
  return parseVinList(value, SHORTLIST_COOKIES[list].maxCount);
}

/**
 * A `Set-Cookie` line, which `document.cookie` takes as well. What was asked for is kept until the browser closes, and
 * for longer with functional consent; what was only looked at is not kept at all without it.
 */
export function formatShortlistCookie(
  list: ShortlistKind,
  vins: VinList,
  { consent, days, isSecure }: ShortlistCookieRules,
): string {
  const mayLast = isFunctional(consent);
  const isKept = vins.length > 0 && (mayLast || list !== "viewed");
  // No comma: cookies have none.
  const value = isKept ? vins.join(".") : "";
  const life = !isKept
    ? "; Max-Age=0"
    : mayLast
      ? `; Max-Age=${days * DAY_S}`
      : "";
  const secure = isSecure ? "; Secure" : "";
  return `${SHORTLIST_COOKIES[list].name}=${value}; Path=/${life}; SameSite=Lax${secure}`;
}

/** `Set-Cookie` lines that forget every list. */
export function formatExpiredShortlistCookies(
  isSecure: boolean,
): readonly string[] {
  const rules = {
    consent: { tier: 0, chosen: null },
    days: 0,
    isSecure,
  } as const;
  return SHORTLIST_KINDS.map((list) => formatShortlistCookie(list, [], rules));
}

/** Whether lists may outlive the browser's session. */
export function isFunctional(consent: Pick<Consent, "tier" | "chosen">) {
  return isGranted(
    { ...consent, mode: "hide", hasPrivacySignal: false },
    "functional",
  );
}
