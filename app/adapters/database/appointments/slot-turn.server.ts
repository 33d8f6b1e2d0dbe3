import type { Transaction } from "kysely";
import type { LeadsTables } from "#app/adapters/database/tables/tables.server.ts";
import type { AppointmentKind, Slot } from "#app/domain/scheduling/slot.ts";
import { DAY_MS, formatUtcDay } from "#app/domain/time.ts";

/** Whose times are taken. */
interface Place {
  readonly kind: AppointmentKind;
  readonly storeId: string;
}

/**
 * Whoever takes a time calls this first: two who take times of one day wait for each other, on several nodes too. Days
 * are written in order, so that nobody waits for whoever waits for them.
 */
export async function takeTurn(
  trx: Transaction<LeadsTables>,
  { kind, storeId }: Place,
  slots: readonly Slot[],
): Promise<void> {
  const days = new Set(slots.flatMap(listUtcDays));
  for (const day of [...days].sort())
    await trx
      .insertInto("appointment_days")
      .values({ store_id: storeId, kind, day, writes: 1 })
      .onConflict((conflict) =>
        conflict
          .columns(["store_id", "kind", "day"])
          .doUpdateSet(({ eb, ref }) => ({
            writes: eb(ref("appointment_days.writes"), "+", 1),
          })),
      )
      .execute();
}

/** Slots that overlap have a day in common. */
function listUtcDays({ startMs, endMs }: Slot): readonly string[] {
  const days: string[] = [];
  const firstMs = Math.floor(startMs / DAY_MS) * DAY_MS;
  for (let atMs = firstMs; atMs < endMs; atMs += DAY_MS)
    days.push(formatUtcDay(atMs));
  return days;
}
