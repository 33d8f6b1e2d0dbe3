import type { LeadType } from "#app/domain/store-profile/leads.ts";
import type { Language } from "#app/domain/store-profile/fields/languages.ts";
import { MINUTE_MS } from "#app/domain/time.ts";
import type {
  BodyStyle,
  Condition,
  FuelType,
} from "#app/domain/vehicle/vehicle.ts";

/** Spec §3 defines the lead user. Texts are empty where nothing was given. */
export interface LeadUser {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** Phones are digits without +1. */
  readonly phone: string;
  /** The visitor typed a code that was sent to this number. */
  readonly phoneVerified: boolean;
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
  readonly bodystyle: BodyStyle | null;
  readonly transmission: "A" | "M" | null;
  readonly fuelType: FuelType | null;
  readonly miles: number | null;
  readonly exteriorColor: string | null;
  readonly interiorColor: string | null;
  readonly priceDollars: number | null;
  readonly finance: LeadFinance | null;
  readonly url: string | null;
  readonly comments: string | null;
}

/**
 * Spec §3. For a vehicle of ours it is the cash that the visitor brings, the down payment of the price wizard
 * (Assumption A151); for theirs it is the cash that we offer (Assumption A209).
 */
export interface LeadFinance {
  readonly method: "cash";
  readonly amountDollars: number;
  /** Leads of earlier versions have down payments alone. */
  readonly isOffer?: boolean;
  /** What the visitor still owes a lender; absent without a loan. */
  readonly balanceDollars?: number;
}

export interface LeadAttachment {
  readonly fileName: string;
  readonly contentType: string;
  readonly bytes: Uint8Array;
}

/** The consent is to automated calls and texts (Spec §5). */
export interface ContactConsent {
  readonly version: string;
  readonly text: string;
  readonly isGiven: boolean;
}

/** The profile decides who gets it, in which format and under which subject. */
export interface LeadSubmission {
  readonly type: LeadType;
  /** Forms without a contact topic have null. */
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
  /** The query of the form's page is left out. */
  readonly url: string;
  readonly attachments: readonly LeadAttachment[];
  readonly contactConsent: ContactConsent | null;
  readonly visitorId: string;
  /** By its English name, for the receipt: the plan that is asked about, the job that is applied for. */
  readonly about?: string;
  /** The one that the visitor reads; leads of earlier versions say none, and are English. */
  readonly language?: Language;
}

/** What a visitor sends twice in a row within this time, from whichever form, is one lead (Assumption A210). */
export const SAME_LEAD_MS = 10 * MINUTE_MS;

/** Every repetition of one lead gets the same receipt. */
export interface LeadReceipt {
  /** References such as `K7Q2-9FXM` are easy to read aloud. */
  readonly reference: string;
  readonly isRepeated: boolean;
}

/** Attachments are read only where they are sent. */
export interface StoredLead extends Omit<LeadSubmission, "attachments"> {
  readonly id: number;
  readonly reference: string;
  readonly receivedAtMs: number;
  /** The same form may have sent another content before: this is its reference. */
  readonly firstReference: string | null;
  readonly attachments: readonly StoredAttachment[];
}

export interface StoredAttachment extends Omit<LeadAttachment, "bytes"> {
  readonly sizeBytes: number;
}

export type AttemptOutcome =
  | "delivered"
  | "failed"
  /** The receiver refuses our login, our sender or our right to send: our settings must change. */
  | "misconfigured"
  /** The whole mail was handed over and no answer came, so it may have arrived. */
  | "unconfirmed"
  | "refused"
  | "unbuildable";
