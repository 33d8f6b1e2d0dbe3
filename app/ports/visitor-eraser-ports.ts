import type { LeadChange, OwnStores } from "#app/ports/lead-desk-ports.ts";

/** Whom to erase: the visitor of a lead, or a mailbox. */
export type ErasedWho =
  { readonly reference: string } | { readonly email: string };

/** How many of each are there of one person. */
export interface VisitorTraces {
  readonly leads: number;
  readonly conversations: number;
  readonly mails: number;
  readonly alerts: number;
  readonly trades: number;
  readonly appointments: number;
  /** These keep their time, because the store expects somebody then, and lose everything that says who. */
  readonly comingAppointments: number;
  /** Proof of what somebody agreed to stays until its time is over. */
  readonly keptConsents: number;
  /** Leads from the same browser in another address's name are somebody else's. */
  readonly keptLeads: number;
}

/** Forgets one person: everything of one visitor and mailbox. */
export interface VisitorEraser {
  /** Null where the asker's stores know nobody by it. */
  find(who: ErasedWho, storeIds: OwnStores): Promise<VisitorTraces | null>;
  /** In one commit with its audit line. It reaches every store, because the person asks all of them. */
  erase(who: ErasedWho, change: LeadChange): Promise<VisitorTraces | null>;
}
