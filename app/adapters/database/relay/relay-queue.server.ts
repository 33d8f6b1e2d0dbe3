import { sql } from "kysely";
import type {
  ClaimedEvent,
  RelayQueue,
} from "#app/adapters/conversions-api/relay-queue.server.ts";
import { lockUnlockedRows } from "#app/adapters/database/dialects/sql-differences.server.ts";
import {
  compileStatement,
  type SlotOf,
} from "#app/adapters/database/tables/compiled-statement.server.ts";
import type { DatabaseArea } from "#app/adapters/database/tables/database-area.server.ts";
import type { LeadsTables } from "#app/adapters/database/tables/tables.server.ts";
import type { MetaEvent } from "#app/domain/tracking/meta-event.ts";

interface Claim {
  readonly nowMs: number;
  readonly leasedUntilMs: number;
  readonly token: string;
  readonly limit: number;
}

/** What was sent or may not be sent any more keeps its id alone. */
const EMPTY = {
  event: null,
  visitor_id: null,
  fbp: null,
  fbc: null,
  leased_until_ms: null,
  lease_token: null,
} as const;

export function createRelayQueue(area: DatabaseArea<LeadsTables>): RelayQueue {
  const isAnythingDue = compileStatement(
    area,
    (db, slot: SlotOf<Pick<Claim, "nowMs">>) =>
      db
        .selectFrom("relay_events")
        .select("id")
        .where("state", "=", sql.lit("waiting"))
        .where("due_at_ms", "<=", slot("nowMs"))
        .limit(sql.lit(1)),
  );
  const claimRows = compileStatement(area, (db, slot: SlotOf<Claim>) =>
    db
      .with(
        // Read once: a plan that reads it again would take more rows than its limit.
        (name) => name("due").materialized(),
        (cte) =>
          lockUnlockedRows(
            area,
            cte
              .selectFrom("relay_events")
              .select("id")
              .where("state", "=", sql.lit("waiting"))
              .where("due_at_ms", "<=", slot("nowMs"))
              .where(({ or, eb }) =>
                or([
                  eb("leased_until_ms", "is", null),
                  eb("leased_until_ms", "<=", slot("nowMs")),
                ]),
              )
              .orderBy("due_at_ms")
              .limit(slot("limit")),
          ),
      )
      .updateTable("relay_events")
      .set({
        leased_until_ms: slot("leasedUntilMs"),
        lease_token: slot("token"),
      })
      .where("id", "in", ({ selectFrom }) => selectFrom("due").select("id"))
      .returning(["id", "attempt_count", "event"]),
  );
  return {
    async add({ event, visitorId, nowMs }) {
      const row = {
        event_id: event.event_id,
        at_ms: event.event_time * 1000,
        state: "waiting" as const,
        due_at_ms: nowMs,
        attempt_count: 0,
        visitor_id: visitorId,
        fbp: event.user_data.fbp ?? null,
        fbc: event.user_data.fbc ?? null,
        event: JSON.stringify(event),
      };
      await area.commit((trx) =>
        trx
          .insertInto("relay_events")
          .values(row)
          .onConflict((conflict) => conflict.column("event_id").doNothing())
          .execute(),
      );
    },

    async claim({ nowMs, leaseMs, token, limit }) {
      // A look costs no commit, and most of the time nothing is due.
      if ((await isAnythingDue(area.db, { nowMs })).rows.length === 0)
        return [];
      const claim = { nowMs, token, limit, leasedUntilMs: nowMs + leaseMs };
      const { rows } = await area.commit((trx) => claimRows(trx, claim));
      return rows
        .toSorted((one, other) => one.id - other.id)
        .flatMap(({ id, attempt_count, event }): ClaimedEvent[] =>
          event === null
            ? []
            : [
                {
                  id,
                  attemptCount: attempt_count,
                  event: JSON.parse(event) as MetaEvent,
                },
              ],
        );
    },

    async renew(token, ids, leasedUntilMs) {
      await area.commit((trx) =>
        trx
          .updateTable("relay_events")
          .set({ leased_until_ms: leasedUntilMs })
          .where("id", "in", ids)
          .where("lease_token", "=", token)
          .execute(),
      );
    },

    async end(ids, state) {
      await area.commit((trx) =>
        trx
          .updateTable("relay_events")
          .set({ ...EMPTY, state })
          .where("id", "in", ids)
          .where("state", "=", "waiting")
          .execute(),
      );
    },

    async retry(token, retries) {
      await area.commit(async (trx) => {
        for (const { id, dueAtMs } of retries)
          await trx
            .updateTable("relay_events")
            .set(({ eb }) => ({
              due_at_ms: dueAtMs,
              attempt_count: eb("attempt_count", "+", 1),
              leased_until_ms: null,
              lease_token: null,
            }))
            .where("id", "=", id)
            .where("lease_token", "=", token)
            .execute();
      });
    },

    async endOlder(beforeMs) {
      const { numUpdatedRows } = await area.commit((trx) =>
        trx
          .updateTable("relay_events")
          .set({ ...EMPTY, state: "refused" })
          .where("state", "=", "waiting")
          .where("at_ms", "<", beforeMs)
          .executeTakeFirst(),
      );
      return Number(numUpdatedRows);
    },

    async countWaiting() {
      const { count } = await area.db
        .selectFrom("relay_events")
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .where("state", "=", "waiting")
        .executeTakeFirstOrThrow();
      return Number(count);
    },

    async withdraw({ visitorId, fbp, fbc }) {
      const known = Object.entries({ visitor_id: visitorId, fbp, fbc }).filter(
        (entry): entry is ["visitor_id" | "fbp" | "fbc", string] =>
          entry[1] !== null,
      );
      if (known.length === 0) return;
      await area.commit((trx) =>
        trx
          .deleteFrom("relay_events")
          .where("state", "=", "waiting")
          .where(({ or, eb }) =>
            or(known.map(([column, value]) => eb(column, "=", value))),
          )
          .execute(),
      );
    },
  };
}
