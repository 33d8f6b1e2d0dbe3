import type { AttemptOutcome, StoredLead } from "./lead.ts";
import type { LeadFormat } from "./route-lead.ts";

/** A stored lead with its way to the dealer. */
export interface LeadRecord {
  readonly id: number;
  readonly reference: string;
  readonly receivedAtMs: number;
  /** The stored text when it cannot be read. */
  readonly lead: StoredLead | { readonly unreadable: string };
  readonly deliveries: readonly DeliveryRecord[];
}

/** One recipient of a lead, and how it went. */
export interface DeliveryRecord {
  readonly id: number;
  readonly recipient: string;
  readonly format: LeadFormat;
  readonly subject: string;
  readonly isFallback: boolean;
  readonly state: "waiting" | "delivered" | "dead";
  readonly dueAtMs: number;
  readonly endedAtMs: number | null;
  /** Oldest first; the last of a delivered one is its receipt. */
  readonly attempts: readonly {
    readonly atMs: number;
    readonly tookMs: number;
    readonly outcome: AttemptOutcome;
    readonly answer: string;
  }[];
}

/** One word for all recipients of a lead: what needs a person stands before what needs patience. */
export function getDeliveryState({
  deliveries,
}: Pick<LeadRecord, "deliveries">): DeliveryRecord["state"] {
  const has = (state: DeliveryRecord["state"]) =>
    deliveries.some((it) => it.state === state);
  return has("dead") ? "dead" : has("waiting") ? "waiting" : "delivered";
}
