import { LIST_PAGES, LIST_PLACE } from "#app/domain/consent/stored-items.ts";
import {
  readTabStorage,
  writeTabStorage,
} from "#app/site/visitor/browser-storage.ts";
import type { CardVehicle } from "#app/site/vehicles/presented.ts";
import type {
  Edition,
  Pages,
} from "#app/features/inventory-search/list-page-data.ts";

export function getListPageAddress(
  { first, before, after }: Pages,
  page: number,
): string {
  return page === 1 ? first : before + page + after;
}

export interface LoadedPage {
  readonly edition: Edition;
  readonly vehicles: readonly CardVehicle[];
}

/** The keys are the addresses of the pages that this visit has seen. */
export type LoadedPages = Map<string, LoadedPage>;

/** A page takes about 15 kB. */
const MOST_PAGES = 40;
const MOST_KEPT_OVER_RELOAD = 12;

export function rememberPage(
  pages: LoadedPages,
  address: string,
  page: LoadedPage,
): void {
  pages.delete(address);
  pages.set(address, page);
  for (const oldest of pages.keys()) {
    if (pages.size <= MOST_PAGES) break;
    pages.delete(oldest);
  }
}

/**
 * The cards go as far back as they are known without a gap. Cards made for another gate or with other terms do not
 * count; a vehicle that has moved to the later page stands there only.
 */
export function listCardsBefore(
  pages: LoadedPages,
  addresses: readonly string[],
  { edition, vehicles }: LoadedPage,
): readonly CardVehicle[] {
  const known: (readonly CardVehicle[])[] = [];
  for (const address of addresses.toReversed()) {
    const page = pages.get(address);
    if (page === undefined || !isForSame(page.edition, edition)) break;
    known.unshift(page.vehicles);
  }
  const later = new Set(vehicles.map(({ vin }) => vin));
  return known.flat().filter(({ vin }) => {
    const isFirst = !later.has(vin);
    later.add(vin);
    return isFirst;
  });
}

function isForSame(a: Edition, b: Edition): boolean {
  return a.gate === b.gate && a.terms === b.terms;
}

export function printPages(pages: LoadedPages): string {
  return JSON.stringify([...pages].slice(-MOST_KEPT_OVER_RELOAD));
}

/** Pages of an older inventory are dropped, so that a reload shows the current one. */
export function parsePages(
  text: string | null,
  { version }: Edition,
): LoadedPages {
  try {
    const entries: unknown = JSON.parse(text ?? "[]");
    if (!Array.isArray(entries)) return new Map();
    return new Map(
      entries
        .filter(isEntry)
        .filter(([, it]) => it.edition.version === version),
    );
  } catch {
    return new Map();
  }
}

/** The entries are our own unless another script writes into our store. */
function isEntry(entry: unknown): entry is [string, LoadedPage] {
  if (!Array.isArray(entry) || typeof entry[0] !== "string") return false;
  const page: unknown = entry[1];
  return (
    typeof page === "object" &&
    page !== null &&
    "vehicles" in page &&
    Array.isArray(page.vehicles) &&
    "edition" in page &&
    typeof page.edition === "object" &&
    page.edition !== null
  );
}

let sessionPages: LoadedPages | null = null;

/** The pages outlive a reload. Only the browser may call this. */
export function getSessionPages(edition: Edition): LoadedPages {
  sessionPages ??= parsePages(readTabStorage(LIST_PAGES), edition);
  return sessionPages;
}

export function keepPage(address: string, page: LoadedPage): void {
  rememberPage(getSessionPages(page.edition), address, page);
}

/** Call it when the document goes away. */
export function savePages(): void {
  if (sessionPages === null) return;
  writeTabStorage(LIST_PAGES, printPages(sessionPages));
  writeTabStorage(
    LIST_PLACE,
    `${getHistoryKey()} ${Math.round(window.scrollY)}`,
  );
}

/** It returns once where this history entry was scrolled to when its document went away; null if unknown. */
export function takeSavedPlace(): number | null {
  const [key, y] = (readTabStorage(LIST_PLACE) ?? "").split(" ");
  writeTabStorage(LIST_PLACE, "");
  return key === getHistoryKey() && y !== undefined ? Number(y) : null;
}

function getHistoryKey(): string {
  const state: unknown = window.history.state;
  return typeof state === "object" && state !== null && "key" in state
    ? String(state.key)
    : "";
}
