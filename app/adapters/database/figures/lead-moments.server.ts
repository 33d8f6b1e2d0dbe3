import type { DatabaseArea } from "#app/adapters/database/tables/database-area.server.ts";
import type { LeadsTables } from "#app/adapters/database/tables/tables.server.ts";
import type { LeadMoment } from "#app/ports/figure-ports.ts";
import type { OwnStores } from "#app/ports/lead-desk-ports.ts";

/** What a lead says may be long. */
const READ_AT_ONCE = 500;

/** The oldest first; of what a lead says its page alone is kept. */
export async function listLeadMoments(
  { bulkDb }: Pick<DatabaseArea<LeadsTables>, "bulkDb">,
  sinceMs: number,
  storeIds: OwnStores,
): Promise<readonly LeadMoment[]> {
  const moments: LeadMoment[] = [];
  let afterId = 0;
  for (;;) {
    let query = bulkDb
      .selectFrom("leads")
      .leftJoin("lead_answers", "lead_answers.lead_id", "leads.id")
      .select([
        "leads.id",
        "leads.store_id",
        "leads.type",
        "leads.received_at_ms",
        "leads.content",
        "lead_answers.answered_at_ms",
      ])
      .where("leads.received_at_ms", ">=", sinceMs)
      .where("leads.id", ">", afterId)
      .orderBy("leads.id")
      .limit(READ_AT_ONCE);
    if (storeIds !== null)
      query = query.where("leads.store_id", "in", storeIds);
    const rows = await query.execute();
    for (const row of rows)
      moments.push({
        storeId: row.store_id,
        type: row.type,
        receivedAtMs: row.received_at_ms,
        answeredAtMs: row.answered_at_ms,
        url: readUrl(row.content),
      });
    const last = rows.at(-1);
    if (last === undefined || rows.length < READ_AT_ONCE) return moments;
    afterId = last.id;
  }
}

function readUrl(content: string): string | null {
  try {
    const read: unknown = JSON.parse(content);
    return typeof read === "object" &&
      read !== null &&
      "url" in read &&
      typeof read.url === "string"
      ? read.url
      : null;
  } catch {
    return null;
  }
}
