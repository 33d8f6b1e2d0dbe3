import type { Kysely } from "kysely";
import type { LeadsTables } from "./tables.server.ts";

export interface OutboxState {
  readonly waiting: number;
  readonly oldestWaitingAtMs: number | null;
  readonly dead: number;
}

/** By the indexes of what waits and what is dead: it costs the same however much was delivered. */
export async function readOutboxState(
  db: Kysely<LeadsTables>,
): Promise<OutboxState> {
  const waiting = await db
    .selectFrom("outbox")
    .select(({ fn }) => [
      fn.countAll<number>().as("count"),
      fn.min<number | null>("queued_at_ms").as("oldestAtMs"),
    ])
    .where("state", "=", "waiting")
    .executeTakeFirstOrThrow();
  const dead = await db
    .selectFrom("outbox")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("state", "=", "dead")
    .executeTakeFirstOrThrow();
  return {
    waiting: waiting.count,
    oldestWaitingAtMs: waiting.oldestAtMs,
    dead: dead.count,
  };
}
