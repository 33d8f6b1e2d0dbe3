import { hash } from "node:crypto";
import { sql } from "kysely";
import type { Clock, Log } from "#app/ports.ts";
import type { ErasedVisitors } from "#app/ports/visitor-ports.ts";
import {
  type DatabaseArea,
  requireWhole,
} from "#app/adapters/database/tables/database-area.server.ts";
import type { LeadsTables } from "#app/adapters/database/tables/tables.server.ts";
import { eraseAppointments } from "./erased-appointments.server.ts";

const POLL_EVERY_MS = 2_000;
/** Rows of other processes may be dated by a clock that was set wrong for days, or before ours was corrected. */
const OVERLAP_MS = 7 * 86_400_000;

export interface ErasedVisitorList extends ErasedVisitors {
  stop(): void;
}

/**
 * The visitor profile is only in a cookie, so erasing it needs a note on our side: whoever keeps a copy of the cookie
 * must find it invalid on every node within seconds. Notes older than the cookie's lifetime are dropped. What we keep
 * for the visitor alone goes with it; what they sent to the dealer stays with the dealer.
 */
export async function openErasedVisitors(
  area: Pick<
    DatabaseArea<LeadsTables>,
    "db" | "commit" | "label" | "findFault"
  >,
  {
    clock,
    log,
    profileDays,
  }: { readonly clock: Clock; readonly log: Log; readonly profileDays: number },
): Promise<ErasedVisitorList> {
  const { db } = area;
  const erased = new Set<string>();
  let readUpToMs = 0;

  async function readNew(): Promise<void> {
    const rows = await db
      .selectFrom("erased_visitors")
      .select(["visitor_hash", "erased_at_ms"])
      .where("erased_at_ms", ">=", readUpToMs - OVERLAP_MS)
      .execute();
    for (const { visitor_hash, erased_at_ms } of rows) {
      erased.add(visitor_hash);
      readUpToMs = Math.max(readUpToMs, erased_at_ms);
    }
  }

  await area.commit((trx) =>
    trx
      .deleteFrom("erased_visitors")
      .where("erased_at_ms", "<", clock.nowMs() - profileDays * 86_400_000)
      .execute(),
  );
  await readNew();
  let isReading = false;
  const timer = setInterval(() => {
    // Looks that wait for a lock may not take every connection.
    if (isReading) return;
    isReading = true;
    readNew()
      .catch((error: unknown) =>
        log.warn("erased-visitors.not-read", { message: String(error) }),
      )
      .finally(() => (isReading = false));
  }, POLL_EVERY_MS).unref();

  return {
    has: (visitorId) => erased.has(hash("sha256", visitorId)),
    async add(visitorId) {
      const visitor_hash = hash("sha256", visitorId);
      erased.add(visitor_hash);
      requireWhole(area);
      await area.commit(async (trx) => {
        await trx
          .insertInto("erased_visitors")
          .values({ visitor_hash, erased_at_ms: clock.nowMs() })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
        await trx
          .deleteFrom("experiment_views")
          .where("visitor_hash", "=", visitor_hash)
          .execute();
        for (const table of [
          "visitor_mails",
          "trade_records",
          "alerts",
          "conversations",
          "slot_holds",
          "relay_events",
        ] as const)
          await trx
            .deleteFrom(table)
            .where("visitor_id", "=", visitorId)
            .execute();
        const isTheirs = sql<boolean>`visitor_id = ${visitorId}`;
        await eraseAppointments(trx, isTheirs, clock.nowMs());
      });
    },
    stop: () => clearInterval(timer),
  };
}
