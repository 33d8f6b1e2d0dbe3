import { expect } from "vitest";
import type { Database } from "#app/adapters/database/open-database.server.ts";
import {
  HOLD_MS,
  MOST_COMING,
  MOST_HOLDS,
} from "#app/domain/scheduling/booking-limits.ts";
import { HOUR_MS, MINUTE_MS } from "#app/domain/time.ts";
import type { AppointmentBook } from "#app/ports/appointment-ports.ts";
import {
  aBooking,
  aContent,
  aLead,
  aMail,
  createBook,
  NOON_MS,
} from "./appointment-deeds.ts";
import { testOnEveryDatabase } from "./every-database.ts";

const HALF_HOUR_MS = 30 * MINUTE_MS;
const slotAt = (hours: number) => ({
  startMs: NOON_MS + hours * HOUR_MS,
  endMs: NOON_MS + hours * HOUR_MS + HALF_HOUR_MS,
});

function holdWith(book: AppointmentBook, nowMs: number) {
  return (
    id: string,
    {
      hours,
      visitorId = null,
      client = id,
    }: {
      readonly hours: number;
      readonly visitorId?: string | null;
      readonly client?: string;
    },
    capacity = 1,
  ) =>
    book.hold(
      {
        id,
        kind: "testDrive",
        storeId: "aurora",
        ...slotAt(hours),
        visitorId,
        client,
        endsAtMs: nowMs + HOLD_MS,
        nowMs,
      },
      capacity,
    );
}

testOnEveryDatabase(
  "a visitor and an address hold a few times at once, and moving a hold is no further one",
  async ({ database, clock }) => {
    const hold = holdWith(createBook(database), clock.ms);
    const visitorId = "visitor";
    for (let index = 0; index < MOST_HOLDS.visitor; index++)
      expect(await hold(`v${index}`, { hours: index, visitorId })).toBe("held");
    expect(await hold("v-more", { hours: 40, visitorId })).toBe("too-many");
    expect(await hold("v0", { hours: 41, visitorId })).toBe("held");
    // A household's addresses are one, and an office's visitors share one.
    for (let index = 0; index < MOST_HOLDS.client; index++)
      expect(
        await hold(`c${index}`, {
          hours: 50 + index,
          client: `2001:db8:1:2::${index}`,
        }),
      ).toBe("held");
    expect(
      await hold("c-more", { hours: 60, client: "2001:db8:1:2::ff" }),
    ).toBe("too-many");
    expect(
      await hold("c-other", { hours: 60, client: "2001:db8:9:9::1" }),
    ).toBe("held");
  },
);

testOnEveryDatabase(
  "what a hold leaves is free at once, and a hold from before the clock was set back holds nothing",
  async ({ database, clock }) => {
    const book = createBook(database);
    const hold = holdWith(book, clock.ms);
    expect(await hold("a", { hours: 0 })).toBe("held");
    expect(await hold("a", { hours: 1 })).toBe("held");
    expect(await hold("b", { hours: 0 })).toBe("held");
    expect(await hold("a", { hours: 0 })).toBe("full");
    expect((await book.findHold("a", clock.ms))?.startMs).toBe(
      slotAt(1).startMs,
    );
    await book.release("b");
    expect(await hold("a", { hours: 0 })).toBe("held");
    const yesterdayMs = clock.ms - 24 * HOUR_MS;
    expect(await book.findHold("a", yesterdayMs)).toBeNull();
    expect(await holdWith(book, yesterdayMs)("c", { hours: 0 })).toBe("held");
  },
);

testOnEveryDatabase(
  "a slot has as many places as its capacity, for what is held, booked and of another length together",
  async ({ database, clock }) => {
    const book = createBook(database);
    const hold = holdWith(book, clock.ms);
    const full = { ...slotAt(0), capacity: 3 };
    expect((await book.book(aBooking(clock.ms, full))).status).toBe("booked");
    expect(await hold("a", { hours: 0 }, 3)).toBe("held");
    const long = {
      startMs: NOON_MS - HOUR_MS,
      endMs: NOON_MS + HOUR_MS,
      capacity: 3,
    };
    expect((await book.book(aBooking(clock.ms, long))).status).toBe("booked");
    expect(await hold("b", { hours: 0 }, 3)).toBe("full");
    expect((await book.book(aBooking(clock.ms, full))).status).toBe("full");
    const own = { ...full, holdId: "a" };
    expect((await book.book(aBooking(clock.ms, own))).status).toBe("booked");
    // Another store's and another kind's times are their own.
    for (const elsewhere of [
      { storeId: "joliet" },
      { kind: "service" as const },
    ])
      expect(
        (await book.book(aBooking(clock.ms, { ...full, ...elsewhere }))).status,
      ).toBe("booked");
    const busy = await book.listBusy({
      kind: "testDrive",
      storeId: "aurora",
      fromMs: NOON_MS,
      untilMs: NOON_MS + 1,
      nowMs: clock.ms,
      exceptHoldId: null,
    });
    expect(busy).toHaveLength(3);
  },
);

