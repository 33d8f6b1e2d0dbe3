import type {
  AttemptOutcome,
  LeadAttachment,
  LeadReceipt,
  StoredLead,
} from "#app/domain/leads/lead.ts";
import type { LeadFormat } from "#app/domain/leads/route-lead.ts";
import type {
  StoredVisitorMail,
  VisitorMail,
} from "#app/domain/visitor-mail/visitor-mail.ts";
import type { NewLead } from "#app/ports/lead-ports.ts";

/** Leads, mails to visitors and their deliveries are kept here, on either database or in a simulation's memory. */
export interface OutboxStore {
  /** Resolves after the commit. */
  addLead(lead: NewLead, makeReference: () => string): Promise<LeadReceipt>;
  /** Resolves after the commit. A key that was there before stores nothing: false. */
  addVisitorMail(mail: VisitorMail, createdAtMs: number): Promise<boolean>;
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
  /** Leads alone: a mail to a visitor may wait for a mailbox that nobody reads. */
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

export type ClaimedDelivery = ClaimedLead | ClaimedVisitorMail;

interface Claimed {
  readonly id: number;
  readonly token: string;
  readonly attemptCount: number;
  /** Of these attempts so many may have brought the mail. */
  readonly unconfirmedCount: number;
  readonly queuedAtMs: number;
  /** A recipient of the profile, or the kind of a mail to a visitor. */
  readonly recipientId: string;
  readonly recipientName: string;
  readonly recipient: string;
  readonly subject: string;
}

export interface ClaimedLead extends Claimed {
  readonly leadId: number;
  readonly format: LeadFormat;
  readonly isFallback: boolean;
  /** Throws when what is stored cannot be read. */
  readLead(): StoredLead;
  readAttachments(): Promise<readonly LeadAttachment[]>;
}

export interface ClaimedVisitorMail extends Claimed {
  readonly leadId: null;
  readonly format: "visitor";
  /** Throws when what is stored cannot be read. */
  readMail(): StoredVisitorMail;
}

type SettledField = "id" | "leadId" | "token" | "format" | "subject";

export interface Settlement {
  readonly delivery:
    Pick<ClaimedLead, SettledField> | Pick<ClaimedVisitorMail, SettledField>;
  readonly atMs: number;
  readonly endedAtMs: number;
  readonly outcome: AttemptOutcome;
  readonly answer: string;
  /** Null ends the delivery as delivered or dead. */
  readonly retryAtMs: number | null;
  /** This recipient also gets the lead, if it is one, unless it already does. */
  readonly fallback: {
    readonly id: string;
    readonly name: string;
    readonly email: string;
  } | null;
}
