import type { LeadType } from "#app/domain/store-profile/leads.ts";
import type { Condition } from "#app/domain/vehicle/vehicle.ts";

/** Spec §3 defines the lead user. Texts are empty where nothing was given. */
export interface LeadUser {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** The phone is in digits without +1. */
  readonly phone: string;
  readonly comments: string;
  readonly address: LeadAddress | null;
}

export interface LeadAddress {
  readonly type: "home" | "delivery";
  readonly line1: string;
  readonly apartment: string;
  readonly city: string;
  readonly regioncode: string;
  readonly postalcode: string;
}

/** Spec §3 defines the vehicle of a lead. It has already passed the gate, so a locked price is null here. */
export interface LeadVehicle {
  readonly interest: "buy" | "lease" | "sell" | "trade-in" | "test-drive";
  readonly condition: Condition;
  readonly year: string;
  readonly make: string;
  readonly model: string;
  readonly vin: string | null;
  readonly stockNumber: string | null;
  readonly trim: string | null;
  readonly doors: string | null;
  readonly bodystyle: string | null;
  readonly transmission: "A" | "M" | null;
  readonly miles: number | null;
  readonly exteriorColor: string | null;
  readonly interiorColor: string | null;
  readonly priceDollars: number | null;
  readonly url: string | null;
  readonly comments: string | null;
}

export interface LeadAttachment {
  readonly fileName: string;
  readonly contentType: string;
  readonly bytes: Uint8Array;
}

/** It is the consent to automated calls and texts, as it was given with this lead (Spec §5). */
export interface ContactConsent {
  readonly version: string;
  readonly text: string;
  readonly isGiven: boolean;
}

/** A form submits a lead in this shape. The profile decides who gets it, in which format and under which subject. */
export interface LeadSubmission {
  readonly type: LeadType;
  /** It is the contact topic, or null when the form has none. */
  readonly topicId: number | null;
  readonly storeId: string;
  /** The key belongs to the rendered form: one key stands for one lead. It has at most 255 characters. */
  readonly idempotencyKey: string;
  /** The first lead of a visitor is new, later ones are resends (Spec §4). */
  readonly status: "new" | "resend";
  readonly user: LeadUser;
  /** There are at most two vehicles: the one asked for and the one traded in. */
  readonly vehicles: readonly LeadVehicle[];
  /** The formatted summary has one label and value a line (Spec §7, text). */
  readonly summary: readonly {
    readonly label: string;
    readonly value: string;
  }[];
  /** It is the address of the page that held the form, without a query. */
  readonly url: string;
  readonly attachments: readonly LeadAttachment[];
  readonly contactConsent: ContactConsent | null;
  /** It is the uniqueUserId. */
  readonly visitorId: string;
}

/** The visitor sees this receipt; it is the same for every repetition of one key. */
export interface LeadReceipt {
  /** It is short and easy to read aloud, as in `K7Q2-9FXM`. */
  readonly reference: string;
  readonly isRepeated: boolean;
}

/** A lead on stable storage is in this form; its attachments are read only where they are sent. */
export interface StoredLead extends Omit<LeadSubmission, "attachments"> {
  readonly id: number;
  readonly reference: string;
  readonly receivedAtMs: number;
  /** It is the reference of the lead that the same form sent before with other content. */
  readonly firstReference: string | null;
  readonly attachments: readonly StoredAttachment[];
}

export interface StoredAttachment extends Omit<LeadAttachment, "bytes"> {
  readonly sizeBytes: number;
}

/** What one attempt to deliver a lead led to. */
export type AttemptOutcome = "delivered" | "failed" | "refused" | "unbuildable";