testOnEveryDatabase(
  "a time that the store blocked takes nobody, whatever the capacity",
  async ({ database, clock }) => {
    await database.leads.db
      .insertInto("slot_blocks")
      .values({
        kind: "testDrive",
        store_id: "aurora",
        start_ms: NOON_MS + 10 * MINUTE_MS,
        end_ms: NOON_MS + 20 * MINUTE_MS,
        note: "Staff meeting",
        created_at_ms: clock.ms,
      })
      .execute();
    const book = createBook(database);
    const booking = aBooking(clock.ms, { capacity: 1_000 });
    expect(await book.book(booking)).toEqual({ status: "full" });
    const service = aBooking(clock.ms, { kind: "service" });
    expect((await book.book(service)).status).toBe("booked");
  },
);

testOnEveryDatabase(
  "an email and a phone have a few coming appointments of a kind at a store; past, cancelled and moved ones do not count",
  async ({ database, clock }) => {
    const book = createBook(database);
    const phone = "6305550142";
    const bookAt = (hours: number, email: string, changes = {}) =>
      book.book(
        aBooking(clock.ms, {
          ...slotAt(hours),
          content: withPhone(email, ""),
          ...changes,
        }),
      );
    for (let hours = 0; hours < MOST_COMING; hours++)
      expect((await bookAt(hours, "Ann@Mail.example")).status).toBe("booked");
    expect(await bookAt(9, "ann@mail.example ")).toEqual({
      status: "too-many",
    });
    expect((await bookAt(9, "bob@mail.example")).status).toBe("booked");
    const service = { kind: "service" as const };
    const other = await bookAt(9, "ann@mail.example", service);
    expect(other.status).toBe("booked");
    const later = { nowMs: slotAt(1).startMs };
    expect((await bookAt(10, "ann@mail.example", later)).status).toBe("booked");
    for (let hours = 20; hours < 20 + MOST_COMING; hours++)
      expect(
        (
          await bookAt(hours, `p${hours}@mail.example`, {
            content: withPhone(`p${hours}@mail.example`, phone),
          })
        ).status,
      ).toBe("booked");
    const call = { content: withPhone("p@mail.example", phone) };
    expect((await bookAt(30, "", call)).status).toBe("too-many");
  },
);

testOnEveryDatabase(
  "a form that was corrected and sent again corrects its appointment, and tells the store",
  async ({ database, clock }) => {
    const book = createBook(database);
    const booking = aBooking(clock.ms, { idempotencyKey: "form" });
    const first = await book.book(booking);
    if (first.status !== "booked") throw new Error(first.status);
    const again = await book.book({
      ...booking,
      ...slotAt(1),
      content: aContent("right@mail.example"),
      lead: aLead("form", "corrected", clock.ms),
    });
    if (again.status !== "booked") throw new Error(again.status);
    expect(again.appointment).toMatchObject({
      id: first.appointment.id,
      reference: first.appointment.reference,
      revision: 2,
      ...slotAt(1),
      customer: { email: "right@mail.example" },
    });
    expect(await book.find(first.appointment.id)).toEqual(again.appointment);
    expect(await countRows(database, "appointments")).toBe(1);
    expect(await countRows(database, "leads")).toBe(2);
    expect(await countRows(database, "visitor_mails")).toBe(2);
    expect((await book.book(aBooking(clock.ms))).status).toBe("booked");
  },
);

testOnEveryDatabase(
  "a form that is sent again after its appointment was cancelled books anew, and tells the store again",
  async ({ database, clock }) => {
    const book = createBook(database);
    const booking = aBooking(clock.ms);
    const first = await book.book(booking);
    if (first.status !== "booked") throw new Error(first.status);
    await book.cancel({
      id: first.appointment.id,
      revision: 1,
      lead: aLead("cancel", "", clock.ms),
      mails: () => [aMail("cancel")],
      nowMs: clock.ms,
    });
    const again = await book.book(booking);
    expect(again).toMatchObject({ status: "booked", isRepeated: false });
    expect(await countRows(database, "leads")).toBe(3);
    expect(await countRows(database, "visitor_mails")).toBe(3);
  },
);

testOnEveryDatabase(
  "when any part of a booking cannot be stored, none of it is",
  async ({ database, clock }) => {
    const book = createBook(database);
    expect(await holdWith(book, clock.ms)("a", { hours: 0 })).toBe("held");
    await expect(
      book.book(
        aBooking(clock.ms, {
          holdId: "a",
          mails: () => {
            throw new Error("The mail cannot be written.");
          },
        }),
      ),
    ).rejects.toThrow("The mail cannot be written.");
    for (const table of ["appointments", "leads", "outbox"] as const)
      expect(await countRows(database, table)).toBe(0);
    expect(await book.findHold("a", clock.ms)).not.toBeNull();
    expect((await book.book(aBooking(clock.ms, { holdId: "a" }))).status).toBe(
      "booked",
    );
  },
);

function withPhone(email: string, phone: string) {
  const content = aContent(email);
  return { ...content, customer: { ...content.customer, phone } };
}

async function countRows(
  { leads }: Database,
  table: "appointments" | "leads" | "visitor_mails" | "outbox",
): Promise<number> {
  const { count } = await leads.db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}
