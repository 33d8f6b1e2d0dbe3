import fc from "fast-check";
import { expect, test } from "vitest";
import { openDatabase } from "#app/adapters/database/open-database.server.ts";
import { HOLD_MS } from "#app/domain/scheduling/booking-limits.ts";
import {
  type BusyTime,
  countTaken,
  type Slot,
} from "#app/domain/scheduling/slot.ts";
import { MINUTE_MS } from "#app/domain/time.ts";
import type { AppointmentBook } from "#app/ports/appointment-ports.ts";
import {
  aBooking,
  aLead,
  aMail,
  createBook,
  NOON_MS,
} from "./appointment-deeds.ts";

const QUARTER_MS = 15 * MINUTE_MS;
const STARTS_AT_MS = NOON_MS - 100 * HOLD_MS;
const HOLDERS = ["a", "b", "c"] as const;

const slots = fc
  .tuple(fc.integer({ min: 0, max: 7 }), fc.integer({ min: 1, max: 4 }))
  .map(([start, length]): Slot => ({
    startMs: NOON_MS + start * QUARTER_MS,
    endMs: NOON_MS + (start + length) * QUARTER_MS,
  }));
const holder = fc.constantFrom(...HOLDERS);

type Deed =
  | { readonly kind: "hold"; readonly holder: string; readonly slot: Slot }
  | { readonly kind: "release"; readonly holder: string }
  | {
      readonly kind: "book";
      readonly holder: string | null;
      readonly slot: Slot;
    }
  | { readonly kind: "move"; readonly which: number; readonly slot: Slot }
  | { readonly kind: "cancel"; readonly which: number }
  | { readonly kind: "wait"; readonly minutes: number };

const deeds: fc.Arbitrary<Deed> = fc.oneof(
  fc.record({ kind: fc.constant("hold" as const), holder, slot: slots }),
  fc.record({ kind: fc.constant("release" as const), holder }),
  fc.record({
    kind: fc.constant("book" as const),
    holder: fc.option(holder),
    slot: slots,
  }),
  fc.record({
    kind: fc.constant("move" as const),
    which: fc.nat(9),
    slot: slots,
  }),
  fc.record({ kind: fc.constant("cancel" as const), which: fc.nat(9) }),
  fc.record({
    kind: fc.constant("wait" as const),
    minutes: fc.integer({ min: 1, max: 9 }),
  }),
);

interface Booked extends Slot {
  readonly id: string;
  readonly revision: number;
}

/** What a person with a paper calendar would know. */
class Calendar {
  readonly capacity: number;
  readonly holds = new Map<string, Slot & { readonly endsAtMs: number }>();
  booked: Booked[] = [];
  nowMs = STARTS_AT_MS;

  constructor(capacity: number) {
    this.capacity = capacity;
  }

  hasRoom(
    slot: Slot,
    { holder = null as string | null, id = null as string | null } = {},
  ): boolean {
    const others = [
      ...this.booked.filter((it) => it.id !== id),
      ...[...this.holds]
        .filter(([name, it]) => name !== holder && it.endsAtMs > this.nowMs)
        .map(([, it]) => it),
    ];
    const busy = others.map((it): BusyTime => ({ ...it, places: 1 }));
    return countTaken(slot, busy) < this.capacity;
  }
}

let count = 0;

/** Does it in the book and in the calendar, which must agree. */
async function act(
  book: AppointmentBook,
  calendar: Calendar,
  deed: Deed,
): Promise<void> {
  const { nowMs, capacity } = calendar;
  const name = `deed-${++count}`;
  const news = {
    lead: aLead(name, "", nowMs),
    mails: () => [aMail(name)],
    nowMs,
  };
  switch (deed.kind) {
    case "wait":
      calendar.nowMs += deed.minutes * MINUTE_MS;
      return;
    case "release":
      await book.release(deed.holder);
      calendar.holds.delete(deed.holder);
      return;
    case "hold": {
      const endsAtMs = nowMs + HOLD_MS;
      const outcome = await book.hold(
        {
          id: deed.holder,
          kind: "testDrive",
          storeId: "aurora",
          ...deed.slot,
          visitorId: null,
          client: deed.holder,
          endsAtMs,
          nowMs,
        },
        capacity,
      );
      const hasRoom = calendar.hasRoom(deed.slot, deed);
      expect(outcome).toBe(hasRoom ? "held" : "full");
      if (hasRoom) calendar.holds.set(deed.holder, { ...deed.slot, endsAtMs });
      return;
    }
    case "book": {
      const outcome = await book.book(
        aBooking(nowMs, { ...deed.slot, capacity, holdId: deed.holder }),
      );
      const hasRoom = calendar.hasRoom(deed.slot, deed);
      expect(outcome.status).toBe(hasRoom ? "booked" : "full");
      if (outcome.status !== "booked") return;
      calendar.booked.push(outcome.appointment);
      if (deed.holder !== null) calendar.holds.delete(deed.holder);
      return;
    }
    case "move": {
      const moved = calendar.booked[deed.which % calendar.booked.length];
      if (moved === undefined) return;
      const { id, revision } = moved;
      const outcome = await book.change({
        ...news,
        ...deed.slot,
        id,
        revision,
        capacity,
        keptUntilMs: 0,
      });
      const hasRoom = calendar.hasRoom(deed.slot, { id });
      expect(outcome).toBe(hasRoom ? "changed" : "full");
      if (hasRoom)
        calendar.booked = calendar.booked.map((it) =>
          it.id === id ? { ...deed.slot, id, revision: revision + 1 } : it,
        );
      return;
    }
    case "cancel": {
      const cancelled = calendar.booked[deed.which % calendar.booked.length];
      if (cancelled === undefined) return;
      const { id, revision } = cancelled;
      expect(await book.cancel({ ...news, id, revision })).toBe("cancelled");
      expect(await book.cancel({ ...news, id, revision })).toBe("stale");
      calendar.booked = calendar.booked.filter((it) => it.id !== id);
    }
  }
}

test("whatever is held, booked, moved, cancelled and left to end, the book agrees with a paper calendar, and each deed has its lead and its mail", async () => {
  const say = (): void => {};
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 3 }),
      fc.array(deeds, { minLength: 5, maxLength: 40 }),
      async (capacity, history) => {
        const database = await openDatabase(
          { kind: "sqlite", dataDir: ":memory:" },
          {
            clock: { nowMs: () => 0 },
            log: { debug: say, info: say, warn: say, error: say },
          },
        );
        try {
          const book = createBook(database);
          const calendar = new Calendar(capacity);
          for (const deed of history) await act(book, calendar, deed);
          const { db } = database.leads;
          const leads = await db.selectFrom("leads").select("id").execute();
          const mails = await db
            .selectFrom("visitor_mails")
            .select("id")
            .execute();
          const rows = await db
            .selectFrom("appointments")
            .select(["state", "revision"])
            .execute();
          const news = rows.reduce((sum, { revision }) => sum + revision, 0);
          expect(leads).toHaveLength(news);
          expect(mails).toHaveLength(news);
          expect(rows.filter(({ state }) => state === "booked")).toHaveLength(
            calendar.booked.length,
          );
        } finally {
          await database.close();
        }
      },
    ),
    { numRuns: 60 },
  );
});
