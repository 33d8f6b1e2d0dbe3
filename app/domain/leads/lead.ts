import type { LeadType } from "#app/domain/store-profile/leads.ts";
import type { Condition } from "#app/domain/vehicle/vehicle.ts";

/** Spec §3, lead user. Empty texts where nothing was given. */
export interface LeadUser {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** Digits without +1. */
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

/** Spec §3, vehicle of a lead; already past the gate: a locked price is null here. */
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

/** Consent to automated calls and texts, as it was given with this lead. Spec §5. */
export interface ContactConsent {
  readonly version: string;
  readonly text: string;
  readonly isGiven: boolean;
}

/** A lead as a form hands it over. Who gets it, as what and under which subject is the profile's to say. */
export interface LeadSubmission {
  readonly type: LeadType;
  /** Contact topic; null when the form has none. */
  readonly topicId: number | null;
  readonly storeId: string;
  /** Of the rendered form: one key, one lead. At most 255 characters. */
  readonly idempotencyKey: string;
  /** The first lead of a visitor is new, later ones resend. Spec §4. */
  readonly status: "new" | "resend";
  readonly user: LeadUser;
  /** At most two: the one asked for and the one traded in. */
  readonly vehicles: readonly LeadVehicle[];
  /** Formatted summary, a label and a value a line. Spec §7, text. */
  readonly summary: readonly {
    readonly label: string;
    readonly value: string;
  }[];
  /** Address of the page the form stood on, without a query. */
  readonly url: string;
  readonly attachments: readonly LeadAttachment[];
  readonly contactConsent: ContactConsent | null;
  /** uniqueUserId. */
  readonly visitorId: string;
}

/** What the visitor is told; the same for every repetition of one key. */
export interface LeadReceipt {
  /** Short and speakable, as in `K7Q2-9FXM`. */
  readonly reference: string;
  readonly isRepeated: boolean;
}
