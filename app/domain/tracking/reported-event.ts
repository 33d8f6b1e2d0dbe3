import {
  isClickIdentifier,
  isKnownQueryKey,
} from "#app/domain/address/canonical-address.ts";
import { parseOwnAddress } from "#app/domain/address/return-address.ts";
import { type Consent, isGranted } from "#app/domain/consent/consent.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import type {
  AdTagEvent,
  ValuedEvent,
} from "#app/domain/store-profile/tracking.ts";

/** Besides the valued events, these exist; they carry no value of their own (Spec §9). */
export type EventName =
  | ValuedEvent
  | "Search"
  | "ViewContent"
  | "AddToWishlist"
  /** It is the ad tag's `view_item_list`. */
  | "ViewItemList"
  /** A visitor saw what an experiment changes. */
  | "ExperimentViewed";

/** Spec §3 defines the tracking event payload; it never holds contact details. */
export interface TrackingEvent {
  readonly name: EventName;
  /** The id is the same in the browser's and the server's report of one event. */
  readonly eventId: string;
  /** The query is whitelisted. */
  readonly path: string;
  /** The vehicle has passed the gate, so a locked price is not part of it. */
  readonly vehicle: {
    readonly vin: string;
    readonly year: number;
    readonly make: string;
    readonly model: string;
  } | null;
  readonly leadType: string | null;
  /** The experiment of `ExperimentViewed`. */
  readonly experiment?: { readonly name: string; readonly variant: string };
}

/** Spec §9 adds everything that belongs to an event's name. */
export interface ReportedEvent extends TrackingEvent {
  readonly atMs: number;
  readonly currency: "USD";
  /** Events without a value of their own have 0. */
  readonly valueUsd: number;
  readonly adTag: {
    readonly name: AdTagEvent;
    readonly valueUsd: number;
  } | null;
  /** The advertising pixel gets this command; null means that it does not know the event. */
  readonly pixelCommand: "track" | "trackCustom" | null;
  /** At least one purpose is true. */
  readonly purposes: {
    readonly analytics: boolean;
    readonly targeting: boolean;
  };
}

/** It is null when the visitor's consent allows no use of the event. Spec §6: values come only from the profile. */
export function reportEvent(
  event: TrackingEvent,
  consent: Consent,
  { tracking }: Pick<StoreProfile, "tracking">,
  atMs: number,
): ReportedEvent | null {
  const purposes = {
    analytics: isGranted(consent, "analytics"),
    targeting: isGranted(consent, "targeting"),
  };
  if (!purposes.analytics && !purposes.targeting) return null;
  const { eventValuesUsd, adTagValuesUsd, currency } = tracking;
  const values: Readonly<Record<string, number>> = eventValuesUsd;
  const adTag = AD_TAGS[event.name];
  return {
    name: event.name,
    eventId: event.eventId,
    path: toReportedPath(event.path),
    vehicle: event.vehicle,
    leadType: event.leadType,
    ...(event.experiment !== undefined && { experiment: event.experiment }),
    atMs,
    currency,
    valueUsd: values[event.name] ?? 0,
    adTag:
      adTag === undefined
        ? null
        : { name: adTag, valueUsd: adTagValuesUsd[adTag] },
    pixelCommand: getPixelCommand(event.name),
    purposes,
  };
}

/** Spec §9, event mappings, sets the ad tag's name for an event; the ad tag does not know the others. */
const AD_TAGS: Partial<Record<EventName, AdTagEvent>> = {
  Lead: "add_to_cart",
  FullCreditApplication: "purchase",
  InstantScreen: "purchase",
  Search: "view_search_results",
  ViewContent: "view_item",
  ViewItemList: "view_item_list",
};

/** These are the 17 standard names of the advertising pixel; every other event is a custom one (Spec §9). */
export const STANDARD_PIXEL_EVENTS = [
  "AddPaymentInfo",
  "AddToCart",
  "AddToWishlist",
  "CompleteRegistration",
  "Contact",
  "CustomizeProduct",
  "Donate",
  "FindLocation",
  "InitiateCheckout",
  "Lead",
  "Purchase",
  "Schedule",
  "Search",
  "StartTrial",
  "SubmitApplication",
  "Subscribe",
  "ViewContent",
] as const;

/** The advertising pixel has no use for these. */
const UNKNOWN_TO_PIXEL: ReadonlySet<string> = new Set<EventName>([
  "ViewItemList",
  "ExperimentViewed",
]);

/** PageView is none of the 17, but is sent as they are. */
export function getPixelCommand(name: string): "track" | "trackCustom" | null {
  if (UNKNOWN_TO_PIXEL.has(name)) return null;
  const isStandard =
    name === "PageView" || STANDARD_PIXEL_EVENTS.some((it) => it === name);
  return isStandard ? "track" : "trackCustom";
}

/** Visitors type these values into a search. */
const TYPED: ReadonlySet<string> = new Set(["q", "words"]);
/** No address of this site has an e-mail address or a phone number in it, but one that somebody made up may. */
const PERSONAL = /@|%40|^\+?[\d().-]{10,}$/i;
/** Whoever has such a key, or such a signed name, may do something in a visitor's name. */
const SECRET = /^(?:[0-9a-f]{32,}|[\w-]{16}\.[\w-]{22})$/;

/** Filters and click identifiers stay. People type names and phone numbers into a search, so its words go. */
function toReportedPath(path: string): string {
  const url = parseOwnAddress(path);
  if (url === null) return "/";
  const query = [...url.searchParams]
    .filter(
      ([name]) =>
        !TYPED.has(name.toLowerCase()) &&
        (isKnownQueryKey(name) || isClickIdentifier(name)),
    )
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join("&");
  const pathname = url.pathname
    .split("/")
    .map((segment) =>
      PERSONAL.test(segment) || SECRET.test(segment) ? "-" : segment,
    )
    .join("/");
  return query === "" ? pathname : `${pathname}?${query}`;
}
