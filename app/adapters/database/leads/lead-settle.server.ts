import { sql, type Transaction } from "kysely";
import type { Settlement } from "#app/adapters/outbox/outbox-store.server.ts";
import { cleanText } from "#app/adapters/database/tables/clean-text.server.ts";
import {
  type CompilingArea,
  compileStatement,
  type SlotOf,
} from "#app/adapters/database/tables/compiled-statement.server.ts";
import type { InsertDeliveries } from "./new-deliveries.server.ts";
import type { LeadsTables } from "#app/adapters/database/tables/tables.server.ts";

const LONGEST_ANSWER = 2_000;
const LONGEST_ATTEMPT_MS = 2_147_483_647;

type LeadsArea = CompilingArea<LeadsTables>;

/** False means that the lease was lost meanwhile. */
type SettleDelivery = (
  trx: Transaction<LeadsTables>,
  settlement: Settlement,
) => Promise<boolean>;

export function compileSettlement(
  area: LeadsArea,
  insertDeliveries: InsertDeliveries,
): SettleDelivery {
  const endAttempt = compileAttemptEnd(area);
  const recordAttempt = compileAttemptRecord(area);
  return async (trx, settlement) => {
    const { delivery, fallback, endedAtMs } = settlement;
    const ended = await endAttempt(trx, toAttemptEnd(settlement));
    const isOurs = ended.numAffectedRows === 1n;
    await recordAttempt(trx, toAttempt(settlement));
    if (isOurs && fallback !== null && delivery.leadId !== null)
      await insertDeliveries(
        trx,
        [fallback],
        { ...delivery, isFallback: true },
        endedAtMs,
      );
    return isOurs;
  };
}

interface AttemptEnd {
  readonly deliveryId: number;
  readonly token: string;
  readonly outcome: Settlement["outcome"];
  /** One or none. */
  readonly unconfirmedCount: number;
  readonly state: "waiting" | "delivered" | "dead";
  readonly dueAtMs: number;
  /** It is null while it waits for another attempt. */
  readonly endedAtMs: number | null;
}

function toAttemptEnd({
  delivery,
  outcome,
  retryAtMs,
  endedAtMs,
}: Settlement): AttemptEnd {
  const end = {
    deliveryId: delivery.id,
    token: delivery.token,
    outcome,
    unconfirmedCount: outcome === "unconfirmed" ? 1 : 0,
  };
  if (retryAtMs !== null)
    return { ...end, state: "waiting", dueAtMs: retryAtMs, endedAtMs: null };
  const state = outcome === "delivered" ? "delivered" : "dead";
  return { ...end, state, dueAtMs: endedAtMs, endedAtMs };
}

/** What reached its receiver did so, whoever holds the lease by now. */
function compileAttemptEnd(area: LeadsArea) {
  return compileStatement(area, (db, slot: SlotOf<AttemptEnd>) =>
    db
      .updateTable("outbox")
      .set(({ eb }) => ({
        state: slot("state"),
        due_at_ms: slot("dueAtMs"),
        attempt_count: eb("attempt_count", "+", sql.lit(1)),
        unconfirmed_count: eb(
          "unconfirmed_count",
          "+",
          slot("unconfirmedCount"),
        ),
        leased_until_ms: null,
        lease_token: null,
        ended_at_ms: slot("endedAtMs"),
      }))
      .where("id", "=", slot("deliveryId"))
      .where("state", "=", sql.lit("waiting"))
      .where(({ or, eb }) =>
        or([
          eb("lease_token", "=", slot("token")),
          eb(slot("outcome"), "=", sql.lit("delivered" as const)),
        ]),
      ),
  );
}

type Attempt = Omit<LeadsTables["delivery_attempts"], "id">;

function toAttempt({
  delivery,
  atMs,
  endedAtMs,
  outcome,
  answer,
}: Settlement): Attempt {
  return {
    outbox_id: delivery.id,
    at_ms: atMs,
    took_ms: Math.min(Math.max(0, endedAtMs - atMs), LONGEST_ATTEMPT_MS),
    outcome,
    answer: cleanText(answer.slice(0, LONGEST_ANSWER)),
  };
}

/** A visitor may have erased the mail while it was on its way: then nothing is recorded. */
function compileAttemptRecord(area: LeadsArea) {
  return compileStatement(area, (db, slot: SlotOf<Attempt>) =>
    db
      .insertInto("delivery_attempts")
      .columns(["outbox_id", "at_ms", "took_ms", "outcome", "answer"])
      .expression(
        db
          .selectFrom("outbox")
          .select(({ cast, ref }) => [
            ref("id").as("outbox_id"),
            cast<number>(slot("at_ms"), "bigint").as("at_ms"),
            cast<number>(slot("took_ms"), "integer").as("took_ms"),
            cast<Attempt["outcome"]>(slot("outcome"), "text").as("outcome"),
            cast<string>(slot("answer"), "text").as("answer"),
          ])
          .where("id", "=", slot("outbox_id")),
      ),
  );
}
