import { useEffect, useRef, useState } from "react";
import { createPath, useNavigation } from "react-router";
import { areAllPartsAlive } from "#app/site/page/page-part.tsx";

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
/** False for a reload that React Router asked for. */
let isReloadOurs = false;

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
      areAllPartsAlive() &&
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

/**
 * React Router reloads the page that is left when the script of the next one cannot be had, even if its link is merely
 * pointed at. Where the browser lets a reload be called off, the page that was asked for comes as a document instead,
 * and pointing at a link changes nothing; elsewhere the page that is left is reloaded. Assumption A27.
 */
export function useMissingScripts(): void {
  const { state, location: target } = useNavigation();
  const asked = useRef<string | null>(null);
  const calledOffAtMs = useRef(-Infinity);
  useEffect(() => {
    asked.current = state === "loading" ? createPath(target) : null;
    // The script may be known to be missing before this page knows where it is going.
    const isMissing = performance.now() - calledOffAtMs.current < JUST_NOW_MS;
    if (asked.current !== null && isMissing) openDocument(asked.current);
  }, [state, target]);
  useEffect(() => {
    if (!("navigation" in window)) return;
    const { navigation } = window;
    function callOff(event: NavigateEvent) {
      const isReload = event.navigationType === "reload" && event.cancelable;
      if (!isReload || event.userInitiated || isReloadOurs) return;
      event.preventDefault();
      calledOffAtMs.current = performance.now();
      if (asked.current !== null) openDocument(asked.current);
    }
    navigation.addEventListener("navigate", callOff);
    return () => navigation.removeEventListener("navigate", callOff);
  }, []);
}

const JUST_NOW_MS = 1_000;

function openDocument(address: string): void {
  logInBrowser("This page comes as a document.", address);
  location.assign(address);
}

/** For who looks into the browser's console: the visitor's page goes on. Spec §8. */
export function logInBrowser(what: string, error: unknown): void {
  // oxlint-disable-next-line no-console
  console.warn(what, error);
}

/** The one way in which the site itself reloads a page. */
export function reloadPage(): void {
  isReloadOurs = true;
  location.reload();
}
