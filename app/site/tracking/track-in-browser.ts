import { useEffect } from "react";
import { useLocation } from "react-router";
import { type ConsentTier, isGranted } from "#app/domain/consent/consent.ts";
import type { PageEvent } from "#app/domain/tracking/page-events.ts";
import { readBrowserConsent } from "#app/site/visitor/browser-storage.ts";
import { useSite } from "#app/site/page/site-view.ts";

/** Something that only the browser sees, with what will be told of it if the visitor allows some use of it. */
export interface Happening {
  /** Null stands for the page itself. */
  readonly event: PageEvent | null;
  readonly path: string;
  readonly title: string;
  readonly referrer: string;
  readonly atMs: number;
}

/** What happened before the visitor's choice is told only if they choose to allow it. */
const MAX_HELD = 10;

let tier: ConsentTier = 3;
let held: Happening[] = [];
/** The first page comes from where the browser says. */
let referrer = "";
let shown = "";

export function trackInBrowser(event: PageEvent | null): void {
  const { title } = document;
  const path = shown || location.pathname + location.search;
  const from = referrer || document.referrer;
  held.push({ event, path, title, referrer: from, atMs: Date.now() });
  held = held.slice(-MAX_HELD);
  retryHeldEvents();
}

/** Call it when the visitor has chosen. What tells events loads with the first that may be told. */
export function retryHeldEvents(): void {
  const consent = readBrowserConsent(tier);
  if (!isGranted(consent, "analytics") && !isGranted(consent, "targeting"))
    return;
  const told = held;
  held = [];
  if (told.length > 0)
    void import("./relay-from-browser.ts").then(
      ({ relayFromBrowser }) => relayFromBrowser(told),
      // No visitor misses them.
      () => {},
    );
}

/** Spec §7: PageView on first load and after every route change, ClickToCall from the page's body. */
export function usePageTracking(): void {
  const { consent } = useSite();
  const { pathname, search } = useLocation();
  useEffect(() => {
    tier = consent.tier;
  }, [consent.tier]);
  useEffect(() => {
    referrer = shown;
    shown = pathname + search;
    trackInBrowser(null);
  }, [pathname, search]);
  useEffect(() => {
    document.body.addEventListener("click", trackCall);
    return () => document.body.removeEventListener("click", trackCall);
  }, []);
}

function trackCall({ target }: MouseEvent): void {
  if (target instanceof Element && target.closest('a[href^="tel:"]') !== null)
    trackInBrowser({ name: "ClickToCall" });
}
