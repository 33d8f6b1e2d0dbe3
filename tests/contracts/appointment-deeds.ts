import { createAppointmentBook } from "#app/adapters/database/appointments/appointment-book.server.ts";
import type { Database } from "#app/adapters/database/open-database.server.ts";
import type { AppointmentContent } from "#app/domain/scheduling/appointment.ts";
import { makeReference } from "#app/domain/leads/reference-number.ts";
import type { VisitorMail } from "#app/domain/visitor-mail/visitor-mail.ts";
import { HOUR_MS } from "#app/domain/time.ts";
import type { AppointmentBook, Booking } from "#app/ports/appointment-ports.ts";
import type { NewLead } from "#app/ports/lead-ports.ts";
import { toNewLead } from "#app/site/leads/submit-lead.server.ts";
import { aSubmission, SAMPLE_USER } from "#tests/leads/sample-leads.ts";
import { readProfile } from "#tests/leads/sample-profile.ts";

const profile = readProfile();

/** Noon of a Monday in Chicago, some days after the contract tests' clock. */
export const NOON_MS = Date.parse("2026-11-09T18:00:00Z");

export function createBook({ leads }: Database): AppointmentBook {
  return createAppointmentBook({
    area: leads,
    makeReference: () => makeReference(Math.random),
    onStored: () => {},
    onUntrustedHandle(error) {
      throw error;
    },
  });
}

export function aLead(key: string, comments: string, nowMs: number): NewLead {
  return toNewLead(
    { profile, clock: { nowMs: () => nowMs } },
    aSubmission({
      type: "SCHEDULE_TEST_DRIVE",
      idempotencyKey: key,
      user: { ...SAMPLE_USER, comments },
    }),
  );
}

export function aContent(email: string): AppointmentContent {
  return {
    language: "en",
    reason: "new",
    customer: {
      firstName: "Ann",
      lastName: "O’Hara \u0000",
      email,
      phone: "",
      phoneVerified: false,
      comments: "",
      address: null,
      business: null,
    },
    vehicles: [],
    repairOrderLines: [],
    offer: null,
    notesGeneral: "",
    remoteId: null,
  };
}

let count = 0;

/** Each is somebody else's, unless the changes say otherwise. */
export function aBooking(
  nowMs: number,
  changes: Partial<Booking> = {},
): Booking {
  const key = changes.idempotencyKey ?? `form-${++count}`;
  return {
    holdId: null,
    kind: "testDrive",
    storeId: "aurora",
    startMs: NOON_MS,
    endMs: NOON_MS + HOUR_MS / 2,
    capacity: 1,
    visitorId: null,
    content: aContent(`${key}@mail.example`),
    keptUntilMs: NOON_MS + 1_000 * HOUR_MS,
    idempotencyKey: key,
    lead: aLead(key, "", nowMs),
    mails: ({ id, revision }) => [aMail(`${id}-${revision}`)],
    nowMs,
    ...changes,
  };
}

export function aMail(key: string): VisitorMail {
  return {
    kind: "appointment-booked",
    idempotencyKey: key,
    storeId: "aurora",
    visitorId: null,
    to: { name: "Ann", email: "ann@mail.example" },
    subject: "Booked",
    text: "Booked",
    html: "<p>Booked</p>",
    attachments: [],
    unsubscribeUrl: null,
  };
}
