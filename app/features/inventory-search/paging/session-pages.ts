import type { Edition } from "#app/features/inventory-search/list-page-data.ts";
import {
  type LoadedPage,
  type LoadedPages,
  parsePages,
  printPages,
  rememberPage,
} from "./loaded-pages.ts";

/** The store belongs to the tab's session, as the browser's scroll positions do. */
const STORE_KEY = "list-pages";
const PLACE_KEY = "list-place";

let pages: LoadedPages | null = null;

/** These are the pages that this tab has seen, also across a reload. Only the browser may call it. */
export function getSessionPages(edition: Edition): LoadedPages {
  pages ??= parsePages(readStore(STORE_KEY), edition);
  return pages;
}

export function keepPage(address: string, page: LoadedPage): void {
  rememberPage(getSessionPages(page.edition), address, page);
}

/** Call it when the document goes away. */
export function savePages(): void {
  if (pages === null) return;
  writeStore(STORE_KEY, printPages(pages));
  writeStore(PLACE_KEY, `${getHistoryKey()} ${Math.round(window.scrollY)}`);
}

/**
 * This returns, once, where this history entry was scrolled to when its document went away; it is null when
 * that is unknown.
 */
export function takeSavedPlace(): number | null {
  const [key, y] = (readStore(PLACE_KEY) ?? "").split(" ");
  writeStore(PLACE_KEY, "");
  return key === getHistoryKey() && y !== undefined ? Number(y) : null;
}

function getHistoryKey(): string {
  const state: unknown = window.history.state;
  return typeof state === "object" && state !== null && "key" in state
    ? String(state.key)
    : "";
}

/** A browser may refuse its store; then nothing outlives the document. */
function readStore(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

function writeStore(key: string, text: string): void {
  try {
    sessionStorage.setItem(key, text);
  } catch {
    // Full or refused: the list begins at the page that the address names.
  }
}
