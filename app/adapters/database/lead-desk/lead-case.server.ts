import type { Kysely } from "kysely";
import { toAppointment } from "#app/adapters/database/appointments/appointment-rows.server.ts";
import { toConversation } from "#app/adapters/database/conversations/conversation-store.server.ts";
import type { LeadsTables } from "#app/adapters/database/tables/tables.server.ts";
import { isOwnStore } from "#app/domain/console/roles.ts";
import { listTrades } from "#app/adapters/database/visitors/trade-records.server.ts";
import type {
  DeskCase,
  DeskLead,
  LeadNote,
  OwnStores,
} from "#app/ports/lead-desk-ports.ts";
import { readDeskLeads } from "./desk-leads.server.ts";

type Db = Kysely<LeadsTables>;

const MOST_OTHERS = 50;

/** Null for one of another store, too. */
export async function findLead(
  db: Db,
  reference: string,
  storeIds: OwnStores,
): Promise<DeskLead | null> {
  const row = await db
    .selectFrom("leads")
    .select("id")
    .where("reference", "=", reference)
    .executeTakeFirst();
  if (row === undefined) return null;
  const [lead] = await readDeskLeads(db, [row.id]);
  return lead !== undefined && isOwnStore({ storeIds }, lead.storeId)
    ? lead
    : null;
}

/** Everything around a lead whose finds are noted. */
export async function readCase(
  db: Db,
  lead: DeskLead,
  storeIds: OwnStores,
): Promise<DeskCase> {
  const visitor = await db
    .selectFrom("lead_finds")
    .select(["visitor_id", "mailbox"])
    .where("lead_id", "=", lead.id)
    .executeTakeFirst();
  const others = await listOthers(db, lead, visitor, storeIds);
  const references = [lead, ...others].map((it) => it.reference);
  const trades = await listTrades(db, visitor?.visitor_id ?? null);
  return {
    lead,
    notes: await listNotes(db, lead.id),
    conversation: await findConversation(db, lead),
    others,
    appointments: await listAppointments(db, references, storeIds),
    trades: trades.filter(({ storeId }) => isOwnStore({ storeIds }, storeId)),
  };
}

async function listOthers(
  db: Db,
  { id }: DeskLead,
  visitor:
    | { readonly visitor_id: string | null; readonly mailbox: string | null }
    | undefined,
  storeIds: OwnStores,
): Promise<DeskLead[]> {
  const { visitor_id = null, mailbox = null } = visitor ?? {};
  if (visitor_id === null && mailbox === null) return [];
  let query = db
    .selectFrom("lead_finds")
    .innerJoin("leads", "leads.id", "lead_finds.lead_id")
    .select("leads.id")
    .where("leads.id", "!=", id)
    .where(({ or, eb }) =>
      or([
        ...(visitor_id === null
          ? []
          : [eb("lead_finds.visitor_id", "=", visitor_id)]),
        ...(mailbox === null ? [] : [eb("lead_finds.mailbox", "=", mailbox)]),
      ]),
    )
    .orderBy("leads.id", "desc")
    .limit(MOST_OTHERS);
  if (storeIds !== null) query = query.where("leads.store_id", "in", storeIds);
  const rows = await query.execute();
  return readDeskLeads(
    db,
    rows.map((row) => row.id),
  );
}

async function listNotes(db: Db, leadId: number): Promise<LeadNote[]> {
  const rows = await db
    .selectFrom("lead_notes")
    .selectAll()
    .where("lead_id", "=", leadId)
    .orderBy("id")
    .execute();
  return rows.map(({ id, at_ms, person_id, person_name, text }) => ({
    id,
    atMs: at_ms,
    by: { personId: person_id, name: person_name },
    text,
  }));
}

/** All leads of one conversation have its key. */
async function findConversation(
  db: Db,
  { lead }: DeskLead,
): Promise<DeskCase["conversation"]> {
  if ("unreadable" in lead) return null;
  const row = await db
    .selectFrom("conversations")
    .selectAll()
    .where("visitor_id", "=", lead.visitorId)
    .executeTakeFirst();
  return row !== undefined && lead.idempotencyKey === `chat.${row.id}`
    ? toConversation(row)
    : null;
}

async function listAppointments(
  db: Db,
  references: readonly string[],
  storeIds: OwnStores,
): Promise<DeskCase["appointments"]> {
  const rows = await db
    .selectFrom("appointments")
    .selectAll()
    .where("reference", "in", references)
    .orderBy("start_ms", "desc")
    .execute();
  return rows
    .filter((row) => isOwnStore({ storeIds }, row.store_id))
    .map(toAppointment);
}
