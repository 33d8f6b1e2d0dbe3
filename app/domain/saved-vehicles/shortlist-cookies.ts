import { type Consent, isGranted } from "#app/domain/consent/consent.ts";
import { DAY_S } from "#app/domain/time.ts";
import { MAX_COMPARED, MAX_SAVED, MAX_VIEWED } from "./shortlist.ts";
import { parseVinList, type VinList } from "./vin-list.ts";

/** Readable, and without a secret: a forged one changes only one's own view. */
export const GARAGE_COOKIES = {
  saved: { name: "savedVehicles", maxCount: MAX_SAVED },
  compared: { name: "comparedVehicles", maxCount: MAX_COMPARED },
  viewed: { name: "recentlyViewed", maxCount: MAX_VIEWED },
} as const;
export type GarageList = keyof typeof GARAGE_COOKIES;
export const GARAGE_LISTS: readonly GarageList[] = [
  "saved",
  "compared",
  "viewed",
];

export interface GarageCookieRules {
  readonly consent: Pick<Consent, "tier" | "chosen">;
  /** How long what visitors tell us is kept. */
  readonly days: number;
  readonly isSecure: boolean;
}

export function parseGarageCookie(
  list: GarageList,
  value: string | undefined,
): VinList {
  return parseVinList(value, GARAGE_COOKIES[list].maxCount);
}

/**
 * A `Set-Cookie` line, which `document.cookie` takes as well. What was asked for is kept until the browser closes, and
 * for longer with functional consent; what was only looked at is not kept at all without it.
 */
export function garageCookie(
  list: GarageList,
  vins: VinList,
  { consent, days, isSecure }: GarageCookieRules,
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
  return `${GARAGE_COOKIES[list].name}=${value}; Path=/${life}; SameSite=Lax${secure}`;
}

/** `Set-Cookie` lines that forget every list. */
export function expiredGarageCookies(isSecure: boolean): readonly string[] {
  const rules = {
    consent: { tier: 0, chosen: null },
    days: 0,
    isSecure,
  } as const;
  return GARAGE_LISTS.map((list) => garageCookie(list, [], rules));
}

/** Whether lists may outlive the browser's session. */
export function isFunctional(consent: Pick<Consent, "tier" | "chosen">) {
  return isGranted(
    { ...consent, mode: "hide", hasPrivacySignal: false },
    "functional",
  );
}
