import type { Condition } from "#app/domain/vehicle/vehicle.ts";
import type { ReportedEvent } from "./reported-event.ts";

/**
 * What the tags in a visitor's browser are told of an event. It comes from the server, which knows values, vehicles and
 * the visitor's consent, and it has the id under which the server relays the same event.
 */
export interface TagEvent extends Pick<
  ReportedEvent,
  | "name"
  | "eventId"
  | "currency"
  | "valueUsd"
  | "adTag"
  | "pixelCommand"
  | "purposes"
> {
  /** Without the words of a search and without click identifiers. */
  readonly path: string;
  /** Null where the page's title repeats what a visitor typed, and for what happened on the server. */
  readonly title: string | null;
  /** Another site is named by its origin alone. */
  readonly referrer: string | null;
  /** Advertisers' marks of the address; none without targeting. */
  readonly clickIdentifiers: Readonly<Record<string, string>>;
  readonly vehicle: {
    readonly vin: string;
    readonly year: number;
    readonly make: string;
    readonly model: string;
    readonly condition: Condition;
    /** Null while strangers do not see it. */
    readonly priceUsd: number | null;
  } | null;
  /** The cars of a list, in its order; empty for other events. */
  readonly listVins: readonly string[];
  /** What an experiment's exposure is about; null for other events. */
  readonly experiment: {
    readonly name: string;
    readonly variant: string;
  } | null;
}
