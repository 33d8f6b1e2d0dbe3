import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { expect } from "vitest";
import type { Database } from "#app/adapters/database/open-database.server.ts";
import { type Slot } from "#app/domain/scheduling/slot.ts";
import { HOUR_MS, MINUTE_MS } from "#app/domain/time.ts";
import { aBooking, createBook, NOON_MS } from "./appointment-deeds.ts";
import type { BookingOrder } from "./booking-process.ts";
import { often } from "#tests/support/effort.ts";
import { testOnEveryStoredDatabase } from "./every-database.ts";

const PAIRS = often(200, 50);
const WON: readonly string[] = ["booked", "held", "changed"];

testOnEveryStoredDatabase(
  `of two processes that want the last place of a time at once, one gets it, ${PAIRS} times`,
  async ({ place, database, clock }) => {
    const processes = await Promise.all([
      startProcess(JSON.stringify(place)),
      startProcess(JSON.stringify(place)),
    ]);
    try {
      const answers = new Map<string, number>();
      for (let pair = 0; pair < PAIRS; pair++) {
        const orders = await prepareOrders(database, pair, clock.ms);
        const both = await Promise.all(
          processes.map((process, index) => ask(process, orders[index])),
        );
        expect(
          both.filter((answer) => WON.includes(answer)),
          `pair ${pair}: ${both.join(" and ")}`,
        ).toHaveLength(1);
        expect(both).toContain("full");
        for (const answer of both)
          answers.set(answer, (answers.get(answer) ?? 0) + 1);
      }
      expect(answers.get("full")).toBe(PAIRS);
      expect(await countOverlaps(database)).toBe(0);
      const count = (table: "appointments" | "leads" | "visitor_mails") =>
        countRows(database, table);
      const moves = answers.get("changed") ?? 0;
      const booked = await count("appointments");
      expect(await count("leads")).toBe(booked + moves);
      expect(await count("visitor_mails")).toBe(booked + moves);
    } finally {
      for (const process of processes) process.kill();
    }
  },
);

async function startProcess(place: string): Promise<ChildProcess> {
  const child = fork(join(import.meta.dirname, "booking-process.ts"), [place], {
    stdio: ["ignore", "ignore", "inherit", "ipc"],
    execArgv: [],
  });
  await once(child, "message");
  return child;
}

async function ask(
  child: ChildProcess,
  order: BookingOrder | undefined,
): Promise<string> {
  const answered = once(child, "message");
  child.send(order ?? {});
  const [answer] = await answered;
  return String(answer);
}

/** Two bookings of one time, of times that overlap, two holds, or a booking and a move, in turn. */
async function prepareOrders(
  database: Database,
  pair: number,
  nowMs: number,
): Promise<readonly BookingOrder[]> {
  const startMs = NOON_MS + pair * 2 * HOUR_MS;
  const slot = { startMs, endMs: startMs + 30 * MINUTE_MS };
  const overlapping = {
    startMs: startMs + 20 * MINUTE_MS,
    endMs: startMs + 80 * MINUTE_MS,
  };
  const order = (
    index: number,
    deed: BookingOrder["deed"],
    wanted: Slot,
    appointmentId: string | null = null,
  ): BookingOrder => ({
    deed,
    name: `pair-${pair}-${index}`,
    appointmentId,
    nowMs,
    ...wanted,
  });
  switch (pair % 4) {
    case 0:
      return [order(0, "book", slot), order(1, "book", slot)];
    case 1:
      return [order(0, "book", slot), order(1, "book", overlapping)];
    case 2:
      return [order(0, "hold", slot), order(1, "hold", overlapping)];
    default: {
      const elsewhere = {
        startMs: startMs + 95 * MINUTE_MS,
        endMs: startMs + 120 * MINUTE_MS,
      };
      const booking = aBooking(nowMs, {
        ...elsewhere,
        idempotencyKey: `before-${pair}`,
      });
      const outcome = await createBook(database).book(booking);
      if (outcome.status !== "booked") throw new Error(outcome.status);
      const { id } = outcome.appointment;
      return [order(0, "move", slot, id), order(1, "book", slot)];
    }
  }
}

async function countOverlaps({ leads }: Database): Promise<number> {
  const rows = await leads.db
    .selectFrom("appointments")
    .select(["start_ms", "end_ms"])
    .where("state", "=", "booked")
    .orderBy("start_ms")
    .execute();
  return rows.filter(
    (row, index) => row.start_ms < (rows[index - 1]?.end_ms ?? 0),
  ).length;
}

async function countRows(
  { leads }: Database,
  table: "appointments" | "leads" | "visitor_mails",
): Promise<number> {
  const { count } = await leads.db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}
