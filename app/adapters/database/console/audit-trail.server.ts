import {
  type DatabaseArea,
  requireWhole,
} from "#app/adapters/database/tables/database-area.server.ts";
import type { LeadsTables } from "#app/adapters/database/tables/tables.server.ts";
import type { AuditTrail } from "#app/ports/console-ports.ts";
import { insertAuditEntry, toRecordedEntry } from "./audit-rows.server.ts";

export function createAuditTrail(
  area: Pick<
    DatabaseArea<LeadsTables>,
    "db" | "commit" | "label" | "findFault"
  >,
): AuditTrail {
  return {
    async list({ limit, ...wanted }) {
      const { storeIds = null } = wanted;
      // PostgreSQL knows no empty list.
      if (storeIds?.length === 0) return [];
      let query = area.db
        .selectFrom("console_audit")
        .selectAll()
        .orderBy("id", "desc")
        .limit(limit);
      if (wanted.beforeId !== undefined)
        query = query.where("id", "<", wanted.beforeId);
      if (wanted.subject !== undefined)
        query = query.where("subject", "=", wanted.subject);
      if (wanted.personId !== undefined)
        query = query.where("person_id", "=", wanted.personId);
      if (wanted.action !== undefined)
        query = query.where("action", "=", wanted.action);
      if (storeIds !== null) query = query.where("store_id", "in", storeIds);
      return (await query.execute()).map(toRecordedEntry);
    },

    async add(entry) {
      requireWhole(area);
      await area.commit((trx) => insertAuditEntry(trx, entry));
    },
  };
}
