import { useEffect } from "react";
import { useLocation } from "react-router";
import { type ConsentTier, isGranted } from "#app/domain/consent/consent.ts";
import {
  listPageEvents,
  type PageEvent,
} from "#app/domain/tracking/page-events.ts";
import type { TagEvent } from "#app/domain/tracking/tag-event.ts";
import { readBrowserConsent } from "#app/site/visitor/browser-storage.ts";
import { useSite } from "#app/site/page/site-view.ts";
import { tellListener } from "./browser-events.ts";

/** Spec §7; the server reads it anew (`domain/tracking/relay-call.ts`). */
interface RelayCall {
  readonly eventName: PageEvent["name"];
  readonly eventID?: string;
  /** Unix seconds. */
  readonly eventTime: number;
  readonly custom_data: {
    readonly path: string;
    readonly title: string;
    readonly referrer: string;
    readonly content_ids: readonly string[] | undefined;
  };
}

/** The server checks the visitor's consent again. */
const RELAY_PATH = "/api/track/facebook";
/** Events from before the visitor's choice are sent only if they choose to allow it. */
const MAX_HELD = 10;
/** With the longest addresses, this many stay below the 16 kB that the server reads. */
const MOST_AT_ONCE = 4;

const LONGEST_TEXT = 500;
/** More would make a long message of a long list. */
const MOST_LISTED = 24;

let tier: ConsentTier = 3;
let held: RelayCall[] = [];
/** The first page comes from where the browser says. */
let referrer = "";
let shown = "";

/** It reports what only the browser sees, once the visitor allows some use of it. */
export function trackInBrowser(
  events: readonly PageEvent[],
  path: string = shown || location.pathname + location.search,
): void {
  const calls = events.map(({ name, vins: content_ids }): RelayCall => ({
    eventName: name,
    ...createEventId(),
    eventTime: Math.floor(Date.now() / 1000),
    custom_data: {
      path,
      title: document.title.slice(0, LONGEST_TEXT),
      referrer: (referrer || document.referrer).slice(0, LONGEST_TEXT),
      content_ids,
    },
  }));
  if (isAllowed()) send(calls);
  else held = [...held, ...calls].slice(-MAX_HELD);
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

/** A visitor may leave at once. Without an answer the tags hear nothing, and nobody is told. */
function send(calls: readonly RelayCall[]): void {
  fetch(RELAY_PATH, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(calls),
    keepalive: true,
  })
    .then(async (answer) => {
      if (answer.status === 200) tell(await answer.json());
    })
    .catch(() => {});
}

/** The server knows values and vehicles, and what the visitor allows. */
function tell({ events }: { readonly events: readonly TagEvent[] }): void {
  tellListener(events);
}

/** Browsers make ids only on secure pages; elsewhere the server makes one. */
function createEventId(): { eventID?: string } {
  return isSecureContext ? { eventID: crypto.randomUUID() } : {};
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
    trackInBrowser(listPageEvents(pathname, listShownVins), shown);
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
  if (link !== null) trackInBrowser([{ name: "ClickToCall" }]);
}

function listShownVins(): readonly string[] {
  const cards = document.querySelectorAll("main .car-card[id]");
  return Array.from(cards, ({ id }) => id.slice(-17)).slice(0, MOST_LISTED);
}
