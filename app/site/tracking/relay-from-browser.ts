import {
  listPageEvents,
  type PageEvent,
} from "#app/domain/tracking/page-events.ts";
import type { TagEvent } from "#app/domain/tracking/tag-event.ts";
import { tellListener } from "./browser-events.ts";
import type { Happening } from "./track-in-browser.ts";

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
/** With the longest addresses, this many stay below the 16 kB that the server reads. */
const MOST_AT_ONCE = 4;
const LONGEST_TEXT = 500;
/** More would make a long message of a long list. */
const MOST_LISTED = 24;

export function relayFromBrowser(happenings: readonly Happening[]): void {
  const calls = happenings.flatMap((happening) =>
    listEvents(happening).map((event) => buildCall(event, happening)),
  );
  for (let at = 0; at < calls.length; at += MOST_AT_ONCE)
    send(calls.slice(at, at + MOST_AT_ONCE));
}

function listEvents({ event, path }: Happening): readonly PageEvent[] {
  if (event !== null) return [event];
  const [pathname = ""] = path.split("?", 1);
  return listPageEvents(pathname, () => listShownVins(path));
}

/** Of a page that was left before the visitor's choice nobody knows any more. */
function listShownVins(path: string): readonly string[] {
  if (path !== location.pathname + location.search) return [];
  const cards = document.querySelectorAll("main .car-card[id]");
  return Array.from(cards, ({ id }) => id.slice(-17)).slice(0, MOST_LISTED);
}

function buildCall(
  { name, vins }: PageEvent,
  { path, title, referrer, atMs }: Happening,
): RelayCall {
  return {
    eventName: name,
    ...createEventId(),
    eventTime: Math.floor(atMs / 1000),
    custom_data: {
      path,
      title: title.slice(0, LONGEST_TEXT),
      referrer: referrer.slice(0, LONGEST_TEXT),
      content_ids: vins,
    },
  };
}

/** Browsers make ids only on secure pages; elsewhere the server makes one. */
function createEventId(): { eventID?: string } {
  return isSecureContext ? { eventID: crypto.randomUUID() } : {};
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
