import type { Actor } from "#app/domain/console/audit-entry.ts";
import type { LeadAttachment } from "#app/domain/leads/lead.ts";
import type {
  DeliveryRecord,
  LeadRecord,
} from "#app/domain/leads/lead-record.ts";
import type { Appointment } from "./domain/scheduling/appointment.ts";
import type { AppointmentKind, Slot } from "./domain/scheduling/slot.ts";
import type { AppointmentFeed } from "#app/ports/appointment-ports.ts";
import type { LeadType } from "./domain/store-profile/leads.ts";
import type { FindAddress } from "#app/ports/lead-desk-ports.ts";
import type { DecodedVin } from "#app/domain/vehicle/vin.ts";

/** What operators see of leads and do with them. Personal data: for a terminal, never for a log. */
export interface LeadRecords {
  /** Newest first, from before `beforeId` on. */
  list(request: LeadListRequest): Promise<readonly LeadRecord[]>;
  /** By its reference as it is written on the lead. */
  find(reference: string): Promise<LeadRecord | null>;
  /** Every lead from a moment on, oldest first. */
  listAll(sinceMs?: number): AsyncIterable<LeadRecord>;
  readAttachments(leadId: number): Promise<readonly LeadAttachment[]>;
  /** Sends again what is dead or delivered, or only what is dead; gives the number of mails. */
  replay(request: ReplayRequest): Promise<number>;
  /** Deletes what came before a moment and waits for nothing; at most `limit` leads. */
  purge(request: OldLeads & { readonly limit: number }): Promise<number>;
  countOld(request: OldLeads): Promise<number>;
  countSince(sinceMs: number): Promise<number>;
  count(): Promise<LeadCounts>;
}

export interface LeadListRequest {
  readonly limit: number;
  readonly beforeId?: number | undefined;
  readonly type?: LeadType | undefined;
  /** Only leads with a delivery in this state. */
  readonly state?: DeliveryRecord["state"] | undefined;
  /** Received at this moment or later. */
  readonly sinceMs?: number | undefined;
  /** Received before this moment. */
  readonly untilMs?: number | undefined;
}

export interface LeadCounts {
  readonly leads: number;
  readonly waiting: number;
  readonly delivered: number;
  readonly dead: number;
  readonly oldestWaitingAtMs: number | null;
}

/** What operators see of experiments: counts, and one visitor by their id. */
export interface ExperimentRecords {
  count(experiment: string): Promise<ExperimentResults>;
  /** Of all that were ever counted, also those that the profile has no more. */
  listNames(): Promise<readonly string[]>;
  listViews(visitorId: string): Promise<readonly ViewRecord[]>;
}

export interface ExperimentResults {
  readonly variants: readonly {
    readonly variant: string;
    readonly visitors: number;
    readonly converted: number;
  }[];
  /** They saw two variants, and are in none of the others' numbers. */
  readonly mixedVisitors: number;
}

export interface ViewRecord {
  readonly experiment: string;
  readonly variant: string;
  readonly seenAtMs: number;
  readonly leadAtMs: number | null;
  readonly isMixed: boolean;
}

/** What operators see of appointments and do with them. Personal data: for a terminal, never for a log. */
export interface AppointmentRecords {
  /** The soonest first, of what begins in the span. */
  list(request: AppointmentListRequest): Promise<readonly Appointment[]>;
  /** By the reference of the lead that booked it. */
  find(reference: string): Promise<Appointment | null>;
  /** Booked ones that have not begun. */
  listComing(nowMs: number): Promise<readonly Appointment[]>;
  /** All of them, the soonest first. */
  listAll(): AsyncIterable<Appointment>;
  /** Booked ones that share a moment with the span. */
  listOverlapping(place: BlockedPlace): Promise<readonly Appointment[]>;
  /** Nobody can book the span any more; gives the block's number. */
  block(
    block: BlockedPlace & {
      readonly note: string;
      readonly by: Actor;
      readonly nowMs: number;
    },
  ): Promise<number>;
  /** False: there is no such block. */
  unblock(
    id: number,
    change: { readonly by: Actor; readonly nowMs: number },
  ): Promise<boolean>;
  /** Those that are not over. */
  listBlocks(question: SlotBlockQuestion): Promise<readonly SlotBlock[]>;
  /** When its address was made; null where there is none. */
  findFeed(feed: AppointmentFeed): Promise<number | null>;
  /** An address of before ends. */
  renewFeed(
    feed: AppointmentFeed,
    secret: string,
    nowMs: number,
  ): Promise<void>;
}

export interface AppointmentListRequest {
  readonly storeId?: string | undefined;
  readonly kind?: AppointmentKind | undefined;
  readonly isWithCancelled: boolean;
  readonly fromMs: number;
  readonly untilMs: number;
  readonly limit: number;
}

export interface BlockedPlace extends Slot {
  readonly storeId: string;
  readonly kind: AppointmentKind;
}

export interface SlotBlock extends BlockedPlace {
  readonly id: number;
  readonly note: string;
}

export interface SlotBlockQuestion {
  readonly storeId?: string | undefined;
  readonly kind?: AppointmentKind | undefined;
  readonly nowMs: number;
}

export interface ReplayRequest {
  /** Null means every lead. */
  readonly leadId: number | null;
  /** False sends again what was delivered, too. */
  readonly isDeadOnly: boolean;
  readonly nowMs: number;
  /** The audit tells who sent again. */
  readonly by: Actor;
  /** A recipient as the profile has it now, in the place of the address that was wrong; null when it is gone. */
  readonly findAddress?: FindAddress;
}

/** Leads that came before a moment. One that still waits for a recipient is never among them. */
export interface OldLeads {
  readonly receivedBeforeMs: number;
  /** Every type when left out. */
  readonly type?: LeadType | undefined;
}

/** Vehicle facts from VINs, without a network. */
export interface VinDecoder {
  /**
   * What each VIN tells, in the same order; null for one that the data does not know. Expects VINs that `checkVin`
   * accepted. Never rejects: what cannot be decoded is null, and `problem` says why.
   */
  decode(vins: readonly string[]): Promise<readonly (DecodedVin | null)[]>;
  /** Why nothing is decoded, in words; null while all is well. */
  problem(): string | null;
  /** Ends the thread and frees what it holds; the next VIN starts it again. */
  close(): Promise<void>;
}

/** The ledger as operators export it. Personal data: for a terminal and a file of theirs, never for a log. */
export interface ConsentRecords {
  /** Oldest first; of every visitor where none is named. */
  listAll(wanted: {
    readonly sinceMs: number;
    readonly untilMs: number;
    readonly visitorId: string | null;
  }): AsyncIterable<ConsentRecord>;
}

export interface ConsentRecord {
  readonly id: number;
  readonly atMs: number;
  readonly kind: "cookies" | "contact";
  readonly visitorId: string | null;
  readonly choice: string;
  readonly textVersion: string;
  readonly textHash: string;
  readonly text: string;
  readonly path: string;
  readonly clientAddress: string;
  readonly userAgent: string;
}
