import type { ValuedEvent } from "#app/domain/store-profile/tracking.ts";

/** Besides the valued events, these standard pixel events exist; they carry no value of their own (Spec §9). */
export const PLAIN_EVENTS = ["Search", "ViewContent", "AddToWishlist"] as const;
export type EventName = ValuedEvent | (typeof PLAIN_EVENTS)[number];

/** Spec §3 defines the tracking event payload; it never holds contact details. */
export interface TrackingEvent {
  readonly name: EventName;
  /** The id is the same in the browser's and the server's report of one event. */
  readonly eventId: string;
  /** It is the path and the whitelisted query. */
  readonly path: string;
  /** The vehicle has passed the gate, so a locked price is not part of it. */
  readonly vehicle: {
    readonly vin: string;
    readonly year: number;
    readonly make: string;
    readonly model: string;
  } | null;
  readonly leadType: string | null;
}
