import type { Consent } from "#app/domain/consent/consent.ts";
import { isPixelGranted } from "#app/domain/consent/pixel-consent.ts";
import { GOOGLE_ADS, GOOGLE_ANALYTICS } from "#app/domain/consent/receivers.ts";
import { isAllowed } from "#app/domain/consent/storage-gate.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import {
  type AdTagEvent,
  VALUED_EVENTS,
  type ValuedEvent,
} from "#app/domain/store-profile/tracking.ts";
import type { Condition } from "#app/domain/vehicle/vehicle.ts";
import {
  buildMetaUserData,
  type Hash,
  type MetaUserData,
  type UserToHash,
} from "./meta-user-data.ts";
import {
  type ReportedAddress,
  toReportedAddress,
  toReportedReferrer,
  toReportedTitle,
} from "./reported-address.ts";

/** Besides the valued events, these exist; they carry no value of their own (Spec §9). */
const EVENTS_WITHOUT_VALUE = [
  "Search",
  "ViewContent",
  "AddToWishlist",
  /** It is the ad tag's `view_item_list`. */
  "ViewItemList",
  /** A visitor saw what an experiment changes. */
  "ExperimentViewed",
] as const;
export type EventName = ValuedEvent | (typeof EVENTS_WITHOUT_VALUE)[number];

export function isEventName(name: string): name is EventName {
  return [...VALUED_EVENTS, ...EVENTS_WITHOUT_VALUE].some((it) => it === name);
}

/** A vehicle of ours; what the gate hides from strangers is null. */
export interface TrackedVehicle {
  readonly vin: string;
  readonly year: number;
  readonly make: string;
  readonly model: string;
  readonly condition: Condition | null;
  readonly bodystyle: string | null;
  readonly exteriorColor: string | null;
  readonly fuelType: string | null;
  readonly transmission: string | null;
  readonly drivetrain: string | null;
  /** Null while strangers do not see it. */
  readonly priceUsd: number | null;
}

/** What happened, before anybody asked what may be said of it. */
export interface TrackingEvent {
  readonly name: EventName;
  /** The id is the same in the browser's and the server's report of one event. */
  readonly eventId: string;
  /** The path and query of the page where it happened. */
  readonly path: string;
  /** Only the browser knows the page's title. */
  readonly title?: string;
  /** A path of this site, or an address elsewhere. */
  readonly referrer?: string;
  readonly vehicle:
    | (Pick<TrackedVehicle, "vin" | "year" | "make" | "model"> &
        Partial<TrackedVehicle>)
    | null;
  /** The cars of a list, in its order. */
  readonly listVins?: readonly string[];
  readonly leadType: string | null;
  /** The experiment of `ExperimentViewed`. */
  readonly experiment?: { readonly name: string; readonly variant: string };
  /** When it happened, where that was before now. */
  readonly atMs?: number;
}

/** Of the visitor and of the site; nothing of it is the browser's own saying. */
export interface EventContext {
  readonly consent: Consent;
  readonly tracking: Pick<
    StoreProfile["tracking"],
    "eventValuesUsd" | "adTagValuesUsd" | "currency"
  >;
  readonly siteUrl: string;
  readonly user: UserToHash;
  readonly userAgent: string;
  /** Meta's ids of the browser and of its click; null where their cookies are not there. */
  readonly fbp: string | null;
  readonly fbc: string | null;
  readonly nowMs: number;
  readonly hash: Hash;
}

