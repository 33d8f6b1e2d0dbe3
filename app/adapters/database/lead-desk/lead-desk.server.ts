import { insertAuditEntry } from "#app/adapters/database/console/audit-rows.server.ts";
import { readAttachments } from "#app/adapters/database/leads/lead-read.server.ts";
import type { DatabaseArea } from "#app/adapters/database/tables/database-area.server.ts";
import type { LeadsTables } from "#app/adapters/database/tables/tables.server.ts";
import { listAcceptedTrades } from "#app/adapters/database/visitors/trade-records.server.ts";
import type {
  LeadChange,
  LeadDesk,
  LeadQuestion,
} from "#app/ports/lead-desk-ports.ts";
import { countLeads, listLeadIds, readDeskLeads } from "./desk-leads.server.ts";
import { findLead, readCase } from "./lead-case.server.ts";
import { catchUpFinds } from "./lead-finds.server.ts";
import { createNoting } from "./lead-notes.server.ts";

const EXPORTED_AT_ONCE = 200;

export function createLeadDesk(area: DatabaseArea<LeadsTables>): LeadDesk {
  const { db } = area;

  async function catchUp({ text = "" }: LeadQuestion): Promise<void> {
    if (text !== "") await catchUpFinds(area);
  }

  return {
    ...createNoting(area),

    async list({ limit, beforeId, ...question }) {
      await catchUp(question);
      const span = { limit, beforeId };
      return readDeskLeads(db, await listLeadIds(db, question, span));
    },

    async listOldest({ limit, ...question }) {
      await catchUp(question);
      const ids = await listLeadIds(db, question, { limit }, "asc");
      return readDeskLeads(db, ids);
    },

    async count(question) {
      await catchUp(question);
      return countLeads(db, question);
    },

    async find(reference, storeIds) {
      const lead = await findLead(db, reference, storeIds);
      if (lead === null) return null;
      await catchUpFinds(area);
      return readCase(db, lead, storeIds);
    },

    async *exportAll(question, change) {
      await catchUp(question);
      await area.runExclusively((trx) =>
        insertAuditEntry(trx, toExportEntry(question, change)),
      );
      let afterId = 0;
      for (;;) {
        const span = { limit: EXPORTED_AT_ONCE, afterId };
        const ids = await listLeadIds(area.bulkDb, question, span, "asc");
        yield* await readDeskLeads(area.bulkDb, ids);
        const last = ids.at(-1);
        if (last === undefined) return;
        afterId = last;
      }
    },

    readAttachments: (leadId) => readAttachments(db, leadId),

    listAcceptedTrades: (storeIds, limit) =>
      listAcceptedTrades(db, storeIds, limit),
  };
}

/** What was sought may name a visitor, so the audit says only that something was. */
function toExportEntry(
  { storeIds, text = "", type, state, assignedTo, ...span }: LeadQuestion,
  { by, nowMs }: LeadChange,
) {
  return {
    atMs: nowMs,
    by,
    storeId: storeIds?.length === 1 ? (storeIds[0] ?? null) : null,
    action: "leads.exported",
    subject: "leads",
    before: null,
    after: {
      stores: storeIds,
      ...(type !== undefined && { type }),
      ...(state !== undefined && { state }),
      ...(assignedTo !== undefined && { assignedTo }),
      ...(span.sinceMs !== undefined && { sinceMs: span.sinceMs }),
      ...(span.untilMs !== undefined && { untilMs: span.untilMs }),
      ...(text !== "" && { isSearched: true }),
    },
  } as const;
}
