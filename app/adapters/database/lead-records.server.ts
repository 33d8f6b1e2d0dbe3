import type { Kysely } from "kysely";
import type { LeadAttachment } from "#app/domain/leads/lead.ts";
import type { StoredLead } from "#app/domain/leads/stored-lead.ts";
import type { LeadType } from "#app/domain/store-profile/leads.ts";
import type { DatabaseArea } from "./database-area.server.ts";
import {
  type DeliveryRecord,
  listDeliveries,
} from "./lead-deliveries.server.ts";
import {
  countOldLeads,
  type OldLeads,
  purgeLeads,
} from "./lead-purge.server.ts";
import { replayDeliveries, type ReplayRequest } from "./lead-replay.server.ts";
import { readAttachments, readStoredLeads } from "./lead-read.server.ts";
import type { LeadsTables } from "./tables.server.ts";

/** What operators see of leads and do with them. Personal data: for a terminal, never for a log. */
export interface LeadRecords {
  /** Newest first, from before `beforeId` on. */
  list(request: LeadListRequest): Promise<readonly LeadRecord[]>;
  /** By its reference as it is written on the lead. */
  find(reference: string): Promise<LeadRecord | null>;
  /** Every lead from a moment on, oldest first. */
  listAll(sinceMs?: number): AsyncIterable<LeadRecord>;
  readAttachments(leadId: number): Promise<readonly LeadAttachment[]>;
  /** Sends again what is dead or delivered, or only what is dead; gives the number of mails. */
  replay(request: ReplayRequest): Promise<number>;
  /** Deletes what came before a moment and waits for nothing; at most `limit` leads. */
  purge(request: OldLeads & { readonly limit: number }): Promise<number>;
  countOld(request: OldLeads): Promise<number>;
  countSince(sinceMs: number): Promise<number>;
  count(): Promise<LeadCounts>;
}

export interface LeadListRequest {
  readonly limit: number;
  readonly beforeId?: number | undefined;
  readonly type?: LeadType | undefined;
  /** Only leads with a delivery in this state. */
  readonly state?: DeliveryRecord["state"] | undefined;
  /** Received at this moment or later. */
  readonly sinceMs?: number | undefined;
  /** Received before this moment. */
  readonly untilMs?: number | undefined;
}

export interface LeadRecord {
  readonly id: number;
  readonly reference: string;
  readonly receivedAtMs: number;
  /** The stored text when it cannot be read. */
  readonly lead: StoredLead | { readonly unreadable: string };
  readonly deliveries: readonly DeliveryRecord[];
}

export interface LeadCounts {
  readonly leads: number;
  readonly waiting: number;
  readonly delivered: number;
  readonly dead: number;
  readonly oldestWaitingAtMs: number | null;
}

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
      const [record] = await readRecords(db, idsOf(ids));
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
        yield* await readRecords(db, idsOf(rows));
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
      selectFrom("outbox").select("lead_id").where("state", "=", state),
    );
  return idsOf(await query.execute());
}

function idsOf(rows: readonly { readonly id: number }[]): number[] {
  return rows.map(({ id }) => id);
}

/** In the order of the ids. */
async function readRecords(
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
        lead: orUnreadable(() => leadOf(id), row.content),
        deliveries: deliveriesOf(id),
      },
    ];
  });
}

function orUnreadable(
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
    .groupBy("state")
    .execute();
  const of = (state: string) => states.find((it) => it.state === state);
  return {
    leads,
    waiting: of("waiting")?.count ?? 0,
    delivered: of("delivered")?.count ?? 0,
    dead: of("dead")?.count ?? 0,
    oldestWaitingAtMs: of("waiting")?.oldestAtMs ?? null,
  };
}
