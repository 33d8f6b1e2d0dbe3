import { expect } from "vitest";
import { createAppointmentNotices } from "#app/adapters/database/appointments/appointment-notices.server.ts";
import { createLeadStore } from "#app/adapters/database/leads/lead-store.server.ts";
import type { Database } from "#app/adapters/database/open-database.server.ts";
import { openErasedVisitors } from "#app/adapters/database/visitors/erased-visitors.server.ts";
import { sweepExpired } from "#app/adapters/retention/retention-job.server.ts";
import { createSignedNames } from "#app/adapters/http/requests/signed-names.server.ts";
import { lookAfterAppointments } from "#app/features/appointments/look-after-appointments.server.ts";
import type { Appointment } from "#app/domain/scheduling/appointment.ts";
import { makeReference } from "#app/domain/leads/reference-number.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import { DAY_MS, HOUR_MS } from "#app/domain/time.ts";
import type { AppPorts } from "#app/ports.ts";
import type { Booking } from "#app/ports/appointment-ports.ts";
import type { NewLead } from "#app/ports/lead-ports.ts";
import { readProfile } from "#tests/leads/sample-profile.ts";
import { aBooking, aLead, createBook, NOON_MS } from "./appointment-deeds.ts";
import { testOnEveryDatabase } from "./every-database.ts";
import { createContactStops } from "#app/adapters/database/contact-stops/contact-stops.server.ts";
import { STOP_LINKS } from "#tests/support/stop-links.ts";

const profile = readProfile();
/** 10 AM in Chicago on the day before. */
const REMINDER_MS = NOON_MS - 26 * HOUR_MS;
const NOON_SLOT = { startMs: NOON_MS, endMs: NOON_MS + HOUR_MS };
const THREE_DAYS_BEFORE_MS = NOON_MS - 3 * DAY_MS;

/** One node of several over a database. */
function startNode(
  database: Database,
  nowMs: number,
  stores: StoreProfile["stores"] = profile.stores,
) {
  const logged: string[] = [];
  const leadStore = createLeadStore(database.leads, (error) => {
    throw error;
  });
  const note = (event: string) => void logged.push(event);
  const ports = {
    profile: { ...profile, stores },
    siteUrl: "https://dealer.example",
    clock: { nowMs: () => nowMs },
    log: { debug: note, info: note, warn: note, error: note },
    inventory: {
      findVehicle: async () => null,
    } as unknown as AppPorts["inventory"],
    stopLinks: STOP_LINKS,
    contactStops: openStops(database),
    signedNames: createSignedNames({
      secretKey: "a key for tests that is long enough to pass",
      previousSecretKey: null,
    }),
    leads: {
      add: (lead: NewLead) =>
        leadStore.addLead(lead, () => makeReference(Math.random)),
    },
    appointmentNotices: createAppointmentNotices(database.leads),
  } satisfies Partial<AppPorts>;
  return {
    logged,
    look: () => lookAfterAppointments(ports, new AbortController().signal),
  };
}

const openStops = (database: Database) =>
  createContactStops({
    area: database.leads,
    makeReference: () => makeReference(Math.random),
    onStored: () => {},
    onUntrustedHandle: (error) => {
      throw error;
    },
  });

async function book(
  database: Database,
  nowMs: number,
  changes: Partial<Booking> = {},
): Promise<Appointment> {
  const outcome = await createBook(database).book(
    aBooking(nowMs, { mails: () => [], ...changes }),
  );
  if (outcome.status !== "booked") throw new Error(outcome.status);
  return outcome.appointment;
}

async function listReminders({ leads: { db } }: Database): Promise<string[]> {
  const rows = await db
    .selectFrom("visitor_mails")
    .innerJoin("outbox", "outbox.visitor_mail_id", "visitor_mails.id")
    .select(["kind", "recipient"])
    .where("kind", "=", "appointment-reminder")
    .execute();
  return rows.map(({ recipient }) => recipient);
}

