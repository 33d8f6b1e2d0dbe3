import type { JsonValue } from "./json-value.ts";

/** What somebody of the stores can change. `docs/operations.md` lists them for who reads the audit. */
export const AUDIT_ACTIONS = [
  "appointment.booked",
  "appointment.cancelled",
  "appointment.moved",
  "content.changed",
  "content.restored",
  "delivery.replayed",
  "feed.left-out",
  "feed.released",
  "lead.answered",
  "lead.assigned",
  "lead.noted",
  "leads.exported",
  "passkey.added",
  "passkey.removed",
  "person.changed",
  "person.invited",
  "person.removed",
  "session.ended",
  "slots.blocked",
  "slots.unblocked",
  "vehicle.changed",
  "vehicle.restored",
  "visitor.erased",
] as const;

export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** Who changes something: a person of the console, or whoever sits at the server's terminal. */
export interface Actor {
  /** Null is the command line. */
  readonly personId: string | null;
  readonly name: string;
}

/** One change, written in the commit that makes it. It holds nothing of a visitor but a lead's reference. */
export interface AuditEntry {
  readonly atMs: number;
  readonly by: Actor;
  /** Null where the change is of all stores. */
  readonly storeId: string | null;
  readonly action: AuditAction;
  /** A VIN, a reference, a file's name or a person's id. */
  readonly subject: string;
  readonly before: JsonValue;
  readonly after: JsonValue;
}

/** The command line's own name in the audit. */
/** What nobody did by hand. */
export const AUTOMATIC_CLEANUP: Actor = {
  personId: null,
  name: "automatic cleanup",
};

export const COMMAND_LINE: Actor = { personId: null, name: "command line" };
