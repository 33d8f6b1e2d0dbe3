import { expect } from "vitest";
import { HOUR_MS } from "#app/domain/time.ts";
import { HOLD_MS } from "#app/domain/scheduling/booking-limits.ts";
import {
  aBooking,
  aLead,
  aMail,
  createBook,
  NOON_MS,
} from "./appointment-deeds.ts";
import { SAMPLE_APPOINTMENT } from "#tests/support/sample-appointment.ts";
import { type OpenedDatabase, testOnEveryDatabase } from "./every-database.ts";

testOnEveryDatabase(
  "an appointment is stored with its lead and its mail, and the same form books it once",
  async ({ database, clock }) => {
    const book = createBook(database);
    const booking = aBooking(clock.ms);
    const first = await book.book(booking);
    if (first.status !== "booked") throw new Error(first.status);
    expect(await book.find(first.appointment.id)).toEqual(first.appointment);
    expect(await book.book(booking)).toEqual({ ...first, isRepeated: true });
    expect(await book.book(aBooking(clock.ms))).toEqual({ status: "full" });
    expect(await countAll(database)).toEqual({
      appointments: 1,
      leads: 1,
      visitor_mails: 1,
    });
  },
);

testOnEveryDatabase(
  "a car has one driver at a time, however many drives a store takes at once",
  async ({ database, clock }) => {
    const book = createBook(database);
    const drive = (vin: string, startMs = NOON_MS) => {
      const booking = aBooking(clock.ms, { capacity: 3, startMs });
      const [vehicle = expect.fail("no vehicle")] = SAMPLE_APPOINTMENT.vehicles;
      const vehicles = [{ ...vehicle, vin }];
      return book.book({
        ...booking,
        endMs: startMs + HOUR_MS / 2,
        content: { ...booking.content, vehicles },
      });
    };
    const later = NOON_MS + HOUR_MS;
    expect(await drive("5J6RS6H51RL000001")).toMatchObject({
      status: "booked",
    });
    expect(await drive("5J6RS6H51RL000001")).toEqual({ status: "full" });
    expect(await drive("5J6RS6H51RL000002")).toMatchObject({
      status: "booked",
    });
    const moved = await drive("5J6RS6H51RL000001", later);
    if (moved.status !== "booked") throw new Error(moved.status);
    const { id, revision } = moved.appointment;
    const change = {
      id,
      revision,
      startMs: NOON_MS,
      endMs: NOON_MS + HOUR_MS / 2,
      capacity: 3,
      keptUntilMs: later,
      lead: aLead("moved", "", clock.ms),
      mails: () => [],
      nowMs: clock.ms,
    };
    expect(await book.change(change)).toBe("full");
    const busy = await book.listBusy({
      kind: "testDrive",
      storeId: "aurora",
      fromMs: NOON_MS,
      untilMs: later,
      nowMs: clock.ms,
      exceptHoldId: null,
      drivenVin: "5J6RS6H51RL000002",
    });
    expect(busy.map(({ places }) => places).sort()).toEqual([1, Infinity]);
  },
);

testOnEveryDatabase(
  "a slot is held for ten minutes, and its end frees it for others",
  async ({ database, clock }) => {
    const book = createBook(database);
    const hold = (id: string, nowMs: number) =>
      book.hold(
        {
          id,
          kind: "testDrive",
          storeId: "aurora",
          startMs: NOON_MS,
          endMs: NOON_MS + HOUR_MS,
          visitorId: null,
          client: id,
          endsAtMs: nowMs + HOLD_MS,
          nowMs,
        },
        1,
      );
    expect(await hold("a", clock.ms)).toBe("held");
    expect(await hold("a", clock.ms)).toBe("held");
    expect(await hold("b", clock.ms)).toBe("full");
    expect(await book.book(aBooking(clock.ms))).toEqual({ status: "full" });
    expect(await hold("b", clock.ms + HOLD_MS)).toBe("held");
    const late = clock.ms + HOLD_MS;
    expect(await book.book(aBooking(late, { holdId: "a" }))).toEqual({
      status: "full",
    });
    expect(await book.book(aBooking(late, { holdId: "b" }))).toMatchObject({
      status: "booked",
    });
    expect(await book.findHold("b", late)).toBeNull();
  },
);

testOnEveryDatabase(
  "a car that somebody holds a time of is nobody else's to hold or to book then, however many drives a store takes at once",
  async ({ database, clock }) => {
    const book = createBook(database);
    const capacity = 3;
    const hold = (id: string, drivenVin: string) =>
      book.hold(
        {
          id,
          kind: "testDrive",
          storeId: "aurora",
          startMs: NOON_MS,
          endMs: NOON_MS + HOUR_MS / 2,
          visitorId: null,
          client: id,
          drivenVin,
          endsAtMs: clock.ms + HOLD_MS,
          nowMs: clock.ms,
        },
        capacity,
      );
    const [vehicle = expect.fail("no vehicle")] = SAMPLE_APPOINTMENT.vehicles;
    const drive = (holdId: string | null) => {
      const booking = aBooking(clock.ms, { capacity, holdId });
      const vehicles = [{ ...vehicle, vin: "5J6RS6H51RL000001" }];
      return book.book({
        ...booking,
        content: { ...booking.content, vehicles },
      });
    };
    expect(await hold("a", "5J6RS6H51RL000001")).toBe("held");
    expect(await hold("b", "5J6RS6H51RL000001")).toBe("full");
    expect(await hold("b", "5J6RS6H51RL000002")).toBe("held");
    expect(await drive(null)).toEqual({ status: "full" });
    expect(await drive("a")).toMatchObject({ status: "booked" });
  },
);

testOnEveryDatabase(
  "an appointment is moved and cancelled once, and what it leaves is offered again",
  async ({ database, clock }) => {
    const book = createBook(database);
    const booked = await book.book(aBooking(clock.ms));
    if (booked.status !== "booked") throw new Error(booked.status);
    const { appointment } = booked;
    const update = {
      id: appointment.id,
      revision: 1,
      lead: aLead("change", "changed", clock.ms),
      mails: () => [aMail("change")],
      nowMs: clock.ms,
    };
    const later = { startMs: NOON_MS + HOUR_MS, endMs: NOON_MS + 2 * HOUR_MS };
    const moved = { ...update, ...later, capacity: 1, keptUntilMs: 9 };
    expect(await book.change(moved)).toBe("changed");
    expect(await book.change(moved)).toBe("stale");
    expect(await book.find(appointment.id)).toEqual({
      ...appointment,
      ...later,
      keptUntilMs: 9,
      revision: 2,
    });
    expect((await book.book(aBooking(clock.ms))).status).toBe("booked");
    const cancelled = {
      ...update,
      revision: 2,
      lead: aLead("cancel", "cancelled", clock.ms),
      mails: () => [aMail("cancel")],
    };
    expect(await book.cancel(cancelled)).toBe("cancelled");
    expect(await book.cancel(cancelled)).toBe("stale");
    expect((await book.book(aBooking(clock.ms, later))).status).toBe("booked");
    expect(await countAll(database)).toEqual({
      appointments: 3,
      leads: 5,
      visitor_mails: 5,
    });
  },
);

async function countAll({ leads }: OpenedDatabase["database"]) {
  const count = async (
    table: "appointments" | "leads" | "visitor_mails",
  ): Promise<number> => {
    const row = await leads.db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .executeTakeFirstOrThrow();
    return row.count;
  };
  return {
    appointments: await count("appointments"),
    leads: await count("leads"),
    visitor_mails: await count("visitor_mails"),
  };
}
