import { useEffect, useRef } from "react";
import { createPath, useNavigation } from "react-router";
import { logInBrowser } from "./browser-log.ts";
import { isReloadOurs } from "./reload-page.ts";

/**
 * React Router reloads the page that is left when the script of the next one cannot be had, even if its link is merely
 * pointed at. Where the browser lets a reload be called off, the page that was asked for comes as a document instead,
 * and pointing at a link changes nothing; elsewhere the page that is left is reloaded. Assumption A27.
 */
export function useMissingScripts(): void {
  const { state, location: target } = useNavigation();
  const asked = useRef<string | null>(null);
  useEffect(() => {
    asked.current = state === "loading" ? createPath(target) : null;
  }, [state, target]);
  useEffect(() => {
    if (!("navigation" in window)) return;
    const { navigation } = window;
    function callOff(event: NavigateEvent) {
      const isReload = event.navigationType === "reload" && event.cancelable;
      if (!isReload || event.userInitiated || isReloadOurs()) return;
      event.preventDefault();
      if (asked.current === null) return;
      logInBrowser("This page comes as a document.", asked.current);
      location.assign(asked.current);
    }
    navigation.addEventListener("navigate", callOff);
    return () => navigation.removeEventListener("navigate", callOff);
  }, []);
}
