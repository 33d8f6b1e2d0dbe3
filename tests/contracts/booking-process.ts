import type { DatabasePlace } from "#app/adapters/database/dialects/database-place.server.ts";
import { openDatabase } from "#app/adapters/database/open-database.server.ts";
import { HOLD_MS } from "#app/domain/scheduling/booking-limits.ts";
import type { Slot } from "#app/domain/scheduling/slot.ts";
import { aBooking, aLead, aMail, createBook } from "./appointment-deeds.ts";

/** What one of two nodes does, told by its parent. Times are counted by the parent's clock. */
export interface BookingOrder extends Slot {
  readonly deed: "book" | "hold" | "move";
  /** No two orders share one. */
  readonly name: string;
  /** Of the appointment that is moved. */
  readonly appointmentId: string | null;
  readonly nowMs: number;
}

const place: DatabasePlace = JSON.parse(process.argv[2] ?? "");
const say = (): void => {};
const database = await openDatabase(place, {
  clock: { nowMs: () => 0 },
  log: { debug: say, info: say, warn: say, error: say },
});
const book = createBook(database);

process.on("message", (order: BookingOrder) => {
  void obey(order).then(
    (answer) => process.send?.(answer),
    (error: unknown) => process.send?.(`failed: ${String(error)}`),
  );
});
process.on("disconnect", () => void database.close());
process.send?.("ready");

async function obey(order: BookingOrder): Promise<string> {
  const { deed, name, nowMs, startMs, endMs, appointmentId } = order;
  switch (deed) {
    case "book": {
      const booking = aBooking(nowMs, { idempotencyKey: name, startMs, endMs });
      return (await book.book(booking)).status;
    }
    case "hold":
      return book.hold(
        {
          id: name,
          kind: "testDrive",
          storeId: "aurora",
          startMs,
          endMs,
          visitorId: null,
          client: name,
          endsAtMs: nowMs + HOLD_MS,
          nowMs,
        },
        1,
      );
    case "move":
      return book.change({
        id: appointmentId ?? "",
        revision: 1,
        startMs,
        endMs,
        capacity: 1,
        keptUntilMs: endMs,
        lead: aLead(name, "", nowMs),
        mails: () => [aMail(name)],
        nowMs,
      });
  }
}
