import type {
  Appointment,
  AppointmentContent,
  AppointmentVehicle,
} from "#app/domain/scheduling/appointment.ts";
import type { AppointmentKind } from "#app/domain/scheduling/slot.ts";
import type { Store } from "#app/domain/store-profile/store-profile.ts";
import { buildAppointmentLead } from "#app/site/appointments/appointment-lead.server.ts";
import { buildAppointmentMail } from "#app/site/appointments/appointment-mail.server.ts";
import { getKeptUntilMs } from "#app/site/appointments/book.server.ts";
import { findBookableSlot } from "#app/site/appointments/choose-slot.server.ts";
import {
  bookElsewhere,
  findSchedulerStore,
  SchedulerAway,
} from "#app/site/appointments/scheduler.server.ts";
import type { AskedByPerson } from "#app/console/frame/asked.ts";
import type { TypedCustomer } from "./customer-draft.ts";

export interface BookingOrder {
  readonly kind: AppointmentKind;
  readonly store: Store;
  readonly startMs: number;
  readonly customer: TypedCustomer;
  /** Digits without +1. */
  readonly phoneDigits: string;
  /** Of the form: pressed twice, it books once. */
  readonly formKey: string;
}

export type OrderOutcome =
  | { readonly status: "booked"; readonly reference: string }
  | { readonly status: "taken" | "away" };

/** As a visitor books, with its lead and mail in one commit; the audit says who did it. */
export async function bookForCustomer(
  asked: AskedByPerson,
  order: BookingOrder,
): Promise<OrderOutcome> {
  const { ports, by, nowMs } = asked;
  const { kind, store, startMs, formKey } = order;
  const slot = findBookableSlot(ports, { kind, store, startMs });
  if (slot === null) return { status: "taken" };
  try {
    const content = await buildContent(asked, order);
    const there = findSchedulerStore(kind, store);
    const remote =
      there === null
        ? null
        : await bookElsewhere(ports, there, { ...slot, ...content }, formKey);
    if (remote?.status === "full") return { status: "taken" };
    const draft: Appointment = {
      ...content,
      ...slot,
      id: formKey,
      reference: "",
      kind,
      storeId: store.id,
      state: "booked",
      revision: 0,
      createdAtMs: nowMs,
      keptUntilMs: getKeptUntilMs(ports.profile, slot),
      visitorId: null,
    };
    const outcome = await ports.appointments.book({
      ...slot,
      holdId: null,
      kind,
      storeId: store.id,
      // The other system gave the place.
      capacity:
        remote === null
          ? ports.profile.scheduling[kind].capacityPerSlot
          : Number.MAX_SAFE_INTEGER,
      visitorId: null,
      content: { ...content, remoteId: remote?.remoteId ?? null },
      keptUntilMs: draft.keptUntilMs,
      idempotencyKey: formKey,
      lead: await buildAppointmentLead(ports, {
        news: "bookedByStore",
        appointment: draft,
      }),
      mails: (appointment) =>
        content.customer.email === ""
          ? []
          : [
              buildAppointmentMail(ports, {
                news: "booked",
                appointment,
                nowMs,
              }),
            ],
      by,
      nowMs,
    });
    return outcome.status === "booked"
      ? { status: "booked", reference: outcome.appointment.reference }
      : { status: "taken" };
  } catch (error) {
    if (error instanceof SchedulerAway) return { status: "away" };
    throw error;
  }
}

async function buildContent(
  asked: AskedByPerson,
  { kind, customer, phoneDigits }: BookingOrder,
): Promise<AppointmentContent> {
  return {
    // What the customer reads is theirs to choose, and nobody asked: the site's first language.
    language: "en",
    reason: "new",
    customer: {
      firstName: customer.firstName,
      lastName: customer.lastName,
      email: customer.email,
      phone: phoneDigits,
      phoneVerified: false,
      comments: "",
      address: null,
      business: null,
    },
    vehicles: [await findVehicle(asked, kind, customer.car)],
    repairOrderLines: [],
    offer: null,
    notesGeneral: customer.note,
    remoteId: null,
  };
}

/** A test drive is in a car of ours, where its VIN or stock number was typed; service is for the customer's own. */
async function findVehicle(
  { ports }: AskedByPerson,
  kind: AppointmentKind,
  text: string,
): Promise<AppointmentVehicle> {
  const stocked =
    kind === "testDrive"
      ? await ports.inventory.findVehicle(text.toUpperCase())
      : null;
  if (stocked === null)
    return {
      year: "",
      make: "",
      model: text,
      trim: null,
      vin: null,
      stockNumber: null,
      miles: null,
    };
  const { vehicle } = stocked;
  return {
    year: String(vehicle.year),
    make: vehicle.make,
    model: vehicle.model,
    trim: vehicle.trim,
    vin: vehicle.vin,
    stockNumber: vehicle.stockNumber,
    miles: vehicle.miles,
  };
}
