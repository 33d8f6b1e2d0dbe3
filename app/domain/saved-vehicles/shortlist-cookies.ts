import type { GateConsent } from "#app/domain/consent/consent.ts";
import {
  type CookieRules,
  formatCookie,
  formatExpiredCookie,
  isAllowed,
} from "#app/domain/consent/storage-gate.ts";
import {
  COMPARED_VEHICLES,
  SAVED_VEHICLES,
  VIEWED_VEHICLES,
} from "#app/domain/consent/stored-items.ts";
import {
  MAX_COMPARED,
  MAX_SAVED,
  MAX_VIEWED,
  parseVinList,
  type VinList,
} from "./shortlist.ts";

/** The cookies are readable and hold no secret, because a forged one changes only the visitor's own view. */
export const SHORTLIST_COOKIES = {
  saved: { item: SAVED_VEHICLES, maxCount: MAX_SAVED },
  compared: { item: COMPARED_VEHICLES, maxCount: MAX_COMPARED },
  viewed: { item: VIEWED_VEHICLES, maxCount: MAX_VIEWED },
} as const;
export type ShortlistKind = keyof typeof SHORTLIST_COOKIES;
export const SHORTLIST_KINDS: readonly ShortlistKind[] = [
  "saved",
  "compared",
  "viewed",
];

export function parseShortlistCookie(
  list: ShortlistKind,
  value: string | undefined,
): VinList {
  return parseVinList(value, SHORTLIST_COOKIES[list].maxCount);
}

/** `document.cookie` accepts the line, too. An empty list is not kept. */
export function formatShortlistCookie(
  list: ShortlistKind,
  vins: VinList,
  rules: CookieRules,
): string {
  const { item } = SHORTLIST_COOKIES[list];
  // The separator is no comma, because cookies allow none.
  return vins.length === 0
    ? formatExpiredCookie(item, rules.hasTls)
    : formatCookie(item, vins.join("."), rules);
}

/** Whether what nobody asked to keep may be kept: the vehicles that were looked at. */
export function mayKeepViewed(consent: GateConsent): boolean {
  return isAllowed(consent, VIEWED_VEHICLES);
}
