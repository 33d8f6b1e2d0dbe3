import type {
  AttemptOutcome,
  LeadAttachment,
  LeadReceipt,
  StoredLead,
} from "#app/domain/leads/lead.ts";
import type { LeadFormat } from "#app/domain/leads/route-lead.ts";
import type { NewLead } from "#app/ports.ts";

/** Leads and their deliveries are kept here, on either database or in a simulation's memory. */
export interface OutboxStore {
  /** Resolves after the commit. */
  addLead(lead: NewLead, makeReference: () => string): Promise<LeadReceipt>;
  /** The oldest that are due come first, unless a worker holds them. */
  claim(request: ClaimRequest): Promise<ClaimedDelivery[]>;
  /** Of a delivery that another worker took meanwhile the lease stays as it is. */
  renew(request: LeaseRenewal): Promise<void>;
  /** False means that another worker holds the lease, and that worker's result counts. */
  settle(settlement: Settlement): Promise<boolean>;
  /**
   * After a jump of the clock, what waits further ahead than `aheadMs` becomes due now, and no lease ends later than a
   * new one would. What may have arrived already waits its half hour all the same.
   */
  rebase(request: Rebase): Promise<void>;
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

export interface LeaseRenewal extends Pick<ClaimRequest, "nowMs" | "leaseMs"> {
  readonly held: readonly Pick<ClaimedDelivery, "id" | "token">[];
}

export interface Rebase extends Pick<ClaimRequest, "nowMs" | "leaseMs"> {
  readonly aheadMs: number;
}

export interface ClaimedDelivery {
  readonly id: number;
  readonly leadId: number;
  readonly token: string;
  readonly attemptCount: number;
  /** Of these attempts so many may have brought the mail. */
  readonly unconfirmedCount: number;
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

export interface Settlement {
  readonly delivery: Pick<
    ClaimedDelivery,
    "id" | "leadId" | "token" | "format" | "subject"
  >;
  readonly atMs: number;
  readonly endedAtMs: number;
  readonly outcome: AttemptOutcome;
  readonly answer: string;
  /** Null ends the delivery as delivered or dead. */
  readonly retryAtMs: number | null;
  /** This recipient also gets the lead, unless it already does. */
  readonly fallback: {
    readonly id: string;
    readonly name: string;
    readonly email: string;
  } | null;
}
