import type { Kysely, Transaction } from "kysely";
import type { Settlement } from "#app/adapters/outbox/outbox-store.server.ts";
import { cleanText } from "./clean-text.server.ts";
import { newDelivery } from "./lead-insert.server.ts";
import type { LeadsTables } from "./tables.server.ts";

const LONGEST_ANSWER = 2_000;

/** Writes down what an attempt led to; false when its lease was lost meanwhile. */
export async function settleDelivery(
  trx: Transaction<LeadsTables>,
  settlement: Settlement,
): Promise<boolean> {
  const { numUpdatedRows } = await endOfAttempt(
    trx,
    settlement,
  ).executeTakeFirst();
  const isOurs = numUpdatedRows === 1n;
  await recordOf(trx, settlement).execute();
  if (isOurs) await addFallback(trx, settlement);
  return isOurs;
}

/** The same without a fallback, as one statement of PostgreSQL: a transaction by itself, on one way there and back. */
export async function settleAtOnce(
  db: Kysely<LeadsTables>,
  settlement: Settlement,
): Promise<boolean> {
  const { count } = await db
    .with("ended", (it) => endOfAttempt(it, settlement).returning("outbox.id"))
    .with("recorded", (it) => recordOf(it, settlement))
    .selectFrom("ended")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count === 1;
}

type Queries = Pick<Kysely<LeadsTables>, "updateTable" | "insertInto">;

function endOfAttempt(
  db: Queries,
  { delivery, outcome, retryAtMs, endedAtMs }: Settlement,
) {
  const isOver = retryAtMs === null;
  const update = db
    .updateTable("outbox")
    .set(({ eb }) => ({
      state: isOver
        ? outcome === "delivered"
          ? ("delivered" as const)
          : ("dead" as const)
        : ("waiting" as const),
      due_at_ms: retryAtMs ?? endedAtMs,
      attempt_count: eb("attempt_count", "+", 1),
      leased_until_ms: null,
      lease_token: null,
      ended_at_ms: isOver ? endedAtMs : null,
    }))
    .where("id", "=", delivery.id)
    .where("state", "=", "waiting");
  // What reached its receiver did so, whoever holds the lease by now.
  return outcome === "delivered"
    ? update
    : update.where("lease_token", "=", delivery.token);
}

function recordOf(
  db: Queries,
  { delivery, atMs, endedAtMs, outcome, answer }: Settlement,
) {
  return db.insertInto("delivery_attempts").values({
    outbox_id: delivery.id,
    at_ms: atMs,
    took_ms: Math.min(Math.max(0, endedAtMs - atMs), 2_147_483_647),
    outcome,
    answer: cleanText(answer.slice(0, LONGEST_ANSWER)),
  });
}

/** Nobody gets a lead twice: for a recipient who already has it nothing is added. */
async function addFallback(
  trx: Transaction<LeadsTables>,
  { delivery, fallback, endedAtMs }: Settlement,
): Promise<void> {
  if (fallback === null) return;
  await trx
    .insertInto("outbox")
    .values({
      ...newDelivery(endedAtMs),
      lead_id: delivery.leadId,
      recipient_id: fallback.id,
      recipient_name: fallback.name,
      recipient: fallback.email.toLowerCase(),
      format: delivery.format,
      subject: delivery.subject,
      is_fallback: 1,
    })
    .onConflict((conflict) =>
      conflict.columns(["lead_id", "recipient"]).doNothing(),
    )
    .execute();
}