/** Spec §3, tracking event payload, with what spec §9 adds by the event's name; it never holds contact details. */
export interface ReportedEvent {
  readonly name: EventName;
  readonly eventId: string;
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
  /** At least one of the first two is true. */
  readonly purposes: {
    readonly analytics: boolean;
    readonly targeting: boolean;
    /** The advertising pixel needs functional consent besides (Spec §7, consent revoke). */
    readonly pixel: boolean;
  };
  /** The full address without the words of a search and without click identifiers. */
  readonly url: string;
  /** The same without the site. */
  readonly path: string;
  /** Null where the page's title repeats what a visitor typed, and for what happened on the server. */
  readonly title: string | null;
  /** Another site is named by its origin alone. */
  readonly referrer: string | null;
  /** Advertisers' marks of the address; none without targeting. */
  readonly clickIdentifiers: Readonly<Record<string, string>>;
  readonly vehicle: TrackedVehicle | null;
  readonly listVins: readonly string[];
  readonly leadType: string | null;
  readonly experiment: {
    readonly name: string;
    readonly variant: string;
  } | null;
  /** Hashed details, the browser's name and Meta's ids; null where the pixel may not know the visitor. */
  readonly user:
    (MetaUserData & { readonly fbp?: string; readonly fbc?: string }) | null;
  readonly userAgent: string | null;
}

/** It is null when the visitor's consent allows no use of the event. Spec §6: values come only from the profile. */
export function reportEvent(
  event: TrackingEvent,
  context: EventContext,
): ReportedEvent | null {
  const { consent, tracking, siteUrl, userAgent } = context;
  const purposes = {
    analytics: isAllowed(consent, GOOGLE_ANALYTICS),
    targeting: isAllowed(consent, GOOGLE_ADS),
    pixel: isPixelGranted(consent),
  };
  if (!purposes.analytics && !purposes.targeting) return null;
  const { eventValuesUsd, adTagValuesUsd, currency } = tracking;
  const values: Readonly<Record<string, number>> = eventValuesUsd;
  const adTag = AD_TAGS[event.name];
  const address = toReportedAddress(event.path);
  const { path } = address;
  const atMs = event.atMs ?? context.nowMs;
  return {
    name: event.name,
    eventId: event.eventId,
    atMs,
    currency,
    valueUsd: values[event.name] ?? 0,
    adTag:
      adTag === undefined
        ? null
        : { name: adTag, valueUsd: adTagValuesUsd[adTag] },
    pixelCommand: getPixelCommand(event.name),
    purposes,
    url: siteUrl + path,
    path,
    title:
      event.title === undefined ? null : toReportedTitle(event.title, address),
    referrer: toReportedReferrer(event.referrer ?? "", siteUrl),
    clickIdentifiers: purposes.targeting ? address.clickIdentifiers : {},
    vehicle: event.vehicle === null ? null : toTrackedVehicle(event.vehicle),
    listVins: event.listVins ?? [],
    leadType: event.leadType,
    experiment: event.experiment ?? null,
    user: purposes.pixel ? buildUser(context, address, atMs) : null,
    userAgent: purposes.pixel ? userAgent : null,
  };
}

/** Fields are picked one by one: what else a caller's vehicle has stays here. */
function toTrackedVehicle(
  vehicle: NonNullable<TrackingEvent["vehicle"]>,
): TrackedVehicle {
  return {
    vin: vehicle.vin,
    year: vehicle.year,
    make: vehicle.make,
    model: vehicle.model,
    condition: vehicle.condition ?? null,
    bodystyle: vehicle.bodystyle ?? null,
    exteriorColor: vehicle.exteriorColor ?? null,
    fuelType: vehicle.fuelType ?? null,
    transmission: vehicle.transmission ?? null,
    drivetrain: vehicle.drivetrain ?? null,
    priceUsd: vehicle.priceUsd ?? null,
  };
}

function buildUser(
  { user, userAgent, hash, ...cookies }: EventContext,
  { clickIdentifiers: { fbclid } }: ReportedAddress,
  atMs: number,
): ReportedEvent["user"] {
  // The click that the address names is newer than another one in the cookie; Meta writes it fb.1.{ms}.{fbclid}.
  const isNewClick =
    fbclid !== undefined && cookies.fbc?.includes(`.${fbclid}`) !== true;
  const fbc = isNewClick ? `fb.1.${atMs}.${fbclid}` : cookies.fbc;
  return {
    ...buildMetaUserData(user, userAgent, hash),
    ...(cookies.fbp !== null && { fbp: cookies.fbp }),
    ...(fbc !== null && { fbc }),
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
