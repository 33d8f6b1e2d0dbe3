import { type Consent, isGranted } from "#app/domain/consent/consent.ts";
import { DAY_S } from "#app/domain/time.ts";
import {
  MAX_COMPARED,
  MAX_SAVED,
  MAX_VIEWED,
  parseVinList,
  type VinList,
} from "./shortlist.ts";

/** The cookies are readable and hold no secret, because a forged one changes only the visitor's own view. */
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
  /** What visitors tell the site is kept for this many days. */
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
 * `document.cookie` accepts the line, too. Without functional consent, what was asked for ends with the browser, and
 * what was only looked at is not kept.
 */
export function formatShortlistCookie(
  list: ShortlistKind,
  vins: VinList,
  { consent, days, isSecure }: ShortlistCookieRules,
): string {
  const mayLast = isFunctional(consent);
  const isKept = vins.length > 0 && (mayLast || list !== "viewed");
  // The separator is no comma, because cookies allow none.
  const value = isKept ? vins.join(".") : "";
  const life = !isKept
    ? "; Max-Age=0"
    : mayLast
      ? `; Max-Age=${days * DAY_S}`
      : "";
  const secure = isSecure ? "; Secure" : "";
  return `${SHORTLIST_COOKIES[list].name}=${value}; Path=/${life}; SameSite=Lax${secure}`;
}

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

export function isFunctional(consent: Pick<Consent, "tier" | "chosen">) {
  return isGranted(
    { ...consent, mode: "hide", hasPrivacySignal: false },
    "functional",
  );
}