testOnEveryDatabase(
  "a reminder leaves at 10 AM of the day before, once, though two nodes look at once and one starts anew",
  async ({ database }) => {
    const appointment = await book(database, THREE_DAYS_BEFORE_MS);
    await startNode(database, REMINDER_MS - 1).look();
    expect(await listReminders(database)).toEqual([]);
    const nodes = [
      startNode(database, REMINDER_MS),
      startNode(database, REMINDER_MS),
    ];
    const rounds = await Promise.all(nodes.map((node) => node.look()));
    expect(rounds.map(({ reminders }) => reminders).sort()).toEqual([0, 1]);
    await startNode(database, REMINDER_MS + HOUR_MS).look();
    expect(await listReminders(database)).toEqual([appointment.customer.email]);
  },
);

testOnEveryDatabase(
  "whoever stopped all contact is not reminded of what they booked before, and of what they book afterwards they are",
  async ({ database }) => {
    const { customer } = await book(database, THREE_DAYS_BEFORE_MS);
    const stop = {
      email: customer.email.toUpperCase(),
      nowMs: THREE_DAYS_BEFORE_MS + HOUR_MS,
      leads: [],
      consent: {
        kind: "contact" as const,
        visitorId: null,
        textVersion: "stop-1",
        text: "No more.",
        choice: "withdrawn",
        path: "/stop-contact",
        client: { address: "192.0.2.1", userAgent: "a browser" },
      },
    };
    await openStops(database).stop(stop);
    await startNode(database, REMINDER_MS).look();
    expect(await listReminders(database)).toEqual([]);
    await book(database, THREE_DAYS_BEFORE_MS + 2 * HOUR_MS, {
      idempotencyKey: "afterwards",
      capacity: 2,
      content: { ...aBooking(THREE_DAYS_BEFORE_MS).content, customer },
    });
    await startNode(database, REMINDER_MS).look();
    expect(await listReminders(database)).toEqual([customer.email]);
  },
);

testOnEveryDatabase(
  "a clock that jumps back, ahead and back again reminds nobody twice",
  async ({ database }) => {
    await book(database, THREE_DAYS_BEFORE_MS);
    for (const nowMs of [
      REMINDER_MS + HOUR_MS,
      REMINDER_MS - DAY_MS,
      REMINDER_MS,
      NOON_MS + DAY_MS,
      REMINDER_MS + 2 * HOUR_MS,
    ])
      await startNode(database, nowMs).look();
    expect(await listReminders(database)).toHaveLength(1);
  },
);

testOnEveryDatabase(
  "a node that was away sends what is late, but not in the last two hours",
  async ({ database }) => {
    await book(database, THREE_DAYS_BEFORE_MS);
    await startNode(database, NOON_MS - 2 * HOUR_MS).look();
    expect(await listReminders(database)).toEqual([]);
    await startNode(database, NOON_MS - 2 * HOUR_MS - 1).look();
    expect(await listReminders(database)).toHaveLength(1);
  },
);

testOnEveryDatabase(
  "nobody is reminded of what is cancelled or was chosen less than a day ahead, and a new time is reminded of anew",
  async ({ database }) => {
    const dayAfterMs = NOON_MS + DAY_MS;
    const cancelled = await book(database, THREE_DAYS_BEFORE_MS);
    const appointments = createBook(database);
    await appointments.cancel({
      ...cancelled,
      lead: aLead("cancel", "", THREE_DAYS_BEFORE_MS),
      mails: () => [],
      nowMs: THREE_DAYS_BEFORE_MS,
    });
    await book(database, NOON_MS - DAY_MS + 1, { storeId: "joliet" });
    const moved = await book(database, THREE_DAYS_BEFORE_MS, {
      storeId: "kankakee",
    });
    const soon = await book(database, THREE_DAYS_BEFORE_MS, {
      storeId: "merrillville",
    });
    const change = (of: Appointment, nowMs: number, startMs: number) =>
      appointments.change({
        ...of,
        startMs,
        endMs: startMs + HOUR_MS / 2,
        capacity: 1,
        lead: aLead(`change-${of.id}-${of.revision}`, "", nowMs),
        mails: () => [],
        nowMs,
      });
    expect(
      await change(soon, NOON_MS - DAY_MS + HOUR_MS, NOON_MS + HOUR_MS / 2),
    ).toBe("changed");
    await startNode(database, NOON_MS - 23 * HOUR_MS).look();
    expect(await listReminders(database)).toEqual([moved.customer.email]);
    expect(await change(moved, NOON_MS - 23 * HOUR_MS, dayAfterMs)).toBe(
      "changed",
    );
    await startNode(database, REMINDER_MS + DAY_MS).look();
    expect(await listReminders(database)).toEqual([
      moved.customer.email,
      moved.customer.email,
    ]);
  },
);

