import { useSyncExternalStore } from "react";
import {
  ALLOW_COOKIES,
  parseCategories,
} from "#app/domain/consent/consent-cookies.ts";
import type { ConsentTier } from "#app/domain/consent/consent.ts";
import {
  compare,
  save,
  type ShortlistChange,
  takeOut,
  view,
  type VinList,
} from "#app/domain/saved-vehicles/shortlist.ts";
import {
  SHORTLIST_COOKIES,
  SHORTLIST_KINDS,
  formatShortlistCookie,
  type ShortlistKind,
  isFunctional,
  parseShortlistCookie,
} from "#app/domain/saved-vehicles/shortlist-cookies.ts";
import { readCookie } from "#app/site/tracking/track-in-browser.ts";

type Lists = Readonly<Record<ShortlistKind, VinList>>;

const EMPTY: VinList = [];
const listeners = new Set<() => void>();
/** The lists are read on first use: pages are the same for everybody until they are in a browser. */
let lists: Lists | null = null;
let site: { readonly tier: ConsentTier; readonly days: number } = {
  tier: 3,
  days: 1,
};

export function configureShortlists(tier: ConsentTier, days: number): void {
  site = { tier, days };
  if (isFunctional(readStoredConsent())) return;
  for (const list of SHORTLIST_KINDS)
    if (read(list).length > 0) write(list, read(list));
}

/** On the server and during hydration the list is what `known` says. */
export function useShortlist(
  list: ShortlistKind,
  known: VinList = EMPTY,
): VinList {
  return useSyncExternalStore(
    subscribe,
    () => getShortlist(list),
    () => known,
  );
}

export function useIsShortlisted(
  list: ShortlistKind,
  vin: string,
  isKnown = false,
): boolean {
  return useSyncExternalStore(
    subscribe,
    () => getShortlist(list).includes(vin),
    () => isKnown,
  );
}

function getShortlist(list: ShortlistKind): VinList {
  lists ??= { saved: read("saved"), compared: read("compared"), viewed: EMPTY };
  return lists[list];
}

export function toggle(
  list: "saved" | "compared",
  vin: string,
): ShortlistChange {
  // Another tab may have changed it since.
  const now = read(list);
  const put = list === "saved" ? save : compare;
  const change = now.includes(vin) ? takeOut(now, vin) : put(now, vin);
  write(list, change.vins);
  return change;
}

export function clearCompared(): void {
  write("compared", EMPTY);
}

/** These are the vehicles seen before this one, which joins them where consent allows. */
export function rememberViewed(vin: string | null): VinList {
  const before = read("viewed");
  if (!isFunctional(readStoredConsent())) return EMPTY;
  if (vin !== null) write("viewed", view(before, vin));
  return before.filter((it) => it !== vin);
}

/** Other tabs and the server may have changed the lists meanwhile. */
export function refreshShortlists(): void {
  const now = { ...lists, saved: read("saved"), compared: read("compared") };
  lists = { viewed: EMPTY, ...now };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function readStoredConsent() {
  const chosen = parseCategories(readCookie(ALLOW_COOKIES));
  return { tier: site.tier, chosen };
}

function read(list: ShortlistKind): VinList {
  return parseShortlistCookie(list, readCookie(SHORTLIST_COOKIES[list].name));
}

function write(list: ShortlistKind, vins: VinList): void {
  document.cookie = formatShortlistCookie(list, vins, {
    consent: readStoredConsent(),
    days: site.days,
    isSecure: location.protocol === "https:",
  });
  getShortlist(list);
  if (lists !== null) lists = { ...lists, [list]: vins };
  for (const listener of listeners) listener();
}
