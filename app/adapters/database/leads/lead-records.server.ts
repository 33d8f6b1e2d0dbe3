import type { Kysely } from "kysely";
import type { DatabaseArea } from "#app/adapters/database/tables/database-area.server.ts";
import type { LeadsTables } from "#app/adapters/database/tables/tables.server.ts";
import type { StoredLead } from "#app/domain/leads/lead.ts";
import type { LeadFormat } from "#app/domain/leads/route-lead.ts";
import type {
  DeliveryRecord,
  LeadRecord,
} from "#app/domain/leads/lead-record.ts";
import type {
  LeadCounts,
  LeadListRequest,
  LeadRecords,
} from "#app/operator-ports.ts";
import { countOldLeads, purgeLeads } from "./lead-purge.server.ts";
import { readAttachments, readStoredLeads } from "./lead-read.server.ts";
import { replayDeliveries } from "./lead-replay.server.ts";

const BATCH_SIZE = 200;

export function createLeadRecords(
  area: DatabaseArea<LeadsTables>,
): LeadRecords {
  const { db } = area;
  return {
    list: async (request) => readRecords(db, await listIds(db, request)),

    async find(reference) {
      const ids = await db
        .selectFrom("leads")
        .select("id")
        .where("reference", "=", reference)
        .execute();
      const [record] = await readRecords(db, toIds(ids));
      return record ?? null;
    },

    async *listAll(sinceMs = 0) {
      let lastId = 0;
      for (;;) {
        const rows = await db
          .selectFrom("leads")
          .select("id")
          .where("id", ">", lastId)
          .where("received_at_ms", ">=", sinceMs)
          .orderBy("id")
          .limit(BATCH_SIZE)
          .execute();
        yield* await readRecords(db, toIds(rows));
        const last = rows.at(-1);
        if (last === undefined) return;
        lastId = last.id;
      }
    },

    readAttachments: (leadId) => readAttachments(db, leadId),

    replay: (request) => replayDeliveries(area, request),
    purge: (request) => purgeLeads(area, request),
    countOld: (old) => countOldLeads(area, old),
    async countSince(sinceMs) {
      const { count } = await db
        .selectFrom("leads")
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .where("received_at_ms", ">=", sinceMs)
        .executeTakeFirstOrThrow();
      return count;
    },
    count: () => countLeads(db),
  };
}

async function listIds(
  db: Kysely<LeadsTables>,
  { limit, beforeId, type, state, sinceMs, untilMs }: LeadListRequest,
): Promise<number[]> {
  let query = db
    .selectFrom("leads")
    .select("id")
    .orderBy("id", "desc")
    .limit(limit);
  if (beforeId !== undefined) query = query.where("id", "<", beforeId);
  if (type !== undefined) query = query.where("type", "=", type);
  if (sinceMs !== undefined)
    query = query.where("received_at_ms", ">=", sinceMs);
  if (untilMs !== undefined)
    query = query.where("received_at_ms", "<", untilMs);
  if (state !== undefined)
    query = query.where("id", "in", ({ selectFrom }) =>
      selectFrom("outbox")
        .select("lead_id")
        .where("state", "=", state)
        .where("lead_id", "is not", null)
        .$narrowType<{ lead_id: number }>(),
    );
  return toIds(await query.execute());
}

function toIds(rows: readonly { readonly id: number }[]): number[] {
  return rows.map(({ id }) => id);
}

/** Records come in the order of the ids. */
export async function readRecords(
  db: Kysely<LeadsTables>,
  ids: readonly number[],
): Promise<LeadRecord[]> {
  if (ids.length === 0) return [];
  const leadOf = await readStoredLeads(db, ids);
  const deliveriesOf = await listDeliveries(db, ids);
  const rows = await db
    .selectFrom("leads")
    .select(["id", "reference", "received_at_ms", "content"])
    .where("id", "in", ids)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (row === undefined) return [];
    return [
      {
        id,
        reference: row.reference,
        receivedAtMs: row.received_at_ms,
        lead: readOrMarkUnreadable(() => leadOf(id), row.content),
        deliveries: deliveriesOf(id),
      },
    ];
  });
}

function readOrMarkUnreadable(
  read: () => StoredLead,
  content: string,
): LeadRecord["lead"] {
  try {
    return read();
  } catch {
    return { unreadable: content };
  }
}

async function countLeads(db: Kysely<LeadsTables>): Promise<LeadCounts> {
  const { leads } = await db
    .selectFrom("leads")
    .select(({ fn }) => fn.countAll<number>().as("leads"))
    .executeTakeFirstOrThrow();
  const states = await db
    .selectFrom("outbox")
    .select(({ fn }) => [
      "state",
      fn.countAll<number>().as("count"),
      fn.min<number | null>("queued_at_ms").as("oldestAtMs"),
    ])
    .where("lead_id", "is not", null)
    .groupBy("state")
    .execute();
  const findState = (state: string) => states.find((it) => it.state === state);
  return {
    leads,
    waiting: findState("waiting")?.count ?? 0,
    delivered: findState("delivered")?.count ?? 0,
    dead: findState("dead")?.count ?? 0,
    oldestWaitingAtMs: findState("waiting")?.oldestAtMs ?? null,
  };
}

async function listDeliveries(
  db: Kysely<LeadsTables>,
  leadIds: readonly number[],
): Promise<(leadId: number) => readonly DeliveryRecord[]> {
  const rows = await db
    .selectFrom("outbox")
    .selectAll()
    .where("lead_id", "in", leadIds)
    .$narrowType<{ format: LeadFormat }>()
    .orderBy("id")
    .execute();
  const attempts = await db
    .selectFrom("delivery_attempts")
    .innerJoin("outbox", "outbox.id", "delivery_attempts.outbox_id")
    .selectAll("delivery_attempts")
    .where("outbox.lead_id", "in", leadIds)
    .orderBy("delivery_attempts.id")
    .execute();
  const attemptsOf = Map.groupBy(attempts, ({ outbox_id }) => outbox_id);
  const rowsOf = Map.groupBy(rows, ({ lead_id }) => lead_id);
  return (leadId) =>
    (rowsOf.get(leadId) ?? []).map((row) => ({
      id: row.id,
      recipient: row.recipient,
      format: row.format,
      subject: row.subject,
      isFallback: row.is_fallback === 1,
      state: row.state,
      dueAtMs: row.due_at_ms,
      endedAtMs: row.ended_at_ms,
      attempts: (attemptsOf.get(row.id) ?? []).map(
        ({ at_ms, took_ms, outcome, answer }) => ({
          atMs: at_ms,
          tookMs: took_ms,
          outcome,
          answer,
        }),
      ),
    }));
}
