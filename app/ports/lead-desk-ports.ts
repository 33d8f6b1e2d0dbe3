import type { Conversation } from "#app/domain/chat/conversation.ts";
import type { Actor } from "#app/domain/console/audit-entry.ts";
import type { LeadState } from "#app/domain/console/lead-filters.ts";
import type { LeadAttachment } from "#app/domain/leads/lead.ts";
import type { LeadRecord } from "#app/domain/leads/lead-record.ts";
import type { Appointment } from "#app/domain/scheduling/appointment.ts";
import type { LeadType } from "#app/domain/store-profile/leads.ts";
import type { TradeRecord } from "#app/domain/trade-draft/trade-record.ts";
import type { Person } from "#app/ports/console-ports.ts";

/** Whose leads somebody sees; null is every store. A lead of another store is one that is not there. */
export type OwnStores = readonly string[] | null;

/** A lead with what the store's people noted on it. */
export interface DeskLead extends LeadRecord {
  readonly storeId: string;
  /** Null while nobody said that it is answered. */
  readonly answer: LeadAnswer | null;
  readonly assignee: LeadAssignee | null;
}

export interface LeadAnswer {
  readonly atMs: number;
  readonly by: Actor;
}

export interface LeadAssignee {
  readonly personId: string;
  readonly name: string;
}

export interface LeadNote {
  readonly id: number;
  readonly atMs: number;
  readonly by: Actor;
  readonly text: string;
}

/** One lead with all that we know around it. */
export interface DeskCase {
  readonly lead: DeskLead;
  /** The oldest first. */
  readonly notes: readonly LeadNote[];
  /** Null for a lead of no chat, and for a conversation that is over. */
  readonly conversation: Conversation | null;
  /** Of the same visitor or mailbox, in the asker's stores, the newest first. */
  readonly others: readonly DeskLead[];
  readonly appointments: readonly Appointment[];
  readonly trades: readonly TradeRecord[];
}

export interface LeadQuestion {
  readonly storeIds: OwnStores;
  readonly type?: LeadType | undefined;
  readonly state?: LeadState | undefined;
  /** A person's id; null asks for those that nobody has. */
  readonly assignedTo?: string | null | undefined;
  /** Words of the visitor's name, address, phone or of the reference. */
  readonly text?: string | undefined;
  readonly sinceMs?: number | undefined;
  readonly untilMs?: number | undefined;
}

export interface LeadChange {
  readonly by: Actor;
  readonly storeIds: OwnStores;
  readonly nowMs: number;
}

/** Of the lead that somebody else has dealt with meanwhile: what stands there now. */
export type NotingOutcome<Now> =
  | { readonly status: "noted" }
  | { readonly status: "noted-before"; readonly now: Now }
  /** Of another store, never there, or deleted meanwhile. */
  | { readonly status: "unknown" };

/** A recipient's address as the profile has it now; null when it is gone. */
export type FindAddress = (
  recipientId: string,
  storeId: string,
) => string | null;

/** Leads as the store's people work on them. A lead is never changed: what they say of it stands beside it. */
export interface LeadDesk {
  /** The newest first, from before `beforeId` on. */
  list(
    question: LeadQuestion & {
      readonly limit: number;
      readonly beforeId?: number | undefined;
    },
  ): Promise<readonly DeskLead[]>;
  find(reference: string, storeIds: OwnStores): Promise<DeskCase | null>;
  count(question: LeadQuestion): Promise<number>;
  /** Those that wait for the longest time first. */
  listOldest(
    question: LeadQuestion & { readonly limit: number },
  ): Promise<readonly DeskLead[]>;
  markAnswered(
    reference: string,
    change: LeadChange,
  ): Promise<NotingOutcome<LeadAnswer>>;
  /** It waits for an answer again. */
  reopen(
    reference: string,
    change: LeadChange,
  ): Promise<NotingOutcome<LeadAnswer | null>>;
  /** Null takes it from whoever has it. `known` is whom the asker saw there: another one stays. */
  assign(
    reference: string,
    wanted: {
      readonly to: Pick<Person, "id" | "name"> | null;
      readonly known: string | null;
    },
    change: LeadChange,
  ): Promise<NotingOutcome<LeadAssignee | null>>;
  /** The same words of the same person right after another are one note. */
  addNote(
    reference: string,
    text: string,
    change: LeadChange,
  ): Promise<NotingOutcome<null>>;
  /** Puts what was given up back into the queue; without any, `now` says so. */
  replay(
    reference: string,
    findAddress: FindAddress,
    change: LeadChange,
  ): Promise<NotingOutcome<null>>;
  readAttachments(leadId: number): Promise<readonly LeadAttachment[]>;
  /** Every lead of the question, the oldest first; the audit tells of it before the first comes. */
  exportAll(
    question: LeadQuestion,
    change: LeadChange,
  ): AsyncIterable<DeskLead>;
  /** Offers that their visitors took, the newest first. */
  listAcceptedTrades(
    storeIds: OwnStores,
    limit: number,
  ): Promise<readonly TradeRecord[]>;
}
