import type { ValuedEvent } from "#app/domain/store-profile/tracking.ts";

/** Standard pixel events that carry no value of their own, besides the valued ones. Spec §9. */
export const PLAIN_EVENTS = ["Search", "ViewContent", "AddToWishlist"] as const;
export type EventName = ValuedEvent | (typeof PLAIN_EVENTS)[number];

/** Spec §3, tracking event payload; contact details never travel in it. */
export interface TrackingEvent {
  readonly name: EventName;
  /** Same for the browser's and the server's report of one event. */
  readonly eventId: string;
  /** Path and whitelisted query. */
  readonly path: string;
  /** Past the gate: a locked price is no part of it. */
  readonly vehicle: {
    readonly vin: string;
    readonly year: number;
    readonly make: string;
    readonly model: string;
  } | null;
  readonly leadType: string | null;
}
