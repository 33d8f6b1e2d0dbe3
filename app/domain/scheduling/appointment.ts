import type { LeadUser } from "#app/domain/leads/lead.ts";
import type { ServiceDiscount } from "#app/domain/promotion/offer-price.ts";
import type { Language } from "#app/domain/store-profile/fields/languages.ts";
import type { AppointmentKind, Slot } from "./slot.ts";

/** Spec §3, business customer. Texts are empty where nothing was given. */
export interface AppointmentBusiness {
  readonly name: string;
  readonly contactName: string;
  readonly contactTitle: string;
  /** Digits without +1. */
  readonly contactPhone: string;
  readonly contactEmail: string;
}

export interface AppointmentCustomer extends LeadUser {
  /** Null for a person. */
  readonly business: AppointmentBusiness | null;
}

export interface AppointmentVehicle {
  readonly year: string;
  readonly make: string;
  readonly model: string;
  readonly trim: string | null;
  readonly vin: string | null;
  readonly stockNumber: string | null;
  readonly miles: number | null;
}

/** Spec §3: what the store is to do, as a line of its repair order. */
export interface RepairOrderLine {
  readonly opCode: string;
  readonly name: string;
  readonly notesNarrative: string;
}

/** It was booked with this, and keeps it when the site no longer shows the offer. */
export interface AppointmentOffer extends ServiceDiscount {
  /** In the customer's language. */
  readonly title: string;
  /** It reads "Until January 31, 2027", in the same language; null for one without an end. */
  readonly until: string | null;
  /** Of the same end the date alone, as in "January 31, 2027"; null as well for one that was booked before it was kept. */
  readonly goodUntil: string | null;
}

/** Whoever has made one before and makes it again says so. */
export const APPOINTMENT_REASONS = ["new", "rescheduled"] as const;
export type AppointmentReason = (typeof APPOINTMENT_REASONS)[number];

/** What the customer said. */
export interface AppointmentContent {
  readonly language: Language;
  readonly reason: AppointmentReason;
  readonly customer: AppointmentCustomer;
  readonly vehicles: readonly AppointmentVehicle[];
  readonly repairOrderLines: readonly RepairOrderLine[];
  /** Null for none. */
  readonly offer: AppointmentOffer | null;
  readonly notesGeneral: string;
  /** Its id in the remote service scheduler; null for one that is kept here alone. */
  readonly remoteId: string | null;
}

/** The car that a test drive takes along: nobody else can drive it meanwhile. Null for service. */
export function getDrivenVin({
  kind,
  vehicles,
}: {
  readonly kind: AppointmentKind;
  readonly vehicles: readonly AppointmentVehicle[];
}): string | null {
  return kind === "testDrive" ? (vehicles[0]?.vin ?? null) : null;
}

export interface Appointment extends AppointmentContent, Slot {
  /** 96 random bits: a signed link names it. */
  readonly id: string;
  /** The number of its first lead. */
  readonly reference: string;
  readonly kind: AppointmentKind;
  readonly storeId: string;
  readonly state: "booked" | "cancelled";
  /** It rises with every change. */
  readonly revision: number;
  readonly createdAtMs: number;
  readonly keptUntilMs: number;
  /** uniqueUserId: whoever erases everything erases their appointments too. */
  readonly visitorId: string | null;
}

/** Spec §3's names. Times are in UTC, because a store's zone is in the profile. */
export function formatServiceAppointment(appointment: Appointment) {
  const { id, startMs, endMs, customer } = appointment;
  return {
    appointment_id: id,
    start_datetime: new Date(startMs).toISOString(),
    end_datetime: new Date(endMs).toISOString(),
    reason: appointment.reason,
    customer: {
      firstName: customer.firstName,
      lastName: customer.lastName,
      email: customer.email,
      phone: customer.phone,
    },
    business: customer.business,
    notes_general: appointment.notesGeneral,
    vehicle_arr: appointment.vehicles.map(({ year, make, model, vin }) => ({
      year,
      make,
      model,
      vin,
    })),
    repair_order_lines: appointment.repairOrderLines.map(
      ({ opCode, name, notesNarrative }) => ({
        op_code: opCode,
        name,
        notes_narrative: notesNarrative,
      }),
    ),
  };
}

/** A slot is kept for whoever fills in its form. */
export interface SlotHold extends Slot {
  /** 96 random bits; it travels signed. */
  readonly id: string;
  readonly kind: AppointmentKind;
  readonly storeId: string;
  readonly visitorId: string | null;
  readonly endsAtMs: number;
}