testOnEveryDatabase(
  "the store hears once of an appointment on a day that became a holiday, and the visitor is not reminded",
  async ({ database }) => {
    const appointment = await book(database, THREE_DAYS_BEFORE_MS);
    const withHoliday = profile.stores.map((store) => ({
      ...store,
      specialDays: [
        {
          day: "2026-11-09",
          name: { en: "Stocktaking", es: "Inventario" },
          departments: ["sales" as const],
          closed: true as const,
        },
      ],
    }));
    const nodes = [REMINDER_MS - HOUR_MS, REMINDER_MS, REMINDER_MS].map(
      (nowMs) => startNode(database, nowMs, withHoliday),
    );
    const [first, second, third] = nodes;
    const told = await Promise.all([first?.look(), second?.look()]);
    expect(told.map((it) => it?.closedDays).sort()).toEqual([0, 1]);
    expect(await third?.look()).toEqual({ closedDays: 0, reminders: 0 });
    expect(nodes.flatMap(({ logged }) => logged)).toEqual([
      "appointments.on-closed-day",
    ]);
    expect(await listReminders(database)).toEqual([]);
    const leads = await database.leads.db
      .selectFrom("leads")
      .select(["content", "idempotency_key"])
      .where("idempotency_key", "like", "appointment-closed%")
      .execute();
    expect(leads).toHaveLength(1);
    expect(leads[0]?.content).toContain(appointment.reference);
  },
);

testOnEveryDatabase(
  "who erases everything leaves a coming appointment without a name, and nothing of what is over or held",
  async ({ database, clock, log }) => {
    const visitorId = "visitor-1";
    const coming = await book(database, THREE_DAYS_BEFORE_MS, { visitorId });
    const appointments = createBook(database);
    const cancelled = await book(database, THREE_DAYS_BEFORE_MS, {
      visitorId,
      storeId: "joliet",
    });
    await appointments.cancel({
      ...cancelled,
      lead: aLead("cancel", "", THREE_DAYS_BEFORE_MS),
      mails: () => [],
      nowMs: THREE_DAYS_BEFORE_MS,
    });
    const others = await book(database, THREE_DAYS_BEFORE_MS, {
      visitorId: "visitor-2",
      storeId: "kankakee",
    });
    await appointments.hold(
      {
        ...NOON_SLOT,
        id: "hold",
        kind: "service",
        storeId: "aurora",
        visitorId,
        client: "127.0.0.1",
        endsAtMs: clock.ms + 1,
        nowMs: clock.ms,
      },
      1,
    );
    const erased = await openErasedVisitors(database.leads, {
      clock: { nowMs: () => THREE_DAYS_BEFORE_MS },
      log,
      profileDays: 30,
    });
    await erased.add(visitorId);
    erased.stop();
    const rows = await database.leads.db
      .selectFrom("appointments")
      .selectAll()
      .orderBy("store_id")
      .execute();
    expect(rows.map(({ id }) => id)).toEqual([coming.id, others.id]);
    expect(JSON.stringify(rows[0])).not.toMatch(/visitor-1|O’Hara|@/);
    expect(await appointments.find(others.id)).toEqual(others);
    expect(
      await database.leads.db.selectFrom("slot_holds").selectAll().execute(),
    ).toEqual([]);
    expect(await appointments.book(aBooking(THREE_DAYS_BEFORE_MS))).toEqual({
      status: "full",
    });
    await startNode(database, REMINDER_MS).look();
    expect(await listReminders(database)).toEqual([others.customer.email]);
    const sweep = (nowMs: number) =>
      sweepExpired({
        area: database.leads,
        profile,
        clock: { nowMs: () => nowMs },
        pauseMs: 0,
      });
    expect(await sweep(NOON_MS)).toMatchObject({ appointments: 0 });
    expect(await sweep(NOON_MS + HOUR_MS)).toMatchObject({ appointments: 1 });
    expect(await sweep(others.keptUntilMs + 1)).toMatchObject({
      appointments: 1,
      appointment_days: 4,
    });
  },
);
