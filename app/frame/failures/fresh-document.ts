import { useEffect, useState } from "react";
import { logInBrowser } from "./browser-log.ts";
import { reloadPage } from "./reload-page.ts";

/** Spec §8: a page is reloaded at most once in so long. */
export const RELOAD_WINDOW_MS = 10_000;

/** Whether the page that is open was itself reloaded and is younger than the window: another reload would be no help. */
export function canReload(
  documentAgeMs: number,
  wasReloaded: boolean,
  isOnline: boolean,
): boolean {
  return isOnline && (!wasReloaded || documentAgeMs > RELOAD_WINDOW_MS);
}

let isHydrated = false;

/** From here on what fails failed in the browser. */
export function useHydrationMark(): void {
  useEffect(() => {
    isHydrated = true;
  }, []);
}

/**
 * A page that could not be shown by script (its data or its scripts did not come, or it broke) comes as a document.
 * True while it is on its way; false for an answer of the server, and when a reload was of no use: say so instead.
 * Assumption A27.
 */
export function useFreshDocument(error: unknown, isAnswer: boolean): boolean {
  const [isComing] = useState(
    () =>
      !isAnswer &&
      isHydrated &&
      canReload(
        performance.now(),
        performance
          .getEntriesByType("navigation")
          .some((it) => "type" in it && it.type === "reload"),
        navigator.onLine,
      ),
  );
  useEffect(() => {
    if (!isComing) return;
    logInBrowser("This page comes as a document.", error);
    reloadPage();
  }, [isComing, error]);
  return isComing;
}
