import { useSyncExternalStore } from "react";
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
  mayKeepViewed,
  parseShortlistCookie,
} from "#app/domain/saved-vehicles/shortlist-cookies.ts";
import { areCookiesBlocked } from "#app/site/visitor/cookies-note.tsx";
import {
  readBrowserConsent,
  readBrowserRules,
  readCookie,
  writeCookie,
} from "#app/site/visitor/browser-storage.ts";
import { waitForIdleMoment } from "#app/ui/idle-moment.ts";

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
  if (mayKeepViewed(readBrowserConsent(tier))) return;
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

interface Press {
  readonly list: "saved" | "compared";
  readonly vin: string;
  readonly isIn: boolean;
}

/** Each renewal that is on its way collects what is pressed meanwhile. */
const renewals = new Set<Press[]>();

/** The server writes what it was told into the cookies; what was pressed since is pressed again. */
export function beginRenewal(): () => void {
  const presses: Press[] = [];
  renewals.add(presses);
  return () => {
    renewals.delete(presses);
    for (const { list, vin, isIn } of presses) {
      const now = read(list);
      if (now.includes(vin) === isIn) continue;
      const put = list === "saved" ? save : compare;
      write(list, (isIn ? put(now, vin) : takeOut(now, vin)).vins);
    }
    refreshShortlists();
  };
}

function notePresses(list: ShortlistKind, vins: VinList): void {
  if (list === "viewed") return;
  const before = read(list);
  const changed = [
    ...vins.filter((it) => !before.includes(it)),
    ...before.filter((it) => !vins.includes(it)),
  ];
  for (const presses of renewals)
    for (const vin of changed)
      presses.push({ list, vin, isIn: vins.includes(vin) });
}

/** These are the vehicles seen before this one, which joins them where consent allows. */
export function rememberViewed(vin: string | null): VinList {
  const before = read("viewed");
  if (!mayKeepViewed(readBrowserConsent(site.tier))) return EMPTY;
  if (vin !== null) write("viewed", view(before, vin));
  return before.filter((it) => it !== vin);
}

/** Other tabs and the server may have changed the lists meanwhile. */
export function refreshShortlists(): void {
  readAgain({});
}

function readAgain(told: Partial<Lists>): void {
  const now = { ...lists, saved: read("saved"), compared: read("compared") };
  lists = { viewed: EMPTY, ...now, ...told };
  for (const listener of listeners) listener();
}

/** A browser may pass a message on before it has kept the cookie, so the message says what the cookie will. */
function hearOtherTab({ data }: MessageEvent<Partial<Lists>>): void {
  readAgain(data);
}

let tabs: BroadcastChannel | null = null;

/** Follows what other tabs change until the answer is called. */
export function followOtherTabs(): () => void {
  const openTabs = () => {
    if (tabs === null && !areCookiesBlocked()) {
      tabs = new BroadcastChannel("shortlists");
      tabs.addEventListener("message", hearOtherTab);
    }
    // Nobody listened while the page came alive, or while the browser kept it for Back.
    refreshShortlists();
  };
  // An open channel keeps some browsers from keeping the page for Back.
  const closeTabs = () => {
    tabs?.close();
    tabs = null;
  };
  let isOver = false;
  // Reading cookies waits for another process, which a page that comes alive has no time for.
  void waitForIdleMoment().then(() => {
    if (!isOver) openTabs();
  });
  addEventListener("pageshow", openTabs);
  addEventListener("pagehide", closeTabs);
  return () => {
    isOver = true;
    removeEventListener("pageshow", openTabs);
    removeEventListener("pagehide", closeTabs);
    closeTabs();
  };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Where cookies are blocked, the lists are those of the page that is open. Assumption A187. */
function read(list: ShortlistKind): VinList {
  const kept = readCookie(SHORTLIST_COOKIES[list].item.name);
  const known = lists?.[list] ?? EMPTY;
  // Trying cookies takes its time: no list that is known is lost where they are blocked.
  if (kept === undefined && known.length > 0 && areCookiesBlocked())
    return known;
  return parseShortlistCookie(list, kept);
}

function write(list: ShortlistKind, vins: VinList): void {
  notePresses(list, vins);
  const rules = readBrowserRules(site.tier, site.days);
  writeCookie(formatShortlistCookie(list, vins, rules));
  getShortlist(list);
  if (lists !== null) lists = { ...lists, [list]: vins };
  for (const listener of listeners) listener();
  // A tab beside this one is in sight and hears of nothing else.
  tabs?.postMessage({ [list]: vins } satisfies Partial<Lists>);
}
