import { useEffect } from "react";
import { useLocation } from "react-router";
import { type ConsentTier, isGranted } from "#app/domain/consent/consent.ts";
import type { BrowserEvent } from "#app/domain/tracking/browser-event.ts";
import { listPageEvents } from "#app/domain/tracking/page-events.ts";
import { readBrowserConsent } from "#app/site/visitor/browser-storage.ts";
import { useSite } from "#app/site/page/site-view.ts";

/** The server checks the visitor's consent again. */
const EVENTS_PATH = "/api/events";
/** Events from before the visitor's choice are sent only if they choose to allow it. */
const MAX_HELD = 10;
/** With the longest addresses, this many stay below the 16 kB that the server reads. */
const MOST_AT_ONCE = 5;

let tier: ConsentTier = 3;
let held: BrowserEvent[] = [];

/** It reports what only the browser sees, once the visitor allows some use of it. */
export function trackInBrowser(
  events: readonly Pick<BrowserEvent, "name" | "vin">[],
  path: string = location.pathname + location.search,
): void {
  const told = events.map((event) => ({ ...event, ...createEventId(), path }));
  if (isAllowed()) send(told);
  else held = [...held, ...told].slice(-MAX_HELD);
}

/** Call it when the visitor has chosen. */
export function retryHeldEvents(): void {
  if (held.length === 0 || !isAllowed()) return;
  for (let at = 0; at < held.length; at += MOST_AT_ONCE)
    send(held.slice(at, at + MOST_AT_ONCE));
  held = [];
}

function isAllowed(): boolean {
  const consent = readBrowserConsent(tier);
  return isGranted(consent, "analytics") || isGranted(consent, "targeting");
}

function send(events: readonly BrowserEvent[]): void {
  const body = new Blob([JSON.stringify({ events })], {
    type: "application/json",
  });
  navigator.sendBeacon(EVENTS_PATH, body);
}

/** Browsers make ids only on secure pages; elsewhere the server makes one. */
function createEventId(): { eventId?: string } {
  return isSecureContext ? { eventId: crypto.randomUUID() } : {};
}

/** Spec §7: PageView on first load and after every route change, ClickToCall from the page's body. */
export function usePageTracking(): void {
  const { consent } = useSite();
  const { pathname, search } = useLocation();
  useEffect(() => {
    tier = consent.tier;
  }, [consent.tier]);
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
  if (link !== null) trackInBrowser([{ name: "ClickToCall", vin: null }]);
}
