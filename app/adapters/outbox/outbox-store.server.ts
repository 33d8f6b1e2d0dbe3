import type { AttemptOutcome } from "#app/domain/leads/attempt-outcome.ts";
import type { LeadAttachment, LeadReceipt } from "#app/domain/leads/lead.ts";
import type { LeadFormat } from "#app/domain/leads/route-lead.ts";
import type { StoredLead } from "#app/domain/leads/stored-lead.ts";
import type { NewLead } from "#app/ports.ts";

/** Where leads and their deliveries are kept, on either database or in a simulation's memory. */
export interface OutboxStore {
  /** Resolves after the commit. */
  addLead(lead: NewLead, makeReference: () => string): Promise<LeadReceipt>;
  /** Takes waiting deliveries that are due and that nobody holds, oldest first. */
  claim(request: ClaimRequest): Promise<ClaimedDelivery[]>;
  /** False when the lease was lost: another worker holds it, and its word counts. */
  settle(settlement: Settlement): Promise<boolean>;
  /** After a jump of the clock: what waits further ahead than `aheadMs` is due now, and no lease ends later than a new one would. */
  rebase(request: {
    readonly nowMs: number;
    readonly aheadMs: number;
    readonly leaseMs: number;
  }): Promise<void>;
  /** For the alarm. */
  countWaiting(): Promise<{
    readonly count: number;
    readonly oldestAtMs: number | null;
  }>;
}

export interface ClaimRequest {
  readonly nowMs: number;
  readonly leaseMs: number;
  readonly token: string;
  readonly limit: number;
}

export interface ClaimedDelivery {
  readonly id: number;
  readonly leadId: number;
  readonly token: string;
  /** Failed attempts so far. */
  readonly attemptCount: number;
  readonly queuedAtMs: number;
  readonly recipientId: string;
  readonly recipientName: string;
  readonly recipient: string;
  readonly format: LeadFormat;
  readonly subject: string;
  readonly isFallback: boolean;
  /** Throws when what is stored cannot be read. */
  readLead(): StoredLead;
  readAttachments(): Promise<readonly LeadAttachment[]>;
}

/** What one attempt led to. */
export interface Settlement {
  readonly delivery: Pick<
    ClaimedDelivery,
    "id" | "leadId" | "token" | "format" | "subject"
  >;
  readonly atMs: number;
  readonly endedAtMs: number;
  readonly outcome: AttemptOutcome;
  /** What the receiver said. */
  readonly answer: string;
  /** Null ends it: delivered, or dead. */
  readonly retryAtMs: number | null;
  /** Gets the lead as well, unless it already does. */
  readonly fallback: {
    readonly id: string;
    readonly name: string;
    readonly email: string;
  } | null;
}
