import { useEffect } from "react";
import { useLocation } from "react-router";
import { listPageEvents } from "#app/domain/tracking/page-events.ts";
import type { BrowserEventName } from "#app/domain/tracking/browser-event.ts";
import { useSite } from "#app/site/page/site-view.ts";
import { configureTracking, trackInBrowser } from "./track-in-browser.ts";

/**
 * Spec §7: a PageView is sent on first load and after every route change, and ClickToCall from the page's
 * body.
 */
export function usePageTracking(): void {
  const { consent } = useSite();
  const { pathname, search } = useLocation();
  const { tier } = consent;
  useEffect(() => configureTracking(tier), [tier]);
  useEffect(() => {
    trackInBrowser(listPageEvents(pathname), pathname + search);
  }, [pathname, search]);
  useEffect(() => {
    document.body.addEventListener("click", trackCall);
    return () => document.body.removeEventListener("click", trackCall);
  }, []);
}

function trackCall(event: MouseEvent): void {
  const link =
    event.target instanceof Element
      ? event.target.closest('a[href^="tel:"]')
      : null;
  const name: BrowserEventName = "ClickToCall";
  if (link !== null) trackInBrowser([{ name, vin: null }]);
}
