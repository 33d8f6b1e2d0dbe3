import type { Edition } from "#app/features/inventory-search/list-page-data.ts";
import {
  type LoadedPage,
  type LoadedPages,
  parsePages,
  printPages,
  rememberPage,
} from "./loaded-pages.ts";

/** For the tab's own session, as the browser keeps its scroll positions. */
const STORE_KEY = "list-pages";
const PLACE_KEY = "list-place";

let pages: LoadedPages | null = null;

/** Pages that this tab has seen, over a reload as well. In the browser only. */
export function getSessionPages(edition: Edition): LoadedPages {
  pages ??= parsePages(readStore(STORE_KEY), edition);
  return pages;
}

export function keepPage(address: string, page: LoadedPage): void {
  rememberPage(getSessionPages(page.edition), address, page);
}

/** Call when the document goes away. */
export function savePages(): void {
  if (pages === null) return;
  writeStore(STORE_KEY, printPages(pages));
  writeStore(PLACE_KEY, `${getHistoryKey()} ${Math.round(window.scrollY)}`);
}

/** Where this entry of the history was scrolled to when its document went away; once, null when it was not. */
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

/** A browser may refuse its store: then nothing outlives the document. */
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
