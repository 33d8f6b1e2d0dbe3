import type { DatabaseArea } from "#app/adapters/database/tables/database-area.server.ts";
import type { LeadsTables } from "#app/adapters/database/tables/tables.server.ts";
import type { ConsentRecord, ConsentRecords } from "#app/operator-ports.ts";

const BATCH_SIZE = 500;

export function createConsentRecords({
  db,
}: Pick<DatabaseArea<LeadsTables>, "db">): ConsentRecords {
  return {
    async *listAll({ sinceMs, untilMs, visitorId }) {
      let lastId = 0;
      for (;;) {
        let query = db
          .selectFrom("consent_entries")
          .innerJoin(
            "consent_texts",
            "consent_texts.text_hash",
            "consent_entries.text_hash",
          )
          .selectAll("consent_entries")
          .select("consent_texts.text")
          .where("id", ">", lastId)
          .where("at_ms", ">=", sinceMs)
          .where("at_ms", "<", untilMs)
          .orderBy("id")
          .limit(BATCH_SIZE);
        if (visitorId !== null)
          query = query.where("visitor_id", "=", visitorId);
        const rows = await query.execute();
        yield* rows.map(toRecord);
        const last = rows.at(-1);
        if (last === undefined) return;
        lastId = last.id;
      }
    },
  };
}

function toRecord(row: {
  readonly id: number;
  readonly at_ms: number;
  readonly kind: ConsentRecord["kind"];
  readonly visitor_id: string | null;
  readonly text_version: string;
  readonly text_hash: string;
  readonly text: string;
  readonly choice: string;
  readonly path: string;
  readonly client_address: string;
  readonly user_agent: string;
}): ConsentRecord {
  return {
    id: row.id,
    atMs: row.at_ms,
    kind: row.kind,
    visitorId: row.visitor_id,
    choice: row.choice,
    textVersion: row.text_version,
    textHash: row.text_hash,
    text: row.text,
    path: row.path,
    clientAddress: row.client_address,
    userAgent: row.user_agent,
  };
}
